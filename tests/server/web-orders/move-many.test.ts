import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNext } from '../../../server/areas/messages/delivery/deliver.ts';
import { clientLettersOf } from '../../support/client-letters.ts';
import { deliveryOf } from '../../support/mail-server.ts';
import { type GraceOffice, openGraceOffice } from '../../support/orders/grace-office.ts';
import { numberAt, rowsOf, textAt, valueAt } from '../../support/people.ts';
import { aPerson } from '../../support/public-booking.ts';

let office: GraceOffice;
beforeAll(async () => {
  office = await openGraceOffice();
});
beforeEach(() => office.beginAnew(1));
afterAll(() => office.close());

const quarter = (day: string, hour: string) => ({
  starts_at: `2026-12-${day}T${hour}:00.000Z`,
  ends_at: new Date(Date.parse(`2026-12-${day}T${hour}:00.000Z`) + 900_000).toISOString(),
});
/** Three orders of a Tuesday on which the service is blocked since. */
async function blockedOrders(): Promise<readonly number[]> {
  const ids = [
    await office.made(quarter('01', '08:00')),
    await office.made(quarter('01', '08:15')),
    await office.made(quarter('01', '09:00')),
  ];
  const { store, service } = office.office();
  await office.root().post('/service-blocks', { store_id: store, service_id: service, first_day: '2026-12-01', last_day: '2026-12-01' });
  return ids;
}
const propose = async (ids: readonly number[]): Promise<unknown> => (await office.root().post('/order-moves/proposals', { ids })).body;
const moveAll = async (moves: readonly object[]): Promise<unknown> => (await office.root().post('/order-moves', { moves })).body;
const first = async (id: number) => ({ id, version: numberAt(await office.read(id), 'version') });
const answered = async (answer: string): Promise<readonly unknown[]> => {
  const filter = encodeURIComponent(JSON.stringify({ store_id: office.office().store, move_answer: answer }));
  return rowsOf(await office.root().get(`/orders?filter=${filter}`)).map(({ id }) => id);
};

describe('orders of a blocked day', () => {
  it('are proposed the same hour of the nearest day that has it, no place twice', async () => {
    const ids = await blockedOrders();
    await office.made(quarter('08', '08:15'));
    expect(await propose(ids)).toMatchObject([
      { id: ids[0], proposed: '2026-12-08T08:00:00.000Z', name: 'Jana Nováková', has_email: true },
      { id: ids[1], proposed: '2026-12-08T08:30:00.000Z' },
      { id: ids[2], proposed: '2026-12-08T09:00:00.000Z' },
    ]);
  });

  it('move together, and a place that is gone meanwhile keeps none of the others back: the next one is proposed', async () => {
    const ids = await blockedOrders();
    const [one = 0, other = 0] = ids;
    await office.made(quarter('08', '08:15'));
    const moves = [
      { ...(await first(one)), ...quarter('08', '08:00') },
      { ...(await first(other)), ...quarter('08', '08:15') },
    ];
    expect(await moveAll(moves)).toMatchObject([
      { id: one, name: 'Jana Nováková', is_moved: true, message: null, next: null },
      { id: other, is_moved: false, message: expect.stringContaining('obsazen'), next: { proposed: '2026-12-08T08:30:00.000Z' } },
    ]);
    expect(await office.read(one)).toMatchObject({ ...quarter('08', '08:00'), state: 'confirmed', move_answer: 'waiting' });
    expect(await office.read(other)).toMatchObject({ ...quarter('01', '08:15'), move_answer: null });
    // A press with an answer that was lost.
    expect(await moveAll(moves.slice(0, 1))).toMatchObject([{ id: one, is_moved: true }]);
  });

  it('that moved have their time: none is proposed to them until that is closed too, and staff note what the client says of it', async () => {
    const [id = 0] = await blockedOrders();
    await moveAll([{ ...(await first(id)), ...quarter('08', '08:00') }]);
    expect(await propose([id])).toMatchObject([{ id, is_settled: true, proposed: null }]);
    const { version } = await first(id);
    const agree = () => office.root().post(`/orders/${id}/actions/agree`, undefined, { 'if-match': `"${version}"` });
    expect(await agree()).toMatchObject({ status: 200, body: { move_answer: 'suits', ...quarter('08', '08:00') } });
    expect(await propose([id])).toMatchObject([{ id, is_settled: true, proposed: null }]);
    const { store, service } = office.office();
    await office.root().post('/service-blocks', { store_id: store, service_id: service, first_day: '2026-12-08', last_day: '2026-12-08' });
    expect(await propose([id])).toMatchObject([{ id, is_settled: false, proposed: '2026-12-15T08:00:00.000Z' }]);
  });

  it('can be taken back in one press until their messages leave', async () => {
    const ids = await blockedOrders();
    const moves = await Promise.all(
      ids.map(async (id, index) => ({ ...(await first(id)), ...quarter('08', `1${index === 0 ? '0' : '0'}:${index}5`) })),
    );
    await moveAll([
      { ...moves[0], ...quarter('08', '08:00') },
      { ...moves[1], ...quarter('08', '08:15') },
    ]);
    expect(await office.leaving()).toMatchObject([{ total: 2, purpose: 'changed' }]);
    await office.takeBack(await office.newest());
    expect(await office.read(ids[0] ?? 0)).toMatchObject({ ...quarter('01', '08:00'), move_answer: null });
    expect(await answered('waiting')).toEqual([]);
  });
});

