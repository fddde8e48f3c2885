import { killedServer } from '../../tests/support/kill/killed-server.ts';
import { numberAfter, say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';

const text = `The server is killed at a random moment while it writes, and started again on what it left: everything that it had
acknowledged has to be there, and nothing by halves. With the embedded PostgreSQL the rounds kill in turn the server, PostgreSQL and the server at the
same moment (a power cut of everything that runs), and PostgreSQL alone, after which the same server has to answer again.`;

/** Kills the server while it writes, on both databases: `kill [--rounds 200]`. */
export const proveKill: Proof = async (options, report) => {
  const rounds = numberAfter(options, '--rounds', 200);
  const writePage = beginPage({ name: 'kill', text });
  const lines: ProofLine[] = [];
  for (const database of ['embedded', 'server'] as const) {
    const target = '0 lost, 0 by halves, opened every time, PostgreSQL back within 3 s';
    const onRound = (round: number, acknowledged: number) => {
      if (round % 10 === 0) say(`${database}: round ${round}, ${acknowledged} acknowledged`);
    };
    const { lost, halves, acknowledged, slowestStartMs, slowestReturnMs } = await killedServer({ rounds, database, onRound });
    for (const fault of [...lost, ...halves].slice(0, 20)) say(fault);
    lines.push({
      what: `SIGKILL under writes, ${database}`,
      measured: `${rounds} rounds, ${acknowledged} acknowledged, ${lost.length} lost, ${halves.length} by halves, slowest start ${slowestStartMs} ms${database === 'embedded' ? `, slowest return of PostgreSQL ${slowestReturnMs} ms` : ''}`,
      target,
      holds: lost.length + halves.length === 0 && slowestReturnMs <= 3_000,
    });
    for (const line of lines.slice(-1)) report(line);
  }
  if (rounds >= 200) writePage(lines);
  return lines;
};
