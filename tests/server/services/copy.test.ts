import { describe, expect, it } from 'vitest';
import { numberings } from '../../../contract/rules/services/plan-copies.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aDesk, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

type Values = Readonly<Record<string, unknown>>;

const copy = async (body: Values, client = root) => {
  const reply = await client.post('/services/copy', body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return rowsOf(reply);
};
const servicesOf = async (store: number) => rowsOf(await root.get(`/services?filter={"store_id":${store}}&sort=["id","ASC"]`));
const oneOf = (rows: readonly Values[]): readonly Values[] => rows.flatMap((row) => listAt(row, 'services'));
const listAt = (row: Values | undefined, name: string): readonly Values[] => {
  const list = row?.[name];
  return Array.isArray(list) ? list.map((each: object) => Object.fromEntries(Object.entries(each))) : [];
};

const names = ['Pasy', 'Matrika', 'Pokladna', 'Podatelna', 'Rybářské lístky'];

describe('copying services to stores', () => {
  it('previews and then does it: a new one, one that differs by the same name, and one that is the same', async () => {
    const [from, empty, other, twin] = [await aStore(root), await aStore(root), await aStore(root), await aStore(root)];
    const values = { name: 'Občanské průkazy', ticket_prefix: 'A', priority: 3, desk_name: 'OP', expected_handling_minutes: 12 };
    const source = await aService(root, from, values);
    const existing = await aService(root, other, { name: 'občanské průkazy', ticket_prefix: 'K', priority: 1 });
    await aService(root, twin, { ...values, ticket_prefix: 'Q' });
    const body = { ids: [source], store_ids: [twin, other, empty] };
    const preview = await copy({ ...body, dry_run: true });
    expect(oneOf(preview).map(({ result }) => result)).toEqual(['created', 'changed', 'unchanged']);
    expect(oneOf(preview)[1]?.['changes']).toEqual([
      { field: 'name', before: 'občanské průkazy', after: 'Občanské průkazy' },
      { field: 'desk_name', before: null, after: 'OP' },
      { field: 'priority', before: 1, after: 3 },
      { field: 'expected_handling_minutes', before: null, after: 12 },
    ]);
    expect(await servicesOf(empty)).toEqual([]);
    expect(await copy({ ...body, seen: preview.map(({ seen }) => seen) })).toEqual(preview);
    expect(await servicesOf(empty)).toMatchObject([{ ...values, store_id: empty }]);
    // What tickets bear is the store's own.
    expect(await servicesOf(other)).toMatchObject([{ ...values, id: existing, ticket_prefix: 'K', version: 2 }]);
    expect(await servicesOf(twin)).toMatchObject([{ version: 1 }]);
    expect(rowsOf(await root.get(`/services/${existing}/history`))).toMatchObject([{ action: 'edit' }, { action: 'create' }]);
    const waiting = Object(valueAt((await root.get(`/stores/${other}/waiting-changes`)).body, 'changes'));
    expect(waiting).toMatchObject([{ resource: 'services', record_id: existing, action: 'edit' }, { action: 'create' }, {}]);
  });

  it('gives a new service a free letter where its own is used, and refuses that when the same one is wanted', async () => {
    const [from, to] = [await aStore(root), await aStore(root)];
    const source = await aService(root, from, { name: 'Pasy', ticket_prefix: 'A', number_from: 1, number_to: 99 });
    await aService(root, to, { name: 'Matrika', ticket_prefix: 'A', number_from: 50, number_to: 200 });
    const [refused] = oneOf(await copy({ ids: [source], store_ids: [to], numbering: 'same' }));
    expect(refused).toMatchObject({ result: 'refused', message: expect.stringContaining('A 1–99 už tu vydává činnost „Matrika“') });
    const [created] = oneOf(await copy({ ids: [source], store_ids: [to] }));
    expect(created).toMatchObject({ result: 'created', changes: [{ field: 'ticket_prefix', after: 'B' }, {}, {}] });
  });

  it('lets desks of the same numbers serve it, and refuses it where the store has none of them', async () => {
    const [from, to, poor] = [await aStore(root), await aStore(root), await aStore(root)];
    const source = await aService(root, from);
    await aDesk(root, from, { number: 1, service_ids: [source] });
    await aDesk(root, from, { number: 2, service_ids: [source] });
    const own = await aService(root, to, { ticket_prefix: 'Z' });
    const desk = await aDesk(root, to, { number: 1, service_ids: [own] });
    await aDesk(root, to, { number: 2 });
    await aDesk(root, poor, { number: 7 });
    const body = { ids: [source], store_ids: [to, poor], with_desks: true };
    const [there, lacking] = oneOf(await copy(body));
    expect(there).toMatchObject({ result: 'created', desks: [1, 2] });
    expect(lacking).toMatchObject({ result: 'refused', message: expect.stringContaining('(č. 1, 2)') });
    const made = (await servicesOf(to)).at(-1);
    expect(valueAt((await root.get(`/desks/${desk}`)).body, 'service_ids')).toEqual([own, made?.['id']]);
    expect(oneOf(await copy(body))).toMatchObject([{ result: 'unchanged', desks: [] }, { result: 'refused' }]);
  });

  it('copies a whole store by a filter; of two services of one name the first', async () => {
    const [from, second, to] = [await aStore(root), await aStore(root), await aStore(root)];
    await aService(root, from, { name: 'Trvalý pobyt', ticket_prefix: 'A' });
    await aService(root, from, { name: 'Evidence řidičů', ticket_prefix: 'B' });
    await aService(root, second, { name: 'TRVALÝ POBYT', ticket_prefix: 'C' });
    const [outcome] = await copy({ filter: { any: [{ store_id: from }, { store_id: second }] }, store_ids: [to] });
    expect(listAt(outcome, 'services').map(({ result }) => result)).toEqual(['created', 'created', 'refused']);
    expect((await servicesOf(to)).map(({ name }) => name)).toEqual(['Trvalý pobyt', 'Evidence řidičů']);
  });

  it('says that a store without services has nothing to copy', async () => {
    const [from, to] = [await aStore(root), await aStore(root)];
    const reply = await root.post('/services/copy', { filter: { store_id: from }, store_ids: [to], dry_run: true });
    expect([reply.status, textAt(reply.body, 'err')]).toEqual([422, 'nothing_to_copy']);
  });

  it.each(numberings)('changes nothing when it is done again, and nothing else ever (%s)', async (numbering) => {
    const stores = [await aStore(root), await aStore(root), await aStore(root)];
    const [from = 0, ...targets] = stores;
    for (const [place, store] of stores.entries()) {
      for (const [order, name] of names.slice(place, place + 3).entries()) {
        const service = await aService(root, store, { name, ticket_prefix: 'ABCDEF'[order + place], priority: place });
        await aDesk(root, store, { number: order + 1, service_ids: [service] });
      }
    }
    const others = (await root.get('/services?range=[0,999]')).body;
    const body = { filter: { store_id: from }, store_ids: targets, numbering, with_desks: true };
    const first = await copy(body);
    const counts = await Promise.all(['services', 'desks'].map(async (name) => (await root.get(`/${name}?range=[0,999]`)).body));
    const written = new Set(oneOf(first).flatMap(({ result, name }) => (result === 'refused' ? [] : [name])));
    const again = await copy({ ...body, dry_run: true });
    expect(
      oneOf(again)
        .filter(({ name }) => written.has(name))
        .map(({ result }) => result),
    ).not.toContain('changed');
    await copy(body);
    expect(await Promise.all(['services', 'desks'].map(async (name) => (await root.get(`/${name}?range=[0,999]`)).body))).toEqual(counts);
    const isTarget = (row: Values): boolean => targets.includes(Number(row['store_id'])) && names.slice(0, 3).includes(String(row['name']));
    const untouched = (rows: unknown) => listAt({ rows }, 'rows').filter((row) => !isTarget(row));
    expect(untouched(counts[0])).toEqual(untouched(others));
  });

  it('writes nothing where the store changed since the preview', async () => {
    const [from, to, calm] = [await aStore(root), await aStore(root), await aStore(root)];
    const source = await aService(root, from, { name: 'Poplatky', ticket_prefix: 'A' });
    const body = { ids: [source], store_ids: [to, calm] };
    const seen = (await copy({ ...body, dry_run: true })).map((store) => store['seen']);
    await aService(root, to, { name: 'Poplatky', ticket_prefix: 'B' });
    const outcome = await copy({ ...body, seen });
    expect(outcome).toMatchObject([{ result: 'refused', message: expect.stringContaining('od náhledu změnilo') }, { result: 'copied' }]);
    expect(await servicesOf(to)).toMatchObject([{ name: 'Poplatky', ticket_prefix: 'B', version: 1 }]);
  });

  it('leaves out what is left out, and gives the others what the preview showed', async () => {
    const [from, to, second] = [await aStore(root), await aStore(root), await aStore(root)];
    const ids = [];
    for (const name of names.slice(0, 3))
      ids.push(await aService(root, from, { name, ticket_prefix: null, number_from: ids.length * 100, number_to: ids.length * 100 + 99 }));
    await aService(root, to, { name: 'Volby', ticket_prefix: null, number_from: 0, number_to: 300 });
    const body = { ids, store_ids: [to, second] };
    const preview = await copy({ ...body, dry_run: true });
    const [pasy, matrika, pokladna] = ids;
    const leftOut = [pasy, pokladna].map((id) => ({ store_id: to, service_id: id })).concat({ store_id: second, service_id: matrika });
    const seen = oneOf(preview).map((service) => service['seen']);
    const outcome = await copy({ ...body, seen, left_out: leftOut });
    expect(outcome.map((store) => listAt(store, 'services').map(({ result }) => result))).toEqual([
      ['left', 'created', 'left'],
      ['created', 'left', 'created'],
    ]);
    // Its letter is the second free one, as it was shown next to those that were left out then.
    expect((await servicesOf(to)).map(({ name, ticket_prefix }) => [name, ticket_prefix])).toEqual([
      ['Volby', null],
      ['Matrika', 'B'],
    ]);
    expect((await servicesOf(second)).map(({ name }) => name)).toEqual(['Pasy', 'Pokladna']);
  });

  it('keeps what is left out as it is, so that who was to have its numbers is refused', async () => {
    const [from, to] = [await aStore(root), await aStore(root)];
    const ids = [
      await aService(root, from, { name: 'Pasy', ticket_prefix: 'A' }),
      await aService(root, from, { name: 'Volby', ticket_prefix: 'B' }),
    ];
    await aService(root, to, { name: 'Volby', ticket_prefix: 'A' });
    const body = { ids, store_ids: [to], numbering: 'same' };
    const seen = oneOf(await copy({ ...body, dry_run: true })).map((service) => service['seen']);
    const outcome = oneOf(await copy({ ...body, seen, left_out: [{ store_id: to, service_id: ids[1] }] }));
    expect(outcome).toMatchObject([{ result: 'refused', message: expect.stringContaining('„Volby“') }, { result: 'left' }]);
    expect(await servicesOf(to)).toMatchObject([{ name: 'Volby', ticket_prefix: 'A', version: 1 }]);
  });

  it('reaches no store beyond the own ones, and copies no service from there', async () => {
    const [own, foreign] = [await aStore(root), await aStore(root)];
    const [mine, theirs] = [await aService(root, own), await aService(root, foreign)];
    const operator = await signedIn(central, { resources: ['store'], limitations: [own] });
    expect(await copy({ ids: [mine], store_ids: [foreign] }, operator)).toMatchObject([{ name: null, result: 'refused', services: [] }]);
    const reply = await operator.post('/services/copy', { ids: [theirs], store_ids: [own] });
    expect([reply.status, textAt(reply.body, 'err')]).toEqual([422, 'invalid']);
    expect(await servicesOf(foreign)).toHaveLength(1);
  });

  it.each([
    [{ store_ids: [1] }, 'ids_or_filter'],
    [{ ids: [], store_ids: [1] }, 'invalid'],
    [{ ids: [1] }, 'invalid'],
    [{ ids: [1], store_ids: [1], numbering: 'other' }, 'invalid'],
    [{ ids: [1], store_ids: [1], with_desks: 1 }, 'invalid'],
    [{ ids: [1], store_ids: [1], seen: 'x' }, 'invalid'],
    [{ ids: [1], store_ids: [1], left_out: 'x' }, 'invalid'],
    [{ ids: [1], store_ids: [1], left_out: [{ store_id: 1, service_id: '1' }] }, 'invalid'],
    [{ ids: [1], store_ids: [1], left_out: [{ store_id: 1, service_id: 1, more: 1 }] }, 'unknown_field'],
    [{ ids: [1], store_ids: [1], more: 1 }, 'unknown_field'],
    [{ ids: [1, 2], store_ids: Array.from({ length: 501 }, (_, place) => place + 1) }, 'bulk_too_large'],
  ])('refuses what it cannot read: %#', async (body, code) => {
    expect(textAt((await root.post('/services/copy', body)).body, 'err')).toBe(code);
  });
});
