import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { letOut, someTemplates } from '../../support/client-letters.ts';
import { anOffice, tuesday } from '../../support/office.ts';
import { messagesTo } from '../../support/outbox.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { aPerson, aWebOffice, expireOrders, letLettersLeave, orderOf } from '../../support/public-booking.ts';

const silent = async () => undefined;
const central = await centralOfFile({ gateways: { ...noGateways, email: silent, sms: silent } });
let root: Client;
beforeAll(async () => {
  root = await superAdministrator(central);
  await someTemplates(root, ['created', 'changed', 'cancelled']);
  await letOut(root, { email: true, sms: true });
});
beforeEach(async () => {
  root = await superAdministrator(central);
});

const later = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
let clients = 0;
/** Addresses that no one else has: as typed at first, and put right. */
function someone() {
  clients += 1;
  const tail = String(clients).padStart(3, '0');
  return {
    wrong: `jnaa${clients}@doma.test`,
    right: `jana${clients}@doma.test`,
    wrongPhone: `+420600111${tail}`,
    rightPhone: `+420600222${tail}`,
  };
}

/** What became of the messages of an order, as the outbox has it. */
async function written(order: number): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', m.purpose, b.recipient, b.state) as line
    from order_messages m join outbox b on b.id = m.outbox_id where m.order_id = ${order} order by m.id`.execute(central.db);
  return rows.map(({ line }) => line);
}
/** What waits for the recipient becomes so; with what was sent goes the secret in it, as the delivery does it. */
async function become(state: string, recipient: string): Promise<void> {
  const sent = ['sent', 'bounced'].includes(state);
  await sql`delete from message_secrets s using outbox b where b.id = s.outbox_id and b.recipient = ${recipient} and ${sent}`.execute(
    central.db,
  );
  await sql`update outbox set state = ${state} where recipient = ${recipient} and state = 'waiting'`.execute(central.db);
}
const correct = async (order: number, values: object) => {
  const version = numberAt((await root.get(`/orders/${order}`)).body, 'version');
  expect((await root.patch(`/orders/${order}`, version, values)).status).toBe(200);
};
const send = (order: number) => root.post(`/orders/${order}/messages`, {});
const secretTo = async (address: string) => /#o=([\w-]+)>?$/u.exec((await messagesTo(central, address))[0]?.body ?? '')?.[1] ?? '';

describe('an address that the office puts right', () => {
  it('is written what did not leave or was refused at the former one, with a link of its own', async () => {
    const { made } = await anOffice(root);
    for (const [state, after] of [
      ['waiting', 'over'],
      ['failed', 'over'],
      ['bounced', 'bounced'],
    ] as const) {
      const { wrong, right } = someone();
      const order = await made({ email: wrong });
      await become(state, wrong);
      await correct(order, { email: right });
      expect(await written(order)).toEqual([`created ${wrong} ${after}`, `created ${right} waiting`]);
      expect((await aPerson(central).post('/orders/show', { token: await secretTo(right) })).status).toBe(200);
    }
  });

  it('is written what was delivered to the former one only when aPerson asks for it, and once', async () => {
    const { made } = await anOffice(root);
    const { wrong, right } = someone();
    const order = await made({ email: wrong });
    await become('sent', wrong);
    await correct(order, { email: right });
    expect(await written(order)).toEqual([`created ${wrong} sent`]);
    expect((await send(order)).status).toBe(200);
    expect(await written(order)).toEqual([`created ${wrong} sent`, `created ${right} waiting`]);
    expect((await send(order)).body).toMatchObject({ err: 'message_not_resendable' });
  });

  it('is written of a move or of the end where only that had not left yet', async () => {
    const { made } = await anOffice(root);
    const { wrong, right } = someone();
    const order = await made({ email: wrong });
    await become('sent', wrong);
    await correct(order, later);
    await correct(order, { email: right });
    expect(await written(order)).toEqual([`created ${wrong} sent`, `changed ${wrong} over`, `changed ${right} waiting`]);
    await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': '"3"' });
    const other = someone();
    await correct(order, { email: other.right });
    expect((await written(order)).slice(3)).toEqual([`cancelled ${right} over`, `cancelled ${other.right} waiting`]);
  });

  it('of a telephone is followed by SMS alike, and the other way stays alone', async () => {
    const { made } = await anOffice(root);
    const { right, wrongPhone, rightPhone } = someone();
    const order = await made({ email: right, phone: wrongPhone });
    await become('failed', wrongPhone);
    await correct(order, { phone: rightPhone });
    expect(await written(order)).toEqual([`created ${right} waiting`, `created ${wrongPhone} failed`, `created ${rightPhone} waiting`]);
    await become('sent', rightPhone);
    await correct(order, { phone: wrongPhone });
    expect(await written(order)).toHaveLength(3);
    // What failed there once is not what was asked for now.
    const another = someone();
    await correct(order, { phone: another.rightPhone });
    expect((await send(order)).status).toBe(200);
    expect((await written(order)).slice(3)).toEqual([`created ${another.rightPhone} waiting`]);
  });

  it('is written nothing by itself where nothing was to be written, and one message where the time changes too', async () => {
    const { made } = await anOffice(root);
    const { wrong, right } = someone();
    await letOut(root, { email: false, sms: false });
    const order = await made({ email: wrong });
    await letOut(root, { email: true, sms: true });
    await correct(order, { email: right });
    expect(await written(order)).toEqual([]);
    const moved = await made({ email: wrong });
    await correct(moved, { email: right, ...later });
    expect(await written(moved)).toEqual([`created ${wrong} over`, `changed ${right} waiting`]);
  });
});

describe('an order that waits for its confirmation', () => {
  it('waits for whom the office writes to, by a letter that no limit holds back and a link that confirms', async () => {
    const { service } = await aWebOffice(root, 4);
    const { wrong, right } = someone();
    expect((await orderOf(aPerson(central), service, tuesday.starts_at, { email: wrong })).status).toBe(201);
    const { rows } = await sql<{ id: number }>`select id from orders where email = ${wrong}`.execute(central.db);
    const order = numberAt(rows[0], 'id');
    await letLettersLeave(central);
    central.clock.advance(50 * 60_000);
    root = await superAdministrator(central);
    await correct(order, { email: right });
    expect(await written(order)).toEqual([`confirm_request ${wrong} sent`]);
    expect((await send(order)).status).toBe(200);
    const [letter] = await messagesTo(central, right);
    expect(letter?.body).toContain('do 1 hodiny od odeslání');
    const { rows: counted } = await sql`select from unproven_letters where order_id = ${order}`.execute(central.db);
    expect(counted).toHaveLength(1);
    central.clock.advance(20 * 60_000);
    await expireOrders(central);
    await letLettersLeave(central);
    central.clock.advance(50 * 60_000);
    await expireOrders(central);
    const confirmed = await aPerson(central).post('/orders/confirm', { token: await secretTo(right) });
    expect(valueAt(confirmed.body, 'state')).toBe('confirmed');
  });
});
