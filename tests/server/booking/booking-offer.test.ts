import { describe, expect, it } from 'vitest';
import { readOffer } from '../../../server/areas/booking/availability/read-offer.ts';
import { aPlan, quarters } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { numberAt, superAdministrator, textAt } from '../../support/people.ts';
import { aPerson, aWebOffice } from '../../support/public-booking.ts';
import { aService } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const shown = { web_order: true, show_in_web_ordering: true };
const offered = async (service?: number) => {
  const { services, stores } = await readOffer(central.db, service);
  return { services: services.map(({ id }) => id).toSorted(byNumber), stores: stores.map(({ id }) => id).toSorted(byNumber) };
};
const byNumber = (one: number, other: number) => one - other;

describe('what clients can order over the web', () => {
  it('is what a plan that is switched on has intervals for, at branches where there is any of it', async () => {
    const [one, other] = [await aWebOffice(root, 1), await aWebOffice(root, 1)];
    const unplanned = await aService(root, one.store, shown);
    const all = { services: [one.service, other.service], stores: [one.store, other.store] };
    expect(await offered()).toEqual(all);
    const plan = await aPlan(root, { store_id: one.store, service_id: unplanned, intervals: [] });
    expect([plan.status, await offered()]).toEqual([201, all]);
    const id = numberAt(plan.body, 'id');
    expect((await root.patch(`/booking-plans/${id}`, 1, { intervals: quarters(1), active: false })).status).toBe(200);
    expect(await offered()).toEqual(all);
    expect((await root.patch(`/booking-plans/${id}`, 2, { active: true })).status).toBe(200);
    expect(await offered()).toEqual({ ...all, services: [one.service, other.service, unplanned].toSorted(byNumber) });
    expect(await offered(other.service)).toEqual({ services: [other.service], stores: [other.store] });
    expect(await offered(unplanned)).toEqual({ services: [unplanned], stores: [one.store] });
    expect((await root.patch(`/booking-plans/${other.plan}`, 1, { active: false })).status).toBe(200);
    expect((await offered()).stores).toEqual([one.store]);
    expect(await offered(other.service)).toEqual({ services: [], stores: [] });
  });

  it('is of a branch as its own settings call it, whom to ask there, and what they offer', async () => {
    const office = await aWebOffice(root, 1);
    const second = await aService(root, office.store, shown);
    expect((await aPlan(root, { store_id: office.store, service_id: second, intervals: quarters(1) })).status).toBe(201);
    const version = Number(Object((await root.get(`/stores/${office.store}`)).body)['version']);
    await root.patch(`/stores/${office.store}`, version, { phone: '+420600000001', email: 'pobocka@mesto.test' });
    const inEnglish = async () => {
      const { services, stores } = await readOffer(central.db);
      const store = stores.find(({ id }) => id === office.store);
      return [store?.name_en, store?.text_en, services.find(({ id }) => id === second)?.name_en];
    };
    const seen = async () => {
      const { services, stores } = await readOffer(central.db);
      const store = stores.find(({ id }) => id === office.store);
      const ids = services.flatMap(({ id, store_id }) => (store_id === office.store ? [id] : [])).toSorted(byNumber);
      return { ids, called: [store?.name, store?.text, store?.phone, store?.email] };
    };
    const both = [office.service, second].toSorted(byNumber);
    expect(await seen()).toMatchObject({ ids: both, called: [expect.any(String), null, '+420600000001', 'pobocka@mesto.test'] });
    const own = { heading: 'Radnice', text: 'Vchod ze dvora', contact_phone: '+420600000002', contact_email: 'web@mesto.test' };
    const settings = await root.post('/web-stores', { store_id: office.store, ...own, service_ids: [second] });
    expect(settings.status).toBe(201);
    expect(await seen()).toEqual({ ids: [second], called: ['Radnice', 'Vchod ze dvora', '+420600000002', 'web@mesto.test'] });
    expect(await inEnglish()).toEqual([null, null, null]);
    const english = { heading_en: 'Town hall', text_en: 'Entrance from the yard' };
    expect((await root.patch(`/web-stores/${numberAt(settings.body, 'id')}`, 1, english)).status).toBe(200);
    await root.patch(`/services/${second}`, 1, { web_order_name_en: 'Passports' });
    expect(await inEnglish()).toEqual(['Town hall', 'Entrance from the yard', 'Passports']);
    expect((await root.patch(`/web-stores/${numberAt(settings.body, 'id')}`, 2, { enabled: false })).status).toBe(200);
    expect(await seen()).toEqual({ ids: [], called: [undefined, undefined, undefined, undefined] });
  });

  it('stands in agendas that are switched on, in their order', async () => {
    const agenda = async (name: string, values: object) => root.post('/web-groups', { name, service_ids: [], ...values });
    for (const made of [
      await agenda('Druhá', { position: 2 }),
      await agenda('Vypnutá', { position: 0, active: false }),
      await agenda('První', { position: 1, text: 'Doklady' }),
    ])
      expect(made.status).toBe(201);
    const { groups } = await readOffer(central.db);
    expect(groups.map(({ name, text }) => [name, text])).toEqual([
      ['První', 'Doklady'],
      ['Druhá', null],
    ]);
  });

  it('says when a service can be ordered first at each branch that offers it, and moves on where a place is taken', async () => {
    const [one, other] = [await aWebOffice(root, 1), await aWebOffice(root, 1)];
    const client = aPerson(central);
    const nearest = async (service = one.service) => {
      const { body } = await client.get(`/services/${service}/nearest-times`);
      const found = Array.isArray(body) ? body : [];
      return [one, other].map((office) => found.find((each) => numberAt(each, 'service_id') === office.service)?.starts_at);
    };
    const [first] = await nearest();
    const [, second] = await nearest(other.service);
    const firstDay = String(first).slice(0, 10);
    const times = await client.get(`/services/${one.service}/free-times?day=${firstDay}`);
    expect([first, second]).toEqual([textAt(times.body, '0', 'starts_at'), first]);
    expect((await client.post('/holds', { service_id: one.service, starts_at: first })).status).toBe(201);
    expect(await nearest()).toEqual([textAt(times.body, '1', 'starts_at'), first]);
    await root.post('/service-blocks', {
      service_id: other.service,
      store_id: other.store,
      first_day: firstDay,
      last_day: '2027-12-31',
      note: 'x',
    });
    expect(await nearest()).toEqual([textAt(times.body, '1', 'starts_at'), null]);
    await root.post('/web-stores', { store_id: one.store, enabled: false });
    expect((await client.get(`/services/${one.service}/nearest-times`)).body).toMatchObject({ err: 'booking_closed' });
    expect(await nearest(other.service)).toEqual([undefined, null]);
  });
});
