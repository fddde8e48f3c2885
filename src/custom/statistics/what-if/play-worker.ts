import { playedDays, playPlans } from '../../../../contract/rules/statistics/what-if/summarise-plays.ts';
import type { PlayReport, PlayRequest } from './use-plays.ts';

/** So often the page is informed, in days. */
const step = 5;

// In a worker of the browser, so that the console stays as quick as it is.
self.addEventListener('message', ({ data }: MessageEvent<PlayRequest>) => {
  const { expected, plans, seed, aim } = data;
  const plays = playPlans(expected, plans, { seed, aim, days: playedDays });
  for (let next = plays.next(); ; next = plays.next()) {
    if (next.done === true) {
      report({ outcomes: next.value.flatMap((summary, place) => plans.slice(place, place + 1).map((plan) => ({ plan, summary }))) });
      return;
    }
    if (next.value % step === 0) report({ done: next.value });
  }
});

function report(said: PlayReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
  self.postMessage(said);
}
