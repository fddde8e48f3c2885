import { expect, it } from 'vitest';
import { levelOfLine } from '../../../server/db/connect/embedded/postgres-process.ts';

it.each([
  ['FATAL:  terminating connection due to administrator command', 'debug'],
  ['FATAL:  terminating autovacuum process due to administrator command', 'debug'],
  ['FATAL:  terminating background worker "parallel worker" due to administrator command', 'debug'],
  ['LOG:  database system is ready to accept connections', 'debug'],
  ['FATAL:  the database system is starting up', 'warn'],
  ['FATAL:  terminating connection because of crash of another server process', 'warn'],
  ['PANIC:  could not write to file', 'warn'],
  ['WARNING:  out of shared memory', 'warn'],
  ['ERROR:  duplicate key value violates unique constraint', null],
  ['DETAIL:  Key (id)=(1) already exists.', null],
  ['', null],
] as const)('logs what PostgreSQL writes, "%s", at the level %s', (line, level) => {
  expect(levelOfLine(line)).toBe(level);
});
