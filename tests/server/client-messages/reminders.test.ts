import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noGateways, type Outgoing } from '../../../server/adapters/gateways.ts';
import { remindClients } from '../../../server/areas/booking/client-messages/remind-clients.ts';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { deliveryContextOf } from '../../../server/areas/messages/delivery/gateways.ts';
import { anotherServer, type Central, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aReminder, clientLettersOf, letOut } from '../../support/client-letters.ts';
import { deliveryOf } from '../../support/mail-server.ts';
import { anOffice } from '../../support/office.ts';
import { overtaken } from '../../support/overtaken.ts';
import { numberAt, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
beforeAll(async () => {
  await letOut(root, { email: true, sms: true });
});
afterEach(async () => {
  central.clock.moveTo(startOfTests);
  await sql`update notifications set published = false`.execute(central.db);
});

const client = { email: 'jana@doma.test', phone: '+420600123456' };
const delivery = deliveryContextOf(noGateways, null, () => 80, true);
/** What one server does when the clock shows the time. */
const look = async (at: string, server: Central = central) => {
  central.clock.moveTo(at);
  await remindClients({ db: server.db, clock: central.clock, delivery });
};
const reminded = async (order: number) =>
  (await clientLettersOf(central, order))
    .filter(({ purpose }) => purpose === 'reminder')
    .map(({ channel, created_at }) => `${channel} ${created_at.toISOString()}`);
const dayBefore = '2026-11-30T08:00:00.000Z';

describe('a reminder', () => {
  it('goes out when it is due and not before, once, by its own channel', async () => {
    await aReminder(root);
    await aReminder(root, { type: 'sms', time_before: 2, unit: 'hours' });
    await aReminder(root, { type: 'push_notification' });
    await aReminder(root, { published: false });
    const order = await (await anOffice(root)).made(client);
    await look('2026-11-30T07:59:59.000Z');
    expect(await reminded(order)).toEqual([]);
    await look('2026-11-30T08:00:10.000Z');
    await look('2026-11-30T08:00:30.000Z');
    expect(await reminded(order)).toEqual([`email ${dayBefore}`]);
    await look('2026-12-01T06:00:00.000Z');
    expect(await reminded(order)).toEqual([`email ${dayBefore}`, 'sms 2026-12-01T06:00:00.000Z']);
  });

  it('is written once by however many servers look at once', async () => {
    await aReminder(root);
    const { made } = await anOffice(root);
    const orders = await Promise.all(Array.from({ length: 8 }, () => made(client)));
    const second = await anotherServer(central);
    await Promise.all([central, second, central, second, central, second].map((server) => look(dayBefore, server)));
    for (const order of orders) expect(await reminded(order)).toEqual([`email ${dayBefore}`]);
    await second.close();
  });

  it('is written once and sent once by the next server where one is killed, and twice at worst, by one name, where it had just been sent', async () => {
    await aReminder(root);
    const { made } = await anOffice(root);
    const [first, second] = [await made(client), await made({ ...client, email: 'petr@doma.test' })];
    // What the tests before have made is reminded of nothing.
    await sql`update orders set state = 'cancelled' where id not in (${first}, ${second})`.execute(central.db);
    await sql`delete from outbox where state = 'waiting'`.execute(central.db);
    central.clock.moveTo(dayBefore);
    const mailed = deliveryContextOf({ ...noGateways, email: async () => undefined }, null, () => 80, true);
    const remind = (server: Central) => remindClients({ db: server.db, clock: central.clock, delivery: mailed });
    // Killed after it has taken what is due, while it writes the messages.
    const killed = await overtaken(central, {
      lock: sql`lock table outbox in exclusive mode`,
      work: () => remind(central).catch((error: unknown) => error),
      meanwhile: (holder) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          holder,
        ),
    });
    expect(killed).toBeInstanceOf(Error);
    expect(await Promise.all([first, second].map(reminded))).toEqual([[], []]);
    const other = await anotherServer(central);
    await Promise.all([remind(other), remind(central)]);
    expect(await Promise.all([first, second].map(reminded))).toEqual([[`email ${dayBefore}`], [`email ${dayBefore}`]]);
    // Killed with one message before it is sent and with the other one right after: neither call ever comes back.
    const sent: (string | undefined)[] = [];
    const deliver = (server: Central, email: (letter: Outgoing) => Promise<void>) =>
      deliverNext(deliveryOf({ ...central, db: server.db }, { ...noGateways, email }));
    const never = new Promise<void>(() => undefined);
    const begun: string[] = [];
    const dying = [
      (letter: Outgoing) => {
        begun.push(letter.recipient);
        return never;
      },
      (letter: Outgoing) => {
        begun.push(letter.recipient);
        sent.push(letter.identity);
        return never;
      },
    ];
    for (const [place, email] of dying.entries()) {
      void deliver(central, email);
      while (begun.length <= place) await new Promise((resolve) => setImmediate(resolve));
    }
    const takes = async (letter: Outgoing): Promise<void> => {
      sent.push(letter.identity);
    };
    expect(await deliver(other, takes)).toBe(false);
    central.clock.advance(2 * 60_000);
    while (await deliver(other, takes));
    central.clock.advance(60 * 60_000);
    expect(await deliver(other, takes)).toBe(false);
    const [left, right] = [...new Set(sent)].map((name) => sent.filter((one) => one === name).length).toSorted();
    expect([begun.toSorted(), left, right]).toEqual([['jana@doma.test', 'petr@doma.test'], 1, 2]);
    await other.close();
  });

  it('is kept once by the database itself, whoever writes it', async () => {
    const reminder = await aReminder(root);
    const { made, store } = await anOffice(root);
    const order = await made(client);
    await look(dayBefore);
    const twice = sql`
      insert into order_messages (store_id, order_id, purpose, notification_id, again, starts_at, sequence)
      values (${store}, ${order}, 'reminder', ${reminder}, false, '2026-12-01T08:00:00Z', 0)`.execute(central.db);
    await expect(twice).rejects.toThrow('order_messages_reminder');
  });

  it('is written again for another time of the order, and not for the one that was left', async () => {
    await aReminder(root);
    const order = await (await anOffice(root)).made(client);
    await look(dayBefore);
    const later = { starts_at: '2026-12-03T08:00:00.000Z', ends_at: '2026-12-03T08:15:00.000Z' };
    const clerk = await superAdministrator(central);
    expect((await clerk.patch(`/orders/${order}`, 1, later)).status).toBe(200);
    await look('2026-12-01T07:59:00.000Z');
    expect(await reminded(order)).toEqual([`email ${dayBefore}`]);
    await look('2026-12-02T08:00:00.000Z');
    expect(await reminded(order)).toEqual([`email ${dayBefore}`, 'email 2026-12-02T08:00:00.000Z']);
  });

  it('is not written of an order that was booked or moved after it was due, and of none that is cancelled', async () => {
    await aReminder(root, { time_before: 3 });
    const { made, ask } = await anOffice(root);
    const cancelled = await made(client);
    await root.post(`/orders/${cancelled}/actions/cancel`, {}, { 'if-match': '"1"' });
    const moved = await made({ ...client, starts_at: '2026-12-04T08:00:00.000Z', ends_at: '2026-12-04T08:15:00.000Z' });
    central.clock.moveTo('2026-11-28T08:30:00.000Z');
    const now = await superAdministrator(central);
    const booked = numberAt((await ask(client, now)).body, 'id');
    const back = { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T08:15:00.000Z' };
    expect((await now.patch(`/orders/${moved}`, 1, back)).status).toBe(200);
    await look('2026-11-28T08:30:30.000Z');
    expect(await Promise.all([cancelled, moved, booked].map(reminded))).toEqual([[], [], []]);
  });

  it('that is published after it was due is not written any more, and one whose text is mended is', async () => {
    const corrected = await aReminder(root);
    const late = await aReminder(root, { published: false });
    const order = await (await anOffice(root)).made(client);
    central.clock.moveTo('2026-11-30T08:00:01.000Z');
    const now = await superAdministrator(central);
    expect((await now.patch(`/notifications/${late}`, 1, { published: true })).status).toBe(200);
    expect((await now.patch(`/notifications/${corrected}`, 1, { subject: 'Přijďte' })).status).toBe(200);
    await look('2026-11-30T08:00:10.000Z');
    expect(await reminded(order)).toEqual([`email ${dayBefore}`]);
  });

  it('comes at the hour of the visit when the clocks change between', async () => {
    await aReminder(root, { time_before: 2 });
    const { made } = await anOffice(root);
    // Monday at nine, after the night when clocks are put on; two days before it nine is an hour of UTC later.
    const order = await made({
      ...client,
      starts_at: '2027-03-29T07:00:00.000Z',
      ends_at: '2027-03-29T07:15:00.000Z',
      over_capacity_reason: 'Svátek',
    });
    await look('2027-03-27T07:59:59.000Z');
    expect(await reminded(order)).toEqual([]);
    await look('2027-03-27T08:00:00.000Z');
    expect(await reminded(order)).toEqual(['email 2027-03-27T08:00:00.000Z']);
  });

  it('waits where the settings switch the channel off, and is not written when a day has passed', async () => {
    await aReminder(root, { time_before: 3 });
    const order = await (await anOffice(root)).made(client);
    await letOut(root, { email: false, sms: true });
    await look('2026-11-28T08:00:00.000Z');
    expect(await reminded(order)).toEqual([]);
    central.clock.moveTo(startOfTests);
    await letOut(root, { email: true, sms: true });
    await look('2026-11-29T08:00:00.000Z');
    expect(await reminded(order)).toEqual([]);
    await look('2026-11-29T07:59:59.000Z');
    expect(await reminded(order)).toEqual(['email 2026-11-28T08:00:00.000Z']);
  });
});
