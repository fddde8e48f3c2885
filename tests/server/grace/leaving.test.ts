import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGraces } from '../../../server/areas/booking/grace/waiting-messages.ts';
import { eleven, type GraceGround, openGraceGround, ten } from '../../support/orders/grace-ground.ts';
import { signedIn, valueAt } from '../../support/people.ts';

let ground: GraceGround;
beforeAll(async () => {
  ground = await openGraceGround();
});
beforeEach(() => ground.beginAnew());
afterAll(() => ground.close());

describe('a change by staff', () => {
  it('tells its client after a minute, while the order itself is told of at once', async () => {
    const order = await ground.made();
    expect(await ground.subjects()).toEqual(['created']);
    await ground.move(order, ten);
    ground.pass(59);
    expect(await ground.subjects()).toEqual(['created']);
    ground.pass(1);
    expect(await ground.subjects()).toEqual(['created', 'changed']);
  });

  it('says until then what waits, by which way and of whom, to its author alone', async () => {
    const order = await ground.made();
    await ground.cancel(order);
    const other = await signedIn(ground.central, { resources: ['ordering'] });
    expect(await ground.leaving()).toMatchObject([
      {
        purpose: 'cancelled',
        leaves_at: new Date(ground.central.clock.now().getTime() + 60_000).toISOString(),
        total: 1,
        orders: [{ id: order, name: 'Jana Nováková', starts_at: '2026-12-01T08:00:00.000Z' }],
        waiting: [{ channel: 'email', count: 1 }],
        kept: 0,
      },
    ]);
    expect(await ground.leaving(other)).toEqual([]);
    ground.pass(60);
    expect(await ground.leaving()).toEqual([]);
  });

  it('of a client by the link is told at once', async () => {
    const order = await ground.made();
    const secret = await ground.linkOf(order);
    await ground.subjects();
    ground.taken.length = 0;
    const pin = valueAt(await ground.read(order), 'pin');
    const reply = await ground.central.app.inject({
      method: 'POST',
      url: '/central/public/orders/cancel',
      payload: { token: secret, pin },
    });
    expect(reply.statusCode).toBe(200);
    expect(await ground.subjects()).toEqual(['cancelled']);
  });
});

describe('the calendar of the client', () => {
  it('loses the visit only once the minute is over, also where the letter that brought it left long ago', async () => {
    const order = await ground.made();
    await ground.subjects();
    await ground.cancel(order);
    await ground.takeBack(await ground.newest());
    await ground.cancel(order);
    ground.pass(60);
    expect(await ground.subjects()).toEqual(['created', 'cancelled']);
    expect(/METHOD:(\w+)/u.exec(await ground.lastCalendar())?.[1]).toBe('CANCEL');
  });
});

describe('two moves within the minute', () => {
  it('are one message, of the last', async () => {
    const order = await ground.made();
    await ground.move(order, ten);
    ground.pass(30);
    await ground.move(order, eleven);
    ground.pass(60);
    await endGraces(ground.central.db, ground.central.clock.now());
    expect(await ground.subjects()).toEqual(['created', 'changed']);
    const { rows } = await sql<{ state: string }>`
      select b.state from order_messages m join outbox b on b.id = m.outbox_id where m.order_id = ${order} order by m.id`.execute(
      ground.central.db,
    );
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'over', 'sent']);
  });
});

describe('an e-mail that is put right within the minute', () => {
  it('gets the message when the minute is over, and not once the change is taken back', async () => {
    const order = await ground.made({ email: 'jnaa@doma.test' });
    await ground.subjects();
    await ground.cancel(order);
    const change = await ground.newest();
    await ground.root().patch(`/orders/${order}`, 2, { email: 'jana@doma.test' });
    expect(await ground.subjects()).toEqual(['created']);
    await ground.takeBack(change);
    ground.pass(60);
    expect(await ground.subjects()).toEqual(['created']);
  });
});
