import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../../server/adapters/clock.ts';
import { type Central, openCentral } from '../../tests/support/central.ts';
import { numberAfter, say } from './reporting/options.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';
import { type Asking, rounds } from './timing/askings.ts';
import { likelihoodOfSameSource, medianOf } from './timing/mann-whitney.ts';

const page = fileURLToPath(new URL('../../docs/proof/timing.md', import.meta.url));
const leastLikelihood = 0.01;
const rehearsals = 5;

/** No one learns from how long an answer takes who has an account: `timing [--rounds 300]`. */
export const proveTiming: Proof = async (options, report) => {
  const count = numberAfter(options, '--rounds', 300);
  const central = await openCentral();
  try {
    // Its time is moved, but anyone who rests really does.
    Object.assign(central.clock, { rest: systemClock.rest });
    await central.app.listen({ port: 0, host: '127.0.0.1' });
    const lines: ProofLine[] = [];
    for (const { askings, alike } of rounds) {
      const times = await timesOf(central, askings, count);
      for (const [one, other] of alike) lines.push(judged(`${one} and ${other}`, times.get(one) ?? [], times.get(other) ?? []));
    }
    lines.forEach(report);
    if (count >= 300) writeFileSync(page, reportOf(count, lines));
    return lines;
  } finally {
    await central.close();
  }
};

/** Rounds in which each is asked once, in an order by chance, so that whatever slows the machine slows all. */
async function timesOf(
  central: Central,
  askings: Readonly<Record<string, Asking>>,
  count: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>(Object.keys(askings).map((name) => [name, []]));
  const origin = originOf(central);
  for (let round = -rehearsals; round < count; round += 1) {
    // What one address may is another proof.
    central.clock.advance(120_000);
    const prepared = [];
    for (const [name, asking] of Object.entries(askings)) prepared.push({ name, chance: Math.random(), ...(await asking(central)) });
    prepared.sort((left, right) => left.chance - right.chance);
    for (const { name, path, body } of prepared) {
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const began = performance.now();
      const answer = await fetch(`${origin}/central/auth/${path}`, request);
      await answer.arrayBuffer();
      if (round >= 0) times.get(name)?.push(performance.now() - began);
    }
    if (round % 50 === 0) say(`round ${round} of ${count}`);
  }
  return times;
}

function judged(what: string, one: readonly number[], other: readonly number[]): ProofLine {
  const likelihood = likelihoodOfSameSource(one, other);
  const [first, second] = [medianOf(one), medianOf(other)];
  return {
    what,
    measured: `p = ${likelihood.toPrecision(2)}; medians ${first.toFixed(2)} and ${second.toFixed(2)} ms`,
    target: `p >= ${leastLikelihood}`,
    holds: likelihood >= leastLikelihood,
  };
}

function originOf({ app }: Central): string {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

function reportOf(count: number, lines: readonly ProofLine[]): string {
  const rows = lines.map(({ what, measured, holds }) => `| ${what} | ${measured} | ${holds === true ? 'yes' : '**no**'} |`);
  return `# Timing

Written by \`npm run proof -- timing\`. ${count} rounds over the loopback; in each, every kind of request is
made once, in an order by chance. The two-sided test of Mann and Whitney says how likely two kinds come from one source. With ${lines.length} lines,
one run in ${Math.round(1 / (1 - (1 - leastLikelihood) ** lines.length))} misses the target by chance alone. Every account is asked about once, so that nothing is cached.

Without the even answer (\`server/areas/accounts/sign-in/constant-time.ts\`) the same measure told a wrong password from an unknown name by 3.7 ms (60 pairs,
p = 5e-12): a try at an account that exists is counted in the database before the password is looked at.

${new Date().toISOString().slice(0, 16)} UTC, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end, Node ${process.versions.node}, PostgreSQL.

| what | measured | p >= ${leastLikelihood} |
|---|---|---|
${rows.join('\n')}
`;
}
