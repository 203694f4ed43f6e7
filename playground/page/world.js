// What the playground has told so far, and what follows from it for each player.

import { setClock } from "./times.js";

const TEXT = 0;
const PRIVATE = 1;
const TYPING_LASTS = 10000;

const older = (one, other) => one.length - other.length || (one < other ? -1 : Number(one > other));

export class World {
  isKnown = false;

  /** Take in what was told. */
  hear(told) {
    switch (told.tell) {
      case "world":
        this.#begin(told);
        break;
      case "message":
        this.#put(told.message);
        break;
      case "gone":
        this.messages.get(told.channel)?.delete(told.message);
        break;
      case "notification":
        this.notifications.push(told.notification);
        break;
      case "read": {
        const player = this.player(told.player);
        if (player) player.read = { ...player.read, [told.channel]: told.read };
        break;
      }
      case "typing":
        this.typing.set(told.channel, Date.now() + TYPING_LASTS);
        break;
      case "commands":
        this.commands.clear();
        break;
      case "time":
        setClock(told.now);
        break;
      case "health":
        this.health = told.health;
        break;
      case "players":
        this.players = told.players;
        this.commands.clear();
        break;
      case "channels":
        this.channels = new Map(told.channels.map((each) => [each.id, each]));
        this.roles = told.roles;
        break;
    }
  }

  #begin(told) {
    Object.assign(this, {
      name: told.name,
      guild: told.guild,
      bot: told.bot,
      players: told.players,
      roles: told.roles,
      health: told.health,
      notifications: told.notifications,
      offered: told.offered,
    });
    setClock(told.now);
    this.channels = new Map(told.channels.map((each) => [each.id, each]));
    this.messages = new Map();
    this.typing = new Map();
    this.commands = new Map();
    this.cut = new Set();
    for (const message of told.messages) this.#put(message);
    this.pageSize = told.page;
    for (const [channel, messages] of this.messages) if (this.#isPage([...messages.values()])) this.cut.add(channel);
    this.isKnown = true;
  }

  #put(message) {
    const before = this.messages.get(message.channel_id) ?? new Map();
    const isNew = !before.has(message.id);
    before.set(message.id, message);
    this.messages.set(
      message.channel_id,
      isNew ? new Map([...before].sort(([one], [other]) => older(one, other))) : before,
    );
    if (message.author === this.bot.id) this.typing.delete(message.channel_id);
  }

  /** Take in messages from before those that are known. */
  takeEarlier(channel, messages) {
    for (const message of messages) this.#put(message);
    if (!this.#isPage(messages)) this.cut.delete(channel);
  }

  /** Whether there may be more before these: private answers are not counted. */
  #isPage(messages) {
    return messages.filter((each) => !each.only_for).length >= this.pageSize;
  }

  player(id) {
    return this.players.find((each) => each.id === id);
  }

  nameOf(id) {
    return id === this.bot.id ? this.bot.name : this.player(id)?.name;
  }

  canSee(player, channel) {
    return this.channels.get(channel)?.seen_by.includes(player) ?? false;
  }

  /** The places of a player, in the order they are listed: channels with their threads, then private messages. */
  placesOf(player) {
    const seen = [...this.channels.values()].filter((each) => each.seen_by.includes(player));
    const threads = (parent) => seen.filter((each) => each.parent === parent.id).reverse();
    const texts = seen.filter((each) => each.kind === TEXT);
    return [
      ...texts.flatMap((each) => [each, ...threads(each)]),
      ...seen.filter((each) => each.kind === PRIVATE),
    ];
  }

  isPrivate(channel) {
    return channel.kind === PRIVATE;
  }

  isThread(channel) {
    return channel.parent !== null;
  }

  /** What a player sees in a place, oldest first. */
  messagesFor(player, channel) {
    return [...(this.messages.get(channel)?.values() ?? [])].filter(
      (each) => each.only_for === null || each.only_for === player,
    );
  }

  /** How many unread messages, and how many of them call this player. */
  unread(player, channel) {
    const read = this.player(player)?.read[channel] ?? "0";
    const fresh = this.messagesFor(player, channel).filter(
      (each) => older(each.id, read) > 0 && each.author !== player,
    );
    return {
      count: fresh.length,
      calls: fresh.filter((each) => each.pinged.includes(player)).length,
      first: fresh[0]?.id,
    };
  }

  /** Calls for a player in all places but the private messages, which are only marked as unread. */
  callsFor(player) {
    const shared = this.placesOf(player).filter((each) => !this.isPrivate(each));
    return shared.reduce((sum, each) => sum + this.unread(player, each.id).calls, 0);
  }

  hasLetters(player) {
    return this.placesOf(player).some((each) => this.isPrivate(each) && this.unread(player, each.id).count);
  }

  /** What a player's phone showed, newest first. */
  notificationsOf(player) {
    return this.notifications.filter((each) => each.person === player).reverse();
  }

  /** Whether the player has not yet read what a notification is about. */
  isFresh(told) {
    return older(told.message, this.player(told.person)?.read[told.channel] ?? "0") > 0;
  }

  isTyping(channel) {
    return (this.typing.get(channel) ?? 0) > Date.now();
  }

  /** Where to begin: the youngest open thread that calls somebody, the youngest open thread, or nowhere. */
  latestThread() {
    return [...this.channels.values()].filter((each) => this.isThread(each) && !each.is_archived).at(-1);
  }
}
