import { killedServer } from '../../tests/support/kill/killed-server.ts';
import { hasPostgres } from '../../tests/support/postgres-cluster.ts';
import { numberAfter, say } from './options.ts';
import { beginPage } from './page.ts';
import type { Proof, ProofLine } from './proof-line.ts';

const text = `The server is killed at a random moment while it writes, and started again on what it left: everything that it had
acknowledged has to be there, and nothing by halves.`;

/** Kills the server while it writes, on both databases: `kill [--rounds 200]`. */
export const proveKill: Proof = async (options, tell) => {
  const rounds = numberAfter(options, '--rounds', 200);
  const writePage = beginPage({ name: 'kill', text });
  const lines: ProofLine[] = [];
  for (const database of ['embedded', 'server'] as const) {
    const target = '0 lost, 0 by halves, opened every time';
    if (database === 'server' && !hasPostgres) {
      lines.push({ what: `SIGKILL under writes, ${database}`, measured: 'no PostgreSQL here', target, holds: false });
      continue;
    }
    const told = (round: number, acknowledged: number) => {
      if (round % 10 === 0) say(`${database}: round ${round}, ${acknowledged} acknowledged`);
    };
    const { lost, halves, acknowledged, slowestStartMs } = await killedServer({ rounds, database, told });
    for (const fault of [...lost, ...halves].slice(0, 20)) say(fault);
    lines.push({
      what: `SIGKILL under writes, ${database}`,
      measured: `${rounds} rounds, ${acknowledged} acknowledged, ${lost.length} lost, ${halves.length} by halves, slowest start ${slowestStartMs} ms`,
      target,
      holds: lost.length + halves.length === 0,
    });
    for (const line of lines.slice(-1)) tell(line);
  }
  if (rounds >= 200) writePage(lines);
  return lines;
};
