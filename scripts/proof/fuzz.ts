import { openCentral } from '../../tests/support/central.ts';
import { aDrive, type Outcome } from '../../tests/support/fuzz/drive.ts';
import { superAdministrator } from '../../tests/support/people.ts';
import { numberAfter, say, seedOf } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

/** A world stays small: after so many requests a new one is made, from the next seed. */
const inWorld = 10_000;

const text = `Requests made at random from the description of the API, ten thousand in a world, each in a new one: right and wrong
values, methods, headers and bodies. An answer is wrong when it is no answer of the description, a 5xx, or keeps a field nobody knows.`;

/** Random requests made from the description of the API, with every pair of operation and status seen: `fuzz [--count 100000] [--seed N]`. */
export const proveFuzz: Proof = async (options, report) => {
  const count = numberAfter(options, '--count', 100_000);
  const writePage = beginPage({ name: 'fuzz', text });
  const first = seedOf(options);
  const pairs = new Map<string, number>();
  let [sent, faults, slowest] = [0, 0, 0];
  for (let seed = first; sent < count; seed += 1) {
    const outcome = await drivenWorld(seed, Math.min(inWorld, count - sent));
    for (const [pair, times] of outcome.pairs) pairs.set(pair, (pairs.get(pair) ?? 0) + times);
    for (const fault of outcome.faults) say(`seed ${seed}: ${fault}`);
    [sent, faults, slowest] = [sent + outcome.sent, faults + outcome.faultCount, Math.max(slowest, outcome.slowestMilliseconds)];
    say(`${sent} requests, ${faults} faults`);
  }
  for (const [pair, times] of [...pairs].toSorted(([one], [other]) => one.localeCompare(other))) say(`${pair}: ${times}`);
  const lines: readonly ProofLine[] = [
    { what: 'answers to random requests', measured: `${faults} wrong of ${sent}`, target: '0 wrong', holds: faults === 0 },
    { what: 'operations with their statuses', measured: `${pairs.size} pairs seen`, target: 'for information', holds: null },
    { what: 'slowest answer', measured: `${slowest} ms`, target: '≤ 2,000 ms on a quiet machine', holds: null },
  ];
  for (const line of lines) report(line);
  if (count >= 100_000) writePage(lines);
  return lines;
};

async function drivenWorld(seed: number, count: number): Promise<Outcome> {
  const central = await openCentral();
  try {
    const drive = await aDrive(central, await superAdministrator(central));
    return await drive.send(seed, count);
  } finally {
    await central.close();
  }
}
