import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pruneHolds } from '../../../server/areas/booking/availability/holds.ts';
import { remindClients } from '../../../server/areas/booking/client-messages/remind-clients.ts';
import { forgetNetworks, notePhone } from '../../../server/areas/booking/client-messages/unproven-phones.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { anOffice } from '../../support/office.ts';
import { superAdministrator } from '../../support/people.ts';
import { aPerson, aWebOffice } from '../../support/public-booking.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const later = (milliseconds: number) => new Date(central.clock.now().getTime() + milliseconds);
const [tenMinutes, day] = [600_000, 86_400_000];

describe('what is no longer needed', () => {
  it('is a hold that has expired, with the place that it took: the server says whether there was one', async () => {
    const { service } = await aWebOffice(root, 1);
    const held = await aPerson(central).post('/holds', { service_id: service, starts_at: '2026-12-01T08:00:00.000Z' });
    expect(held.status).toBe(201);
    const places = async () => (await sql`select from order_places where hold_id is not null`.execute(central.db)).rows.length;
    expect(await places()).toBeGreaterThan(0);
    expect(await pruneHolds(central.db, later(tenMinutes - 1))).toBe(false);
    expect(await places()).toBeGreaterThan(0);
    expect(await pruneHolds(central.db, later(tenMinutes))).toBe(true);
    expect([await places(), await pruneHolds(central.db, later(day))]).toEqual([0, false]);
  });

  it('is a day later from where an order came, but not that its phone was one too many', async () => {
    const { store, made } = await anOffice(root);
    const orderId = await made();
    await notePhone(central.db, {
      storeId: store,
      orderId,
      phone: '+420602333444',
      network: '10.0.0.1',
      now: central.clock.now(),
      salt: 's',
    });
    const networks = async () =>
      (await sql`select network, withheld from order_phones where order_id = ${orderId}`.execute(central.db)).rows;
    await forgetNetworks(central.db, later(day - 1));
    expect(await networks()).toEqual([{ network: '10.0.0.1', withheld: false }]);
    await forgetNetworks(central.db, later(day));
    expect(await networks()).toEqual([{ network: null, withheld: false }]);
  });
});

it('reminding says that there is no more where fewer were due than are taken at once', async () => {
  const delivery = { hasGateway: { email: true, sms: true }, linkOrigin: () => 'https://urad.test', hasBookingPage: true };
  expect(await remindClients({ db: central.db, clock: central.clock, delivery })).toBe(false);
});
