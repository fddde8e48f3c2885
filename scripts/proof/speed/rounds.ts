import { median } from '../measuring/median.ts';
import type { Contestant } from './contestants.ts';
import { type Load, type Measured, measure } from './run-load.ts';

/** The same work put to each contestant in its own words. */
export type Work = {
  readonly limit: () => Load;
  readonly ours: () => Load;
  /** Takes away what the limit left for our server to do in the background: that is not ours. */
  readonly afterLimit?: () => Promise<unknown>;
};
export type Compared = {
  /** Ours to the limit's, the median of the rounds. */
  readonly cpu: number;
  readonly perSecond: number;
  /** The calmest round of each. */
  readonly best: { readonly limit: Measured; readonly ours: Measured };
};
export type Pair = { readonly limit: Contestant; readonly ours: Contestant; readonly databasePid: number };

/** Measures in turns, so that what else the machine does meets both; ratios are taken within one round. */
export async function compare({ limit, ours, databasePid }: Pair, work: Work, rounds: number): Promise<Compared> {
  const measured: { readonly limit: Measured; readonly ours: Measured }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [first, second] = [work.limit(), work.ours()];
    // Our server works in the background over one database with the limit: meanwhile it pauses.
    process.kill(ours.pid, 'SIGSTOP');
    const one = await measure(limit, databasePid, first).finally(() => process.kill(ours.pid, 'SIGCONT'));
    await work.afterLimit?.();
    const other = await measure(ours, databasePid, second);
    // The first round warms up: much of what runs is compiled only after some thousand requests.
    if (round > 0) measured.push({ limit: one, ours: other });
  }
  const best = (of: (one: (typeof measured)[number]) => Measured) => measured.map(of).reduce((a, b) => (a.cpu <= b.cpu ? a : b));
  return {
    cpu: median(measured.map((one) => one.ours.cpu / one.limit.cpu)),
    perSecond: median(measured.map((one) => one.ours.perSecond / one.limit.perSecond)),
    best: { limit: best((one) => one.limit), ours: best((one) => one.ours) },
  };
}
