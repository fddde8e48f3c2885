import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { UnnumberedEvent } from '../../support/branch/branch-client.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { aReportingBranch } from '../../support/branch/reporting-branch.ts';
import { startOfTests } from '../../support/central.ts';
import { superAdministrator } from '../../support/people.ts';
import { anOrder } from '../../support/records.ts';

const setup = await branchesOfFile();

const at = (seconds: number) => new Date(Date.parse(startOfTests) + seconds * 1000);

describe('what a branch tells', () => {
  it('becomes tickets, acknowledged once they are kept', async () => {
    const branch = await aReportingBranch(setup);
    expect(await branch.send(branch.numbered(branch.course(1)))).toMatchObject({ acknowledged: 4, missing: [] });
    expect(await branch.rowsOf('tickets')).toMatchObject([
      {
        number: 'A 1',
        state: 'finished',
        service_id: branch.store.service,
        desk_id: branch.store.desk,
        employee_id: branch.store.employee,
        created_at: at(0),
        called_at: at(1),
        served_at: at(2),
        finished_at: at(3),
        version: 1,
      },
    ]);
  });

  it('counts once, however often it is sent, over whatever connections', async () => {
    const branch = await aReportingBranch(setup);
    const events = branch.numbered(branch.course(1));
    await branch.send(events);
    await branch.send(events);
    await branch.connect();
    expect(await branch.send([...events, ...events])).toMatchObject({ acknowledged: 4 });
    expect(await branch.rowsOf('tickets')).toHaveLength(1);
    expect(
      (
        await sql<{ count: number }>`select count(*)::int as count from branch_events where store_id = ${branch.store.id}`.execute(
          setup.central.db,
        )
      ).rows,
    ).toEqual([{ count: 4 }]);
  });

  it('is put in its order, and what is missing is asked for again', async () => {
    const branch = await aReportingBranch(setup);
    const [issued, called, serving, finished] = branch.numbered(branch.course(1));
    expect(await branch.send([finished])).toMatchObject({ acknowledged: 0, missing: [[1, 3]] });
    expect(await branch.rowsOf('tickets')).toEqual([]);
    expect(await branch.send([called, issued])).toMatchObject({ acknowledged: 2, missing: [[3, 3]] });
    expect(await branch.send([serving])).toMatchObject({ acknowledged: 4, missing: [] });
    expect(await branch.rowsOf('tickets')).toMatchObject([{ state: 'finished', called_at: at(1), served_at: at(2), finished_at: at(3) }]);
    expect(await branch.connect()).toMatchObject({ acknowledged: 4, missing: [] });
  });

  it('keeps a visit together, whichever of its tickets is heard of first', async () => {
    const branch = await aReportingBranch(setup);
    const order = await anOrder(await superAdministrator(setup.central), branch.store.id, branch.store.service);
    const [first, sent, second] = branch.numbered([
      { kind: 'ticket_created', ticket: 7, number: 'A 7', service_id: branch.store.service, visit: null, order_id: order },
      { kind: 'ticket_transferred', ticket: 7, service_id: branch.store.service },
      { kind: 'ticket_created', ticket: 8, number: 'A 7', service_id: branch.store.service, visit: 7, order_id: order },
    ]);
    await branch.send([second]);
    await branch.send([first, sent]);
    const [one, other] = (await branch.rowsOf('tickets')).toSorted((a, b) => Number(a['created_at']) - Number(b['created_at']));
    expect(one).toMatchObject({ state: 'transferred', visit_id: one?.['id'], order_id: order });
    expect(other).toMatchObject({ state: 'waiting', visit_id: one?.['id'] });
  });

  it('gives the tickets of a batch rising identifiers, in the order of the branch', async () => {
    const branch = await aReportingBranch(setup);
    const tickets = Array.from({ length: 60 }, (_, place) => place + 1);
    const created = (ticket: number): UnnumberedEvent => {
      return { kind: 'ticket_created', ticket, number: `A ${ticket}`, service_id: branch.store.service, visit: null, order_id: null };
    };
    await branch.send(branch.numbered(tickets.map(created)));
    const rows = (await branch.rowsOf('tickets')).toSorted((one, other) => Number(one['id']) - Number(other['id']));
    expect(rows.map((row) => row['number'])).toEqual(tickets.map((ticket) => `A ${ticket}`));
  });

  it("is kept as faulty where it names what is not the store's, and keeps nothing back", async () => {
    const { store: foreign } = await aReportingBranch(setup);
    const branch = await aReportingBranch(setup);
    const events = branch.numbered([
      { kind: 'ticket_created', ticket: 1, number: 'A 1', service_id: foreign.service, visit: null, order_id: null },
      { kind: 'ticket_created', ticket: 2, number: 'A 2', service_id: branch.store.service, visit: null, order_id: null },
      { kind: 'ticket_called', ticket: 2, desk_id: foreign.desk, employee_id: foreign.employee },
      { kind: 'device_up', device: 'touch_screen', device_id: foreign.kiosk },
      { kind: 'paper', touch_screen_id: 2_000_000_000, paper: 'out' },
    ]);
    const strange = { sequence: branch.nextNumber(), at: startOfTests, kind: 'coffee_made', cups: 2 };
    const zero = { ...events[1], sequence: branch.nextNumber(), number: 'A\u0000' };
    expect(await branch.send([...events, strange, zero])).toMatchObject({ acknowledged: 7, missing: [] });
    expect(await branch.rowsOf('tickets')).toMatchObject([{ number: 'A 2', state: 'called', desk_id: null, employee_id: null }]);
    expect(await branch.live('touch_screens', foreign.kiosk)).toBeUndefined();
    const { rows } = await sql`select faulty::int from branch_journals where store_id = ${branch.store.id}`.execute(setup.central.db);
    expect(rows).toEqual([{ faulty: 6 }]);
  });

  it('counts on its own day when it is a week late', async () => {
    const branch = await aReportingBranch(setup);
    await branch.send(branch.numbered(branch.course(1), '2026-11-13T08:00:00.000Z'));
    expect(await branch.rowsOf('tickets')).toMatchObject([{ created_at: new Date('2026-11-13T08:00:00.000Z') }]);
  });

  it('is flagged and counts from its receipt when it comes from the future', async () => {
    const branch = await aReportingBranch(setup);
    const near = new Date(setup.central.clock.now().getTime() + 299_000).toISOString();
    await branch.send(branch.numbered(branch.course(1).slice(0, 1), near));
    await branch.send(branch.numbered(branch.course(2), '2027-03-01T08:00:00.000Z'));
    expect(await branch.rowsOf('tickets')).toMatchObject([
      { created_at: new Date(near) },
      { created_at: setup.central.clock.now(), finished_at: setup.central.clock.now() },
    ]);
    const { rows } = await sql`select ahead::int from branch_journals where store_id = ${branch.store.id}`.execute(setup.central.db);
    expect(rows).toEqual([{ ahead: 4 }]);
  });

  it('is told to live readers with the version that the row has, and changes no version', async () => {
    const branch = await aReportingBranch(setup);
    await branch.send(branch.numbered([...branch.course(1), { kind: 'device_up', device: 'touch_screen', device_id: branch.store.kiosk }]));
    const { rows } = await sql`
      select resource, version, action, actor_id from changes where store_ids = array[${branch.store.id}::int] and resource <> 'stores' order by id`.execute(
      setup.central.db,
    );
    expect(rows).toEqual([
      { resource: 'tickets', version: 1, action: 'create', actor_id: null },
      { resource: 'touch-screens', version: 1, action: 'state', actor_id: null },
    ]);
    expect(await branch.rowsOf('touch_screens')).toMatchObject([{ version: 1 }]);
  });
});