describe('a client whose order was moved with others', () => {
  async function askedClient(): Promise<{ readonly order: number; readonly token: string }> {
    const order = await office.made(quarter('01', '08:00'));
    await office.subjects();
    await moveAll([{ ...(await first(order)), ...quarter('08', '08:00') }]);
    const token = (await office.linkOf(order)) ?? '';
    return { order, token };
  }
  const ask = (path: string, body: Readonly<Record<string, unknown>>) => aPerson(office.central).post(`/orders/${path}`, body);

  it('gets a letter that asks, and by opening its link changes nothing', async () => {
    const { order, token } = await askedClient();
    expect((await clientLettersOf(office.central, order)).at(-1)?.body).toContain(
      'Vyhovuje vám nový čas? Potvrďte ho, nebo vyberte jiný: ',
    );
    expect((await ask('show', { token })).body).toMatchObject({ answer_asked: true, office_change: { kind: 'moved' } });
    expect(await answered('waiting')).toEqual([order]);
  });

  it('says that the time suits, once or twice, and is asked no longer', async () => {
    const { order, token } = await askedClient();
    for (const _ of [1, 2]) expect((await ask('agree', { token })).body).toMatchObject({ state: 'confirmed', answer_asked: false });
    expect(await answered('suits')).toEqual([order]);
    expect(await answered('waiting')).toEqual([]);
  });

  it('answers by another time or by cancelling', async () => {
    const moved = await askedClient();
    expect((await ask('move', { token: moved.token, starts_at: '2026-12-08T09:00:00.000Z' })).status).toBe(200);
    const dropped = await askedClient();
    const pin = textAt(await office.read(dropped.order), 'pin');
    expect((await ask('cancel', { token: dropped.token, pin })).status).toBe(200);
    expect((await answered('other')).toSorted()).toEqual([moved.order, dropped.order].toSorted());
  });

  it('who has a telephone alone gets the link there', async () => {
    await sql`update web_order_settings set sms_notification = true`.execute(office.central.db);
    await office
      .root()
      .post('/templates', { name: 'SMS', purpose: 'changed', channel: 'sms', content: '{store}|{address}|{service}|{pin}|{date}|{time}' });
    const order = await office.made({ email: null, phone: '+420603555712', ...quarter('01', '08:00') });
    await moveAll([{ ...(await first(order)), ...quarter('08', '08:00') }]);
    const [message] = (await clientLettersOf(office.central, order)).slice(-1);
    expect(message).toMatchObject({ channel: 'sms', purpose: 'changed' });
    expect(message?.body).toContain('#o=');
    await deliverNext(deliveryOf(office.central, office.gateways));
    expect(valueAt(await office.read(order), 'move_answer')).toBe('waiting');
  });
});
