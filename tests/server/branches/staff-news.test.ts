import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { notifyStaff } from '../../../server/areas/branches/notify-staff.ts';
import { deliveryContextOf } from '../../../server/areas/messages/delivery/gateways.ts';
import { aBranchStore } from '../../support/branch/branch-setup.ts';
import { centralOfFile } from '../../support/central-of-file.ts';

const central = await centralOfFile();
const store = await aBranchStore(central.db, 'RADNICE');
const other = await aBranchStore(central.db, 'SEVER');
beforeEach(async () => {
  await sql`truncate email_notifications, staff_alerts, outbox, stores_live, touch_screens_live, outages cascade`.execute(central.db);
});

const sendReports = () =>
  notifyStaff(
    central.db,
    deliveryContextOf(noGateways, new URL('https://fronta.mesto.test'), () => 80, true),
    central.clock.now(),
  );
const letters = async () =>
  (
    await sql<{ recipient: string; subject: string; body: string }>`select recipient, subject, body from outbox order by id`.execute(
      central.db,
    )
  ).rows;

async function notify(events: readonly string[], minutes: number, stores: readonly number[] = []): Promise<void> {
  await sql`
    insert into email_notifications (name, events, store_ids, threshold_minutes, recipients, active)
    values ('N', ${[...events]}::text[], ${[...stores]}::int[], ${minutes}, 'jana@mesto.test, petr@mesto.test', true)`.execute(central.db);
}
const contact = (id: number) =>
  sql`
    insert into stores_live (id, last_socket_communication_at) values (${id}, ${central.clock.now()})
    on conflict (id) do update set last_socket_communication_at = excluded.last_socket_communication_at`.execute(central.db);

describe('staff are written to', () => {
  it('when a store is silent for as long as they said, once for each silence and recipient', async () => {
    await notify(['store_silent'], 30);
    await contact(store.id);
    central.clock.advance(29 * 60_000);
    expect(await sendReports()).toBe(0);
    central.clock.advance(60_000);
    await Promise.all([sendReports(), sendReports()]);
    expect(await sendReports()).toBe(0);
    expect(await letters()).toMatchObject([
      { recipient: 'jana@mesto.test', subject: 'Pobočka RADNICE nekomunikuje' },
      { recipient: 'petr@mesto.test', subject: 'Pobočka RADNICE nekomunikuje' },
    ]);
    expect((await letters())[0]?.body).toContain(`https://fronta.mesto.test/stores/${store.id}`);
    await contact(store.id);
    central.clock.advance(30 * 60_000);
    expect(await sendReports()).toBe(1);
  });

  it('about the stores and the events that they chose, and no others', async () => {
    await notify(['outage'], 1, [other.id]);
    await contact(store.id);
    for (const { id } of [store, other]) {
      await sql`
        insert into outages (store_id, outage_kind, started_at, closed_automatically) values (${id}, 'power', ${central.clock.now()}, false)`.execute(
        central.db,
      );
    }
    central.clock.advance(60_000);
    expect(await sendReports()).toBe(1);
    expect((await letters())[0]?.subject).toBe('Výpadek na pobočce SEVER: Elektřina');
  });

  it('not about an outage that ended before their time', async () => {
    await notify(['outage'], 5);
    const now = central.clock.now();
    await sql`
      insert into outages (store_id, outage_kind, started_at, ended_at, closed_automatically)
      values (${store.id}, 'network', ${now}, ${new Date(now.getTime() + 60_000)}, false)`.execute(central.db);
    central.clock.advance(3_600_000);
    expect(await sendReports()).toBe(0);
  });

  it('about paper at once, and again after it was enough', async () => {
    await notify(['paper_low'], 10);
    const paper = (level: string) =>
      sql`
        insert into touch_screens_live (id, told_paper) values (${store.kiosk}, ${level})
        on conflict (id) do update set told_paper = excluded.told_paper`.execute(central.db);
    const notified: number[] = [];
    for (const level of ['low', 'low', 'out', 'enough', 'low']) {
      await paper(level);
      notified.push(await sendReports());
    }
    expect(notified).toEqual([1, 0, 1, 0, 1]);
    expect((await letters())[0]?.subject).toBe('Kiosek na pobočce RADNICE potřebuje papír: Kiosk');
  });
});
