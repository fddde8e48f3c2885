import { describe, expect, it } from 'vitest';
import { bookingPlansAtOnce } from '../../../contract/basics/limits.ts';
import { aBookedOffice, aPlan, quarters } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { anOffice } from '../../support/office.ts';
import { numberAt, rowsOf, signedIn, superAdministrator, textAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

type Values = Readonly<Record<string, unknown>>;

const copy = async (plan: number, body: Values, client = root) => {
  const reply = await client.post(`/booking-plans/${plan}/copy`, body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return rowsOf(reply);
};
const plansOf = async (store: number) => rowsOf(await root.get(`/booking-plans?filter={"store_id":${store}}&sort=["id","ASC"]`));
const [tuesday] = quarters(2);
const morning = { ...tuesday, closes: '10:00' };

describe('copying a booking plan', () => {
  it('previews and then does it: a new one, one that differs, and one that is the same', async () => {
    const { store, plan } = await aBookedOffice(root, 2, { active_orders_limit: 3 });
    const [bare, other, twin] = [
      await aService(root, store, { name: 'Pasy', ticket_prefix: 'B' }),
      await aService(root, store, { name: 'Matrika', ticket_prefix: 'C' }),
      await aService(root, store, { name: 'Pokladna', ticket_prefix: 'D' }),
    ];
    const own = { store_id: store, name: 'Vlastní název', active: false, days_ahead: 14 };
    const existing = numberAt((await aPlan(root, { ...own, service_id: other, intervals: [morning] })).body, 'id');
    await aPlan(root, { store_id: store, service_id: twin, active_orders_limit: 3, intervals: quarters(2) });
    const targets = [twin, other, bare].map((service) => ({ store_id: store, service_id: service }));
    const preview = await copy(plan, { targets, dry_run: true });
    expect(preview).toMatchObject([
      { service_id: bare, name: 'Pasy', result: 'created' },
      {
        service_id: other,
        result: 'changed',
        fields: [
          { field: 'days_ahead', before: 14, after: 60 },
          { field: 'active_orders_limit', before: null, after: 3 },
        ],
        days: [{ weekday: 2, before: [morning], after: [tuesday] }],
      },
      { service_id: twin, result: 'unchanged', fields: [], days: [] },
    ]);
    expect(await plansOf(store)).toHaveLength(3);
    expect(await copy(plan, { targets, seen: preview.map(({ seen }) => seen) })).toEqual(preview);
    expect(await plansOf(store)).toMatchObject([
      { id: plan, version: 1 },
      // What it is called and that it is switched off is its own.
      { id: existing, version: 2, name: 'Vlastní název', active: false, days_ahead: 60, intervals: quarters(2) },
      { service_id: twin, version: 1 },
      { service_id: bare, name: 'Pasy', active: true, days_ahead: 60, active_orders_limit: 3, intervals: quarters(2) },
    ]);
    expect(rowsOf(await root.get(`/booking-plans/${existing}/history`))).toMatchObject([{ action: 'edit' }, { action: 'create' }]);
  });

  it('tells how many coming orders lose their time and whose, and leaves them', async () => {
    const { plan } = await aBookedOffice(root, 2, { intervals: [morning] });
    const there = await aBookedOffice(root, 2);
    const [kept, lost] = [
      await there.made({ service_id: there.service }),
      await there.made({ service_id: there.service, starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T10:15:00.000Z' }),
    ];
    const targets = [{ store_id: there.store, service_id: there.service }];
    const whose = { id: lost, starts_at: '2026-12-01T10:00:00.000Z', name: textAt((await root.get(`/orders/${lost}`)).body, 'name') };
    expect(await copy(plan, { targets, dry_run: true })).toMatchObject([{ result: 'changed', orders: 1, lost: [whose] }]);
    expect(await copy(plan, { targets })).toMatchObject([{ result: 'changed', orders: 1, lost: [whose] }]);
    for (const order of [kept, lost]) expect((await root.get(`/orders/${order}`)).body).toMatchObject({ state: 'confirmed' });
  });

  it('gives places to orders that stood without a plan, so that no one is ordered beside them', async () => {
    const { plan } = await aBookedOffice(root, 1);
    const there = await anOffice(root);
    const order = await there.made();
    const service = numberAt((await root.get(`/orders/${order}`)).body, 'service_id');
    const targets = [{ store_id: there.store, service_id: service }];
    await copy(plan, { targets, dry_run: true });
    expect((await there.ask({})).status).toBe(201);
    await copy(plan, { targets });
    expect(textAt((await there.ask({})).body, 'err')).toBe('order_full');
  });

  it('warns of what the opening hours there cut off, and copies it whole', async () => {
    const { plan } = await aBookedOffice(root, 1);
    const { store } = await anOffice(root, [{ weekday: 2, opens: '09:00', closes: '17:00' }]);
    const service = await aService(root, store, { ticket_prefix: 'Z' });
    const [copied] = await copy(plan, { targets: [{ store_id: store, service_id: service }] });
    expect(copied).toMatchObject({ result: 'created', cut: [{ weekday: 2, opens: '08:00', closes: '09:00' }] });
    expect(await plansOf(store)).toMatchObject([{ intervals: quarters(1) }]);
  });

  it('takes a service out of the plan of its agenda, and says so', async () => {
    const { plan } = await aBookedOffice(root, 1, { intervals: [morning] });
    const there = await aBookedOffice(root, 1);
    const member = await aService(root, there.store, { ticket_prefix: 'Y' });
    const group = numberAt((await root.post('/web-groups', { name: 'Doklady', service_ids: [member] })).body, 'id');
    await aPlan(root, { store_id: there.store, web_group_id: group, intervals: quarters(1) });
    await there.made({ service_id: member, starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T10:15:00.000Z' });
    const [copied] = await copy(plan, { targets: [{ store_id: there.store, service_id: member }], dry_run: true });
    expect(copied).toMatchObject({ result: 'created', leaves_agenda: true, orders: 1 });
  });

  it('copies the plan of an agenda to the agenda at another store', async () => {
    const [from, to] = [await aStore(root), await aStore(root)];
    const group = numberAt((await root.post('/web-groups', { name: 'Vozidla' })).body, 'id');
    const plan = numberAt((await aPlan(root, { store_id: from, web_group_id: group, intervals: quarters(2) })).body, 'id');
    const target = { store_id: to, web_group_id: group };
    expect(await copy(plan, { targets: [target] })).toMatchObject([{ ...target, service_id: null, name: 'Vozidla', result: 'created' }]);
    expect(await plansOf(to)).toMatchObject([{ web_group_id: group, service_id: null, name: 'Vozidla' }]);
  });

  it('refuses what is not as the preview showed it and writes the others', async () => {
    const { store, plan } = await aBookedOffice(root, 2);
    const [first, second] = [await aService(root, store, { ticket_prefix: 'B' }), await aService(root, store, { ticket_prefix: 'C' })];
    const targets = [first, second].map((service) => ({ store_id: store, service_id: service }));
    const preview = await copy(plan, { targets, dry_run: true });
    const meanwhile = numberAt((await aPlan(root, { store_id: store, service_id: first, intervals: [morning] })).body, 'id');
    expect(await copy(plan, { targets, seen: preview.map(({ seen }) => seen) })).toMatchObject([
      { service_id: first, result: 'refused', message: expect.stringContaining('od náhledu změnil,') },
      { service_id: second, result: 'created' },
    ]);
    expect((await root.get(`/booking-plans/${meanwhile}`)).body).toMatchObject({ version: 1, intervals: [morning] });
  });

  it('refuses all once the plan that is copied has changed since the preview', async () => {
    const { store, plan } = await aBookedOffice(root, 2);
    const targets = [{ store_id: store, service_id: await aService(root, store, { ticket_prefix: 'B' }) }];
    const [preview] = await copy(plan, { targets, dry_run: true });
    await root.patch(`/booking-plans/${plan}`, 1, { days_ahead: 5 });
    expect(await copy(plan, { targets, seen: [preview?.['seen']] })).toMatchObject([{ result: 'refused' }]);
    expect(await plansOf(store)).toHaveLength(1);
  });

  it('makes one plan of two copies at once', async () => {
    const { store, plan } = await aBookedOffice(root, 2);
    const services = [await aService(root, store, { ticket_prefix: 'B' }), await aService(root, store, { ticket_prefix: 'C' })];
    const targets = services.map((service) => ({ store_id: store, service_id: service }));
    await Promise.all([copy(plan, { targets }), copy(plan, { targets: targets.toReversed() })]);
    expect((await plansOf(store)).map(({ service_id }) => service_id).toSorted()).toEqual([...services, await serviceOf(plan)].toSorted());
  });

  it('leaves the plan itself alone and says so, and takes each target once', async () => {
    const { store, service, plan } = await aBookedOffice(root, 2);
    const target = { store_id: store, service_id: await aService(root, store, { ticket_prefix: 'B' }) };
    const copied = await copy(plan, { targets: [{ store_id: store, service_id: service }, target, target] });
    expect(copied).toMatchObject([
      { service_id: service, result: 'left_out', message: expect.stringContaining('plán, ze kterého se kopíruje'), fields: [] },
      { ...target, result: 'created' },
    ]);
    expect((await root.get(`/booking-plans/${plan}`)).body).toMatchObject({ version: 1 });
  });

  it('reaches no store beyond the own ones, no service of another store, and copies no plan from there', async () => {
    const [own, foreign] = [await aBookedOffice(root, 1), await aBookedOffice(root, 1)];
    const operator = await signedIn(central, { resources: ['ordering'], limitations: [own.store] });
    const service = await aService(root, own.store, { ticket_prefix: 'B' });
    const targets = [
      { store_id: foreign.store, service_id: foreign.service },
      { store_id: own.store, service_id: foreign.service },
      { store_id: own.store, service_id: service },
    ];
    const copied = await copy(own.plan, { targets }, operator);
    expect(copied.map(({ name, result }) => [name === null, result])).toEqual([
      [true, 'refused'],
      [false, 'created'],
      [true, 'refused'],
    ]);
    const target = { targets: [{ store_id: own.store, service_id: service }] };
    expect((await operator.post(`/booking-plans/${foreign.plan}/copy`, target)).status).toBe(404);
    const stranger = await signedIn(central, { resources: ['store'] });
    expect((await stranger.post(`/booking-plans/${own.plan}/copy`, target)).status).toBe(403);
    expect(await plansOf(foreign.store)).toMatchObject([{ id: foreign.plan, version: 1 }]);
  });

  it('refuses what it cannot read', async () => {
    const { plan } = await aBookedOffice(root, 1);
    const target = { store_id: 1, service_id: 1 };
    const wrong: readonly (readonly [Values, string])[] = [
      [{}, 'invalid'],
      [{ targets: [] }, 'invalid'],
      [{ targets: [{ store_id: 1 }] }, 'invalid'],
      [{ targets: [{ ...target, web_group_id: 1 }] }, 'invalid'],
      [{ targets: [{ ...target, service_id: 'x' }] }, 'invalid'],
      [{ targets: [{ ...target, more: 1 }] }, 'unknown_field'],
      [{ targets: [target], dry_run: 'x' }, 'invalid'],
      [{ targets: [target], seen: 'x' }, 'invalid'],
      [{ targets: [target], more: 1 }, 'unknown_field'],
      [{ targets: Array.from({ length: bookingPlansAtOnce + 1 }, () => target) }, 'invalid'],
    ];
    for (const [body, code] of wrong) {
      const reply = await root.post(`/booking-plans/${plan}/copy`, body);
      expect(textAt(reply.body, 'err'), JSON.stringify(body).slice(0, 200)).toBe(code);
    }
  });
});

async function serviceOf(plan: number): Promise<number> {
  return numberAt((await root.get(`/booking-plans/${plan}`)).body, 'service_id');
}
