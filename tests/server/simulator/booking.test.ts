import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noGateways } from '../../../server/adapters/gateways.ts';
import { type Booked, bookOrders } from '../../../simulator/book-orders.ts';
import { publicCentral } from '../../../simulator/public-central.ts';
import { type BranchSetup, openBranchSetup } from '../../support/branch/branch-setup.ts';
import { openCentral } from '../../support/central.ts';
import { numberAt, rowsOf, superAdministrator } from '../../support/people.ts';
import { aWebOffice } from '../../support/public-booking.ts';

let setup: BranchSetup;
beforeAll(async () => {
  // Letters are sent, so that orders wait for their confirmation.
  setup = await openBranchSetup({ gateways: { ...noGateways, email: async () => undefined } });
});
afterAll(() => setup.central.close());

const silent = { say: () => {}, rest: async () => {} };
const book = (count: number): Promise<Booked | null> =>
  bookOrders(publicCentral(setup.origin, silent), { count, seed: 'test', now: setup.central.clock.now().getTime() });

describe('orders that the simulator makes as the public does', () => {
  it('are none where nothing is offered', async () => {
    expect(await book(3)).toBeNull();
  });

  it('are orders of the web, unconfirmed where a link in an e-mail confirms them and confirmed where none is sent', async () => {
    const root = await superAdministrator(setup.central);
    const { store } = await aWebOffice(root, 1);
    expect(await book(5)).toEqual({ asked: 5, confirmed: 0, unconfirmed: 5, taken: 0, refused: {} });
    const settings = await root.get('/web-order-settings');
    const reply = await root.patch('/web-order-settings', numberAt(settings.body, 'version'), { email_notification: false });
    expect(reply.status).toBe(200);
    expect(await book(4)).toEqual({ asked: 4, confirmed: 4, unconfirmed: 0, taken: 0, refused: {} });
    const found = await root.get(`/orders?filter=${encodeURIComponent(JSON.stringify({ store_id: store, channel: 'web' }))}`);
    const states = rowsOf(found).map(({ state }) => state);
    expect(states.toSorted()).toEqual([...Array(4).fill('confirmed'), ...Array(5).fill('unconfirmed')]);
  });

  it('are said to be none where ordering is closed', async () => {
    const closed = await openCentral({ publicBooking: false });
    const origin = await closed.app.listen({ port: 0, host: '127.0.0.1' });
    await expect(bookOrders(publicCentral(origin, silent), { count: 1, seed: 'test', now: 0 })).rejects.toThrow('PUBLIC_BOOKING=off');
    await closed.close();
  });
});
