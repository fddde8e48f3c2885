import { openCentral } from '../../tests/support/central.ts';
import { isolation } from '../../tests/support/isolation/isolation.ts';
import { streamed } from '../../tests/support/isolation/streamed.ts';
import { numberAfter, say, seedOf } from './reporting/options.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

const casesInWorld = 100;
/** One story of the stream for so many cases of the rest: it reports, or does not tell, some thirty times. */
const casesInStory = 100;

/** Random users over random worlds see what a model sees: `isolation [--count 10000] [--seed N]`. */
export const proveIsolation: Proof = async (options, report) => {
  const worlds = Math.ceil(numberAfter(options, '--count', 10_000) / casesInWorld);
  const seed = seedOf(options);
  const central = await openCentral();
  try {
    const { cases, leaks } = await isolation(central, { seed, worlds, casesInWorld });
    const live = await streamed(central, { seed, stories: Math.ceil((worlds * casesInWorld) / casesInStory) });
    for (const leak of [...leaks, ...live.leaks].slice(0, 20)) say(leak);
    const lines = [
      lineOf('store isolation', leaks, cases),
      lineOf('store isolation of the live stream', live.leaks, live.delivered + live.withheld),
    ];
    lines.forEach(report);
    return lines;
  } finally {
    await central.close();
  }
};

function lineOf(what: string, leaks: readonly string[], cases: number): ProofLine {
  return { what, measured: `${leaks.length} leaks in ${cases} cases`, target: '0 leaks', holds: leaks.length === 0 };
}
