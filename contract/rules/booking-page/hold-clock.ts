/** The client is warned so long before the held time ends. */
const warnedBeforeMs = 120_000;

/** What the server said of a held time, and when this machine, by its own clock, learned of it. */
export type HeldTime = { readonly held_until: string; readonly now: string; readonly receivedAt: number };

export type HoldState = { readonly state: 'held' | 'ending' | 'ended'; readonly leftMs: number };

/** How long a time is still held; the clock of this machine may show anything, as long as it goes. */
export function holdStateAt({ held_until, now, receivedAt }: HeldTime, at: number): HoldState {
  const leftMs = Math.max(0, Date.parse(held_until) - Date.parse(now) - (at - receivedAt));
  if (leftMs === 0) return { state: 'ended', leftMs };
  return { state: leftMs <= warnedBeforeMs ? 'ending' : 'held', leftMs };
}
