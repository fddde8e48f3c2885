import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readMessages } from '../../../server/areas/booking/client-messages/read-messages.ts';
import { remindClients } from '../../../server/areas/booking/client-messages/remind-clients.ts';
import { startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { aReminder, clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { anOffice } from '../../support/office.ts';
import { type Client, rowsOf, signedIn, superAdministrator } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);
const clerk = await signedIn(central, { resources: ['ordering'] });
beforeAll(async () => {
  await someTemplates(root, ['created', 'changed', 'cancelled', 'confirm_request']);
  await letOut(root, { email: true, sms: true });
});

const client = { email: 'jana@doma.test' };
const shown = async (order: number, asks = clerk) => rowsOf(await asks.get(`/orders/${order}/messages`));
const stateOf = async (order: number, state: string) =>
  sql`update outbox set state = ${state}, error = '550 no such box' where id in (select outbox_id from order_messages where order_id = ${order})`.execute(
    central.db,
  );
const cancel = (order: number) => root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"1"' });

describe('messages beside an order', () => {
  it('say what was written, to whom, when, what became of it and why it did not go', async () => {
    const order = await (await anOffice(root)).made(client);
    await stateOf(order, 'failed');
    expect(await shown(order)).toMatchObject([
      {
        purpose: 'created',
        channel: 'email',
        recipient: client.email,
        subject: 'created',
        state: 'failed',
        written_at: startOfTests,
        sent_at: null,
        error: '550 no such box',
        can_be_resent: true,
      },
    ]);
  });

  it('are shown and sent again by nobody without the right, and by nobody of another branch', async () => {
    const { made } = await anOffice(root);
    const order = await made(client);
    const other = await anOffice(root);
    const [message] = await shown(order);
    const path = `/orders/${order}/messages/${String(message?.['id'])}/resend`;
    const away = await signedIn(central, { resources: ['ordering'], limitations: [other.store] });
    const without = await signedIn(central, { resources: ['store'] });
    for (const [who, status] of [
      [away, 404],
      [without, 403],
    ] as const) {
      expect((await who.get(`/orders/${order}/messages`)).status).toBe(status);
      expect((await who.post(path, {})).status).toBe(status);
    }
  });

  it('are sent again as the order and the template are now, as new ones with a higher number', async () => {
    const order = await (await anOffice(root)).made(client);
    await stateOf(order, 'sent');
    expect((await clerk.patch(`/orders/${order}`, 1, { email: 'nova@doma.test' })).status).toBe(200);
    const [first] = await shown(order);
    const again = await clerk.post(`/orders/${order}/messages/${String(first?.['id'])}/resend`, {});
    expect(again.status).toBe(200);
    const messages = rowsOf(again);
    expect(messages.map(({ recipient, can_be_resent }) => [recipient, can_be_resent])).toEqual([
      // Without a gateway it would only be kept once more.
      ['nova@doma.test', false],
      ['jana@doma.test', false],
    ]);
    expect((await clientLettersOf(central, order)).map(({ sequence }) => sequence)).toEqual([0, 1]);
  });

  it('are not sent again while they wait, of what is no longer so, and without a template', async () => {
    const order = await (await anOffice(root)).made(client);
    const resend = async () => clerk.post(`/orders/${order}/messages/${String((await shown(order)).at(-1)?.['id'])}/resend`, {});
    await stateOf(order, 'waiting');
    expect(await resend()).toMatchObject({ status: 409, body: { err: 'message_not_resendable' } });
    await stateOf(order, 'sent');
    await sql`update templates set active = false where purpose = 'created'`.execute(central.db);
    expect(await resend()).toMatchObject({ status: 409, body: { err: 'message_not_resendable' } });
    await sql`update templates set active = true where purpose = 'created'`.execute(central.db);
    await cancel(order);
    await stateOf(order, 'sent');
    expect(await resend()).toMatchObject({ status: 409, body: { err: 'message_not_resendable' } });
    expect((await shown(order)).map(({ purpose, can_be_resent }) => [purpose, can_be_resent])).toEqual([
      ['cancelled', true],
      ['created', false],
    ]);
  });

  it('begin with what the order would have said, once somebody fills in where to write', async () => {
    const order = await (await anOffice(root)).made({});
    const write = () => clerk.post(`/orders/${order}/messages`, {});
    expect(await write()).toMatchObject({ status: 409, body: { err: 'message_not_resendable' } });
    expect((await clerk.patch(`/orders/${order}`, 1, { email: 'pozde@doma.test' })).status).toBe(200);
    expect(await shown(order)).toEqual([]);
    expect(rowsOf(await write())).toMatchObject([{ purpose: 'created', channel: 'email', recipient: 'pozde@doma.test' }]);
    // Once: after that it is sent again.
    expect(await write()).toMatchObject({ status: 409, body: { err: 'message_not_resendable' } });
    expect(await shown(order)).toHaveLength(1);
  });

  it('do not begin for an order that is cancelled, without a template, and by nobody without the right', async () => {
    const office = await anOffice(root);
    const order = await office.made({});
    await clerk.patch(`/orders/${order}`, 1, { email: 'pozde@doma.test' });
    const write = (who: Client) => who.post(`/orders/${order}/messages`, {});
    await sql`update templates set active = false where purpose = 'created'`.execute(central.db);
    expect(await write(clerk)).toMatchObject({ status: 409, body: { err: 'message_not_resendable' } });
    await sql`update templates set active = true where purpose = 'created'`.execute(central.db);
    const other = await anOffice(root);
    expect((await write(await signedIn(central, { resources: ['ordering'], limitations: [other.store] }))).status).toBe(404);
    expect((await write(await signedIn(central, { resources: ['store'] }))).status).toBe(403);
    await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"2"' });
    await sql`delete from order_messages where order_id = ${order}`.execute(central.db);
    expect(await write(clerk)).toMatchObject({ status: 409, body: { err: 'message_not_resendable' } });
  });

  it('that remind are sent again by hand, and still once by themselves', async () => {
    await aReminder(root);
    const order = await (await anOffice(root)).made(client);
    central.clock.moveTo('2026-11-30T08:00:10.000Z');
    const remind = () =>
      remindClients({
        db: central.db,
        clock: central.clock,
        delivery: { hasGateway: { email: false, sms: false }, linkOrigin: () => '', hasBookingPage: false },
      });
    await remind();
    const today = await superAdministrator(central);
    await stateOf(order, 'sent');
    const [reminder] = await shown(order, today);
    expect((await today.post(`/orders/${order}/messages/${String(reminder?.['id'])}/resend`, {})).status).toBe(200);
    await remind();
    expect((await shown(order, today)).map(({ purpose }) => purpose)).toEqual(['reminder', 'reminder', 'created']);
    central.clock.moveTo(startOfTests);
  });
});

describe('a message can be sent again', () => {
  type Written = { readonly purpose: string; readonly channel: 'email' | 'sms'; readonly state: string; readonly notification?: number };
  const ways = { hasGateway: { email: true, sms: false }, linkOrigin: () => '', hasBookingPage: false };
  /** Which of the messages, written one after the other, can be sent again. */
  async function resendable(order: number, messages: readonly Written[], { now = central.clock.now(), delivery = ways } = {}) {
    await sql`delete from order_messages where order_id = ${order}`.execute(central.db);
    for (const { purpose, channel, state, notification = null } of messages) {
      await sql`
        with sent as (
          insert into outbox (created_at, updated_at, channel, recipient, subject, body, formatted, state)
          values (${now}, ${now}, ${channel}, 'jana@doma.test', 'S', 'T', false, ${state}) returning id)
        insert into order_messages (store_id, order_id, outbox_id, purpose, notification_id, again, starts_at, sequence)
        select o.store_id, o.id, sent.id, ${purpose}, ${notification}, true, o.starts_at, 0 from orders o, sent where o.id = ${order}`.execute(
        central.db,
      );
    }
    return (await readMessages({ db: central.db, now, delivery }, order)).map(({ can_be_resent }) => can_be_resent).toReversed();
  }
  const sent = (purpose: string, channel: Written['channel'] = 'email', notification?: number): Written => ({
    purpose,
    channel,
    state: 'sent',
    ...(notification === undefined ? {} : { notification }),
  });
  const anybody = async () => (await anOffice(root)).made({ ...client, phone: '+420602333444' });

  it.each([
    ['confirmed', { created: true, changed: true, cancelled: false, confirm_request: false }],
    ['arrived', { created: true, changed: true, cancelled: false, confirm_request: false }],
    ['cancelled', { created: false, changed: false, cancelled: true, confirm_request: false }],
    ['served', { created: false, changed: false, cancelled: false, confirm_request: false }],
  ])('where it still holds of an order that is %s', async (state, expected) => {
    const order = await anybody();
    await sql`update orders set state = ${state} where id = ${order}`.execute(central.db);
    for (const [purpose, holds] of Object.entries(expected))
      expect([purpose, await resendable(order, [sent(purpose)])]).toEqual([purpose, [holds]]);
  });

  it('which is the last of its kind, of its way and of its reminder', async () => {
    const order = await anybody();
    const [one, other] = [await aReminder(root), await aReminder(root, { time_before: 2 })];
    expect(await resendable(order, [sent('created'), sent('changed'), sent('created', 'sms'), sent('created')])).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const reminders = [sent('reminder', 'email', one), sent('reminder', 'email', other), sent('reminder', 'email', one)];
    expect(await resendable(order, reminders)).toEqual([false, true, true]);
  });

  it('which has come to an end, and has a way out', async () => {
    const order = await anybody();
    const states = ['waiting', 'sent', 'failed', 'over', 'kept', 'withheld'];
    const by = async (channel: Written['channel']) => {
      const said: boolean[] = [];
      for (const state of states) said.push(...(await resendable(order, [{ purpose: 'created', channel, state }])));
      return said;
    };
    expect(await by('email')).toEqual([false, true, true, true, true, true]);
    expect(await by('sms')).toEqual([false, true, true, true, false, false]);
  });

  it('whose client is to come, and has an address', async () => {
    const order = await anybody();
    const at = async (now: string) => resendable(order, [sent('created')], { now: new Date(now) });
    expect([await at('2026-12-01T08:14:59.999Z'), await at('2026-12-01T08:15:00.000Z')]).toEqual([[true], [false]]);
    await sql`update orders set phone = null where id = ${order}`.execute(central.db);
    expect(await resendable(order, [sent('created'), sent('created', 'sms')])).toEqual([true, false]);
  });
});

describe('a message of the outbox', () => {
  it('that could not be sent is put on its way again, once, which the audit tells; any other is not', async () => {
    const order = await (await anOffice(root)).made(client);
    const { rows } = await sql<{ id: number }>`select outbox_id as id from order_messages where order_id = ${order}`.execute(central.db);
    const path = `/outbox/${rows[0]?.id}`;
    expect(await root.post(`${path}/resend`, {})).toMatchObject({ status: 409, body: { err: 'message_not_failed' } });
    await stateOf(order, 'failed');
    expect((await clerk.post(`${path}/resend`, {})).status).toBe(403);
    expect((await root.post(`${path}/resend`, {})).status).toBe(204);
    expect((await root.get(path)).body).toMatchObject({ state: 'waiting', attempts: 0, error: null });
    expect((await root.post(`${path}/resend`, {})).status).toBe(409);
    const audit = await sql`
      select action, actor_id, changes from audit_log where resource = 'outbox' and record_id = ${rows[0]?.id ?? 0}`.execute(central.db);
    expect(audit.rows).toEqual([{ action: 'edit', actor_id: root.id, changes: { state: { before: 'failed', after: 'waiting' } } }]);
  });
});
