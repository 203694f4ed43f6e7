"""What every engine writes in the same words; `user` is quoted, for PostgreSQL keeps that word for itself."""

from __future__ import annotations

OPENED = (
    "insert into tables (game, rules_version, data_digest, options, seats_wanted, guild, channel, thread,"
    " language, opened_by, opened, key, pace, lesson, prompt, has_guests_only) values (:game, :rules_version,"
    " :data_digest, :options, :seats_wanted, :guild, :channel, :thread, :language, :opened_by, :opened, :key,"
    " :pace, :lesson, :prompt, :has_guests_only) returning id"
)
TABLE = (
    "update tables set rules_version = :rules_version, data_digest = :data_digest, guild = :guild,"
    " channel = :channel, thread = :thread, status = :status, started = :started, ended = :ended,"
    " result = :result, called = :called, pace = :pace, rest = :rest, rest_until = :rest_until,"
    " has_hold = :has_hold, prompt = :prompt, has_guests_only = :has_guests_only where id = :id"
)
SEAT = (
    'insert into seats (table_id, seat, "user", language, question, last_turn, status, has_agreed, joined,'
    " colour, letter, computer, name, note, has_resting_note, has_left, tips, has_asked, has_offer)"
    " values (:table_id, :seat, :user, :language, :question, :last_turn, :status, :has_agreed, :joined,"
    " :colour, :letter, :computer, :name, :note, :has_resting_note, :has_left, :tips, :has_asked, :has_offer)"
    " on conflict (table_id, seat) do update set language = :language, question = :question,"
    " last_turn = :last_turn, status = :status, has_agreed = :has_agreed, joined = :joined,"
    " colour = :colour, letter = :letter, computer = :computer, name = :name, note = :note,"
    " has_resting_note = :has_resting_note, has_left = :has_left, tips = :tips, has_asked = :has_asked,"
    " has_offer = :has_offer"
)
FORMER = (
    'insert into former (table_id, version, seat, "user", name, language, time, posts)'
    " values (:table_id, :version, :seat, :user, :name, :language, :time, :posts)"
    ' on conflict (table_id, version) do update set seat = :seat, "user" = :user, name = :name,'
    " language = :language, time = :time, posts = :posts"
)
STEP = (
    "insert into steps (table_id, version, rules_version, seat, action, events, state, as_of, back_to,"
    " has_drawn, has_revealed, request, time) select :table_id, :version, :rules_version, :seat, :action,"
    " :events, :state, :as_of, :back_to, :has_drawn, :has_revealed, :request, :time"
    " where :version = (select coalesce(max(version) + 1, 0) from steps where table_id = :table_id)"
)
BOX = "insert into boxes (table_id, version, digest) values (:table_id, :version, :digest)"
ANSWER = (
    "insert into standing (table_id, seat, key, span, number, given)"
    " values (:table_id, :seat, :key, :span, :number, :given)"
)
GUEST = 'insert into guests (table_id, "user", status) values (:table_id, :user, :status)'
TIMER = (
    "insert into timers (table_id, seat, kind, since, due, said, has_muted, bank, has_run_out)"
    " values (:table_id, :seat, :kind, :since, :due, :said, :has_muted, :bank, :has_run_out)"
)
POLL = (
    "insert into polls (table_id, number, kind, seat, choices, details, opened, until, due, outcome, closed,"
    " channel, message, posted) values (:table_id, :number, :kind, :seat, :choices, :details, :opened,"
    " :until, :due, :outcome, :closed, :channel, :message, :posted)"
    " on conflict (table_id, number) do update set due = :due, outcome = :outcome, closed = :closed,"
    " details = :details, channel = :channel, message = :message, posted = :posted"
)
BALLOT = (
    "insert into ballots (table_id, poll, seat, choice, given)"
    " values (:table_id, :poll, :seat, :choice, :given)"
)
MESSAGE = (
    "insert into outbox (table_id, version, kind, seat, payload, created)"
    " values (:table_id, :version, :kind, :seat, :payload, :created) returning id"
)
POST = (
    "insert into posts (table_id, kind, seat, channel, message, posted, since, version)"
    " values (:table_id, :kind, :seat, :channel, :message, :posted, :since, :version)"
    " on conflict (table_id, kind, seat) do update set channel = :channel, message = :message,"
    " posted = :posted, since = :since, version = :version"
)
UNPOST = "delete from posts where table_id = :table_id and kind = :kind and message = :message"
PERSON = (
    'insert into people ("user", name, language, seen) values (:user, :name, :language, :seen)'
    ' on conflict ("user") do update set name = :name, language = :language, seen = :seen'
    " returning *"
)

CHOICES = (
    'insert into people ("user", name, language, seen, calls, speaks, has_confirmation, has_statistics,'
    " has_tips, zone, quiet_from, quiet_to, away_from, away_until) values (:user, :name, :language, :seen,"
    " :calls, :speaks, :has_confirmation, :has_statistics, :has_tips, :zone, :quiet_from, :quiet_to,"
    " :away_from, :away_until)"
    ' on conflict ("user") do update set name = :name, language = :language, seen = :seen, calls = :calls,'
    " speaks = :speaks, has_confirmation = :has_confirmation, has_statistics = :has_statistics,"
    " has_tips = :has_tips, zone = :zone, quiet_from = :quiet_from, quiet_to = :quiet_to,"
    " away_from = :away_from, away_until = :away_until returning *"
)
REPORT = (
    "insert into reports (table_id, version, created) select :table_id, :version, :created"
    " where (select count(*) from reports where table_id = :table_id) < :most returning id"
)
SERVER = (
    "insert into servers (guild, channels, roles, language, pace)"
    " values (:guild, :channels, :roles, :language, :pace) on conflict (guild) do update set"
    " channels = :channels, roles = :roles, language = :language, pace = :pace"
)
GREETING = (
    "insert into servers (guild, greeting) values (:guild, 'owed')"
    " on conflict (guild) do update set greeting = 'owed' where servers.greeting = 'none'"
)
PLACE = "insert into places (table_id, place) values (:table_id, :place) on conflict do nothing"
CLOSED = 'update people set has_closed_messages = :is_closed where "user" = :user returning *'
SETTING = (
    "insert into settings (key, value) values (:key, :value)"
    " on conflict (key) do update set value = excluded.value"
)
BARRED = "insert into barred (guild, hash, since) values (:guild, :hash, :since) on conflict do nothing"
FORGOTTEN = (
    "insert into forgotten (hash, times) values (:hash, 1)"
    " on conflict (hash) do update set times = forgotten.times + 1"
)
