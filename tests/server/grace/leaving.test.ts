import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGraces } from '../../../server/areas/booking/grace/waiting-messages.ts';
import { eleven, type GraceOffice, openGraceOffice, ten } from '../../support/orders/grace-office.ts';
import { signedIn, valueAt } from '../../support/people.ts';

let office: GraceOffice;
beforeAll(async () => {
  office = await openGraceOffice();
});
beforeEach(() => office.beginAnew());
afterAll(() => office.close());

describe('a change by staff', () => {
  it('tells its client after a minute, while the order itself is told of at once', async () => {
    const order = await office.made();
    expect(await office.subjects()).toEqual(['created']);
    await office.move(order, ten);
    office.pass(59);
    expect(await office.subjects()).toEqual(['created']);
    office.pass(1);
    expect(await office.subjects()).toEqual(['created', 'changed']);
  });

  it('says until then what waits, by which way and of whom, to its author alone', async () => {
    const order = await office.made();
    await office.cancel(order);
    const other = await signedIn(office.central, { resources: ['ordering'] });
    expect(await office.leaving()).toMatchObject([
      {
        purpose: 'cancelled',
        leaves_at: new Date(office.central.clock.now().getTime() + 60_000).toISOString(),
        total: 1,
        orders: [{ id: order, name: 'Jana Nováková', starts_at: '2026-12-01T08:00:00.000Z' }],
        waiting: [{ channel: 'email', count: 1 }],
        kept: 0,
      },
    ]);
    expect(await office.leaving(other)).toEqual([]);
    office.pass(60);
    expect(await office.leaving()).toEqual([]);
  });

  it('of a client by the link is told at once', async () => {
    const order = await office.made();
    const secret = await office.linkOf(order);
    await office.subjects();
    office.taken.length = 0;
    const pin = valueAt(await office.read(order), 'pin');
    const reply = await office.central.app.inject({
      method: 'POST',
      url: '/central/public/orders/cancel',
      payload: { token: secret, pin },
    });
    expect(reply.statusCode).toBe(200);
    expect(await office.subjects()).toEqual(['cancelled']);
  });
});

describe('the calendar of the client', () => {
  it('loses the visit only once the minute is over, also where the letter that brought it left long ago', async () => {
    const order = await office.made();
    await office.subjects();
    await office.cancel(order);
    await office.takeBack(await office.newest());
    await office.cancel(order);
    office.pass(60);
    expect(await office.subjects()).toEqual(['created', 'cancelled']);
    expect(/METHOD:(\w+)/u.exec(await office.lastCalendar())?.[1]).toBe('CANCEL');
  });
});

describe('two moves within the minute', () => {
  it('are one message, of the last', async () => {
    const order = await office.made();
    await office.move(order, ten);
    office.pass(30);
    await office.move(order, eleven);
    office.pass(60);
    await endGraces(office.central.db, office.central.clock.now());
    expect(await office.subjects()).toEqual(['created', 'changed']);
    const { rows } = await sql<{ state: string }>`
      select b.state from order_messages m join outbox b on b.id = m.outbox_id where m.order_id = ${order} order by m.id`.execute(
      office.central.db,
    );
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'over', 'sent']);
  });
});

describe('an e-mail that is put right within the minute', () => {
  it('gets the message when the minute is over, and not once the change is taken back', async () => {
    const order = await office.made({ email: 'jnaa@doma.test' });
    await office.subjects();
    await office.cancel(order);
    const change = await office.newest();
    await office.root().patch(`/orders/${order}`, 2, { email: 'jana@doma.test' });
    expect(await office.subjects()).toEqual(['created']);
    await office.takeBack(change);
    office.pass(60);
    expect(await office.subjects()).toEqual(['created']);
  });
});
