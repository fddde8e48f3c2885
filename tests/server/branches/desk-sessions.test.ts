import { Kysely, PostgresDialect, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pruneEvents } from '../../../server/areas/branches/events/journal.ts';
import { deskSessions } from '../../../server/db/migrations/before-release/0093-desk-sessions.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { aReportingBranch } from '../../support/branch/reporting-branch.ts';
import { startOfTests } from '../../support/central.ts';

const setup = await branchesOfFile();

const at = (seconds: number) => new Date(Date.parse(startOfTests) + seconds * 1000);
const sessionsOf = async (storeId: number) =>
  (
    await sql<Record<string, unknown>>`
      select sequence::int, employee_id, started_at, ended_at from desk_sessions where store_id = ${storeId} order by sequence`.execute(
      setup.central.db,
    )
  ).rows;

describe('who sat at which desk', () => {
  it('is kept from when to when, whatever comes late or twice, and is made from the journal as well', async () => {
    const branch = await aReportingBranch(setup);
    const { desk, employee, id } = branch.store;
    const open = (employee_id: number | null) => ({ kind: 'desk_opened', desk_id: desk, employee_id }) as const;
    const [one, again, other, closing, last] = branch.numbered([
      open(employee),
      open(employee),
      open(null),
      { kind: 'desk_closed', desk_id: desk },
      open(employee),
    ]);
    if (!one || !again || !other || !closing || !last) throw new Error('There are five events');
    await branch.send([one, last]);
    expect(await sessionsOf(id)).toEqual([{ sequence: 1, employee_id: employee, started_at: at(0), ended_at: null }]);
    await branch.send([closing, one, again]);
    await branch.send([other, last]);
    const whole = [
      { sequence: 1, employee_id: employee, started_at: at(0), ended_at: at(2) },
      { sequence: 3, employee_id: null, started_at: at(2), ended_at: at(3) },
      { sequence: 5, employee_id: employee, started_at: at(4), ended_at: null },
    ];
    expect(await sessionsOf(id)).toEqual(whole);
    await sql`drop table desk_sessions`.execute(setup.central.db);
    await deskSessions.up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: setup.central.opened.pool }) }));
    expect(await sessionsOf(id)).toEqual(whole);
  });

  it('outlives what the journal forgets, and ends when the desk is closed after it', async () => {
    const branch = await aReportingBranch(setup);
    const { desk, employee, id } = branch.store;
    const open = { kind: 'desk_opened', desk_id: desk, employee_id: employee } as const;
    await branch.send(branch.numbered([open, open]));
    await pruneEvents(setup.central.db, new Date(setup.central.clock.now().getTime() + 40 * 86_400_000));
    await branch.send(branch.numbered([open, { kind: 'desk_closed', desk_id: desk }]));
    const { rows } = await sql<{ ended: boolean; sessions: number }>`
      select bool_and(ended_at is not null) as ended, count(*)::int as sessions from desk_sessions where store_id = ${id}`.execute(
      setup.central.db,
    );
    expect(rows).toEqual([{ ended: true, sessions: 1 }]);
  });
});
