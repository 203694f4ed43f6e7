"""What one small machine can carry: ratios within one run, because machines are noisy."""
