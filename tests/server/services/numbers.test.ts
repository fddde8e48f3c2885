import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collide, type TicketNumbers } from '../../../contract/rules/services/ticket-numbers.ts';
import { bulk } from '../../support/bulk.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { numberAt, rowsOf, superAdministrator, textAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

type Numbers = TicketNumbers & { readonly id: number; readonly name: string };
type Step =
  | { readonly action: 'create'; readonly numbers: TicketNumbers }
  | { readonly action: 'edit' | 'bulk'; readonly place: number; readonly numbers: Partial<TicketNumbers> }
  | { readonly action: 'delete' | 'restore'; readonly place: number };

const prefix = fc.constantFrom(null, 'A');
const numbers = fc.record({ ticket_prefix: prefix, number_from: fc.constantFrom(1, 10, 20), number_to: fc.constantFrom(21, 25, 30) });
const steps = fc.array(
  fc.oneof(
    fc.record({ action: fc.constant('create' as const), numbers }),
    fc.record({
      action: fc.constantFrom('edit' as const, 'bulk' as const),
      place: fc.nat(5),
      numbers: fc
        .record(
          { ticket_prefix: prefix, number_from: fc.constantFrom(1, 10, 22), number_to: fc.constantFrom(23, 30) },
          { requiredKeys: [] },
        )
        .filter((given) => Object.keys(given).length > 0),
    }),
    fc.record({ action: fc.constantFrom('delete' as const, 'restore' as const), place: fc.nat(5) }),
  ),
  { minLength: 2, maxLength: 8 },
);

const central = await centralOfFile();
const root = await superAdministrator(central);

const servicesOf = async (store: number, more = ''): Promise<readonly Numbers[]> =>
  rowsOf(await root.get(`/services?filter={"store_id":${store}}&sort=["id","ASC"]${more}`)).map((row) => ({
    id: Number(row['id']),
    name: String(row['name']),
    ticket_prefix: typeof row['ticket_prefix'] === 'string' ? row['ticket_prefix'] : null,
    number_from: Number(row['number_from']),
    number_to: Number(row['number_to']),
  }));
const ranged = (from: number, to: number, letter: string | null = null) => ({ ticket_prefix: letter, number_from: from, number_to: to });

describe('tickets of services of one store', () => {
  it('are refused where another service gives them out, at the first number, with its name, its numbers and free ones', async () => {
    const store = await aStore(root);
    await aService(root, store, { name: 'Matrika', ...ranged(1, 99, 'A') });
    const { status, body } = await root.post('/services', { store_id: store, name: 'Pasy', ...ranged(50, 149, 'A') });
    expect([status, textAt(body, 'err')]).toEqual([409, 'service_numbers_overlap']);
    expect(textAt(body, 'errors', 'number_from')).toBe(
      'Lístky A 50–149 se kryjí s činností „Matrika“ (A 1–99). Nejblíž jsou volné A 100–199, nebo zvolte jiné písmeno.',
    );
    expect((await root.post('/services', { store_id: store, name: 'Pasy', ...ranged(100, 199, 'A') })).status).toBe(201);
    // Those of another letter, and of another store, are other tickets.
    expect((await root.post('/services', { store_id: store, name: 'Volby', ...ranged(1, 99, 'B') })).status).toBe(201);
    await aService(root, await aStore(root), ranged(1, 99, 'A'));
  });

  it('are those of a service in the reserve too, and stay its own while it is edited otherwise', async () => {
    const store = await aStore(root);
    const reserve = await aService(root, store, { state: 'reserve', ...ranged(1, 99) });
    const other = await aService(root, store, ranged(100, 199));
    expect((await root.patch(`/services/${other}`, 1, { number_from: 99 })).status).toBe(409);
    expect((await root.patch(`/services/${reserve}`, 1, { state: 'active', number_to: 50 })).status).toBe(200);
    expect((await root.patch(`/services/${other}`, 1, { number_from: 51 })).status).toBe(200);
  });

  it('get a free letter where nothing is said of one', async () => {
    const store = await aStore(root);
    for (let count = 0; count < 3; count += 1) await aService(root, store);
    expect((await servicesOf(store)).map(({ ticket_prefix }) => ticket_prefix)).toEqual([null, 'A', 'B']);
  });

  it('are held against each other in the file of an import, where one without a column of letters gets them', async () => {
    const store = await aStore(root);
    const into = importer(central, root, 'services');
    const letters = 'Název činnosti;Písmeno;Od;Do\nPasy;A;1;99\nMatrika;A;99;200\nVolby;B;1;99\n';
    const mapping = ['name', 'ticket_prefix', 'number_from', 'number_to'];
    const { rows } = await into.checked(letters, { mapping, store_id: store });
    expect(rows.map(({ state }) => state)).toEqual(['new', 'wrong', 'new']);
    expect(textAt(rows[1], 'errors', 'number_from')).toContain('„Pasy“ (A 1–99)');
    const { id } = await into.checked('Název činnosti\nPasy\nMatrika\nVolby\n', { mapping: ['name'], store_id: store });
    await into.saved(id);
    expect((await servicesOf(store)).map(({ ticket_prefix }) => ticket_prefix)).toEqual([null, 'A', 'B']);
  });

  it('may be exchanged by a copy of both', async () => {
    const [from, to] = [await aStore(root), await aStore(root)];
    const ids = [
      await aService(root, from, { name: 'Pasy', ...ranged(1, 99, 'A') }),
      await aService(root, from, { name: 'Volby', ...ranged(1, 99, 'B') }),
    ];
    await aService(root, to, { name: 'Volby', ...ranged(1, 99, 'A') });
    await aService(root, to, { name: 'Pasy', ...ranged(1, 99, 'B') });
    const { body } = await root.post('/services/copy', { ids, store_ids: [to], numbering: 'same' });
    expect(body).toMatchObject([{ result: 'copied' }]);
    expect((await servicesOf(to)).map((one) => [one.name, one.ticket_prefix])).toEqual([
      ['Volby', 'B'],
      ['Pasy', 'A'],
    ]);
  });

  it('are given to one of two clerks who save at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const store = await aStore(root);
      const existing = await aService(root, store, ranged(500, 599));
      const replies = await Promise.all([
        root.post('/services', { store_id: store, name: 'Pasy', ...ranged(1, 99) }),
        root.post('/services', { store_id: store, name: 'Volby', ...ranged(99, 200) }),
        root.patch(`/services/${existing}`, 1, ranged(90, 120)),
      ]);
      expect(replies.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
      expect(replies.filter(({ status }) => status >= 300).map(({ body }) => textAt(body, 'err'))).toEqual(
        Array.from({ length: 2 }, () => 'service_numbers_overlap'),
      );
    }
  });

  it('never are those of two, whatever is created, edited, deleted and restored; and nothing else is refused', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const store = await aStore(root);
        for (const step of drawn) await take(store, step);
      }),
      propertyRuns(120),
    );
  }, 300_000);

  async function take(store: number, step: Step): Promise<void> {
    const existing = await servicesOf(store);
    const list = step.action === 'restore' ? await servicesOf(store, '&trash=true') : existing;
    const row = step.action === 'create' ? undefined : list[step.place % Math.max(list.length, 1)];
    if (step.action !== 'create' && row === undefined) return;
    const wanted = { ...ranged(0, 0), ...row, ...('numbers' in step ? step.numbers : {}) };
    const isSame = step.action !== 'restore' && row !== undefined && JSON.stringify(wanted) === JSON.stringify(row);
    const isTaken = step.action !== 'delete' && !isSame && existing.some((other) => other.id !== row?.id && collide(wanted, other));
    const isReversed = step.action !== 'delete' && !isSame && wanted.number_from >= wanted.number_to;
    expect(await outcome(store, step, row?.id ?? 0)).toBe(isReversed ? 'invalid' : isTaken ? 'service_numbers_overlap' : 'done');
    const after = await servicesOf(store);
    expect(after.filter((one, place) => after.slice(place + 1).some((other) => collide(one, other)))).toEqual([]);
  }

  async function outcome(store: number, step: Step, id: number): Promise<string> {
    if (step.action === 'bulk') {
      const [result] = await bulk(root, 'services', { action: 'update', ids: [id], values: step.numbers });
      return result?.err ?? 'done';
    }
    const reply = await anyActionOf(store, step, id);
    return reply.status < 300 ? 'done' : textAt(reply.body, 'err');
  }

  async function anyActionOf(store: number, step: Exclude<Step, { readonly action: 'bulk' }>, id: number) {
    named += 1;
    if (step.action === 'create') return root.post('/services', { store_id: store, name: `Služba ${named}`, ...step.numbers });
    if (step.action === 'delete') return root.remove(`/services/${id}`);
    if (step.action === 'restore') return root.post(`/services/${id}/restore`, undefined);
    const version = numberAt((await root.get(`/services/${id}`)).body, 'version');
    return root.patch(`/services/${id}`, version, 'numbers' in step ? step.numbers : {});
  }
});

let named = 0;
