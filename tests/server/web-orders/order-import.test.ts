import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exportableColumns } from '../../../contract/derive/export-columns.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { clientLettersOf, letOut, someTemplates } from '../../support/client-letters.ts';
import { exported } from '../../support/exports.ts';
import { importer, statesOf, traces } from '../../support/imports.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, textAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

const into = (client: Client) => importer(central, client, 'orders');
const head = 'Pobočka;Činnost;Začátek;Konec;Jméno;E-mail;Důvod objednání mimo kapacitu';
const mapping = ['store_id', 'service_id', 'starts_at', 'ends_at', 'name', 'email', 'over_capacity_reason'];

/** Lines of the office on Tuesday at nine unless another quarter of an hour is meant. */
async function booked(capacity: number) {
  const { store, service, made } = await aBookedOffice(root, capacity);
  const line = (name: string, quarter = 0, reason = '') =>
    `#${store};#${service};1. 12. 2026 9:${String(quarter * 15).padStart(2, '0')};2026-12-01 09:${quarter * 15 + 15};${name};${name.toLowerCase()}@posta.test;${reason}`;
  const fileOf = (...lines: readonly string[]) => [head, ...lines].join('\n');
  const orders = async () => rowsOf(await root.get(`/orders?filter=${JSON.stringify({ store_id: store })}&range=[0,99]`));
  return { store, line, fileOf, orders, made };
}

describe('an import of orders', () => {
  it('takes free places only: who finds none is told so in the dry run, and the others are stored with a PIN', async () => {
    const { line, fileOf, orders } = await booked(2);
    const { id, rows } = await into(root).checked(fileOf(line('Jana'), line('Petr'), line('Eva'), line('Eva', 1)), { mapping });
    expect(statesOf(rows)).toEqual(['new', 'new', 'wrong', 'new']);
    expect(textAt(rows[2], 'errors', 'starts_at')).toContain(
      'plně obsazený (2 místa). Nejbližší volné: 01.12.2026 08:45, 01.12.2026 09:15.',
    );
    expect(await orders()).toEqual([]);
    expect(await into(root).saved(id, 'good')).toMatchObject({ state: 'done', result: { new: 3, wrong: 1 } });
    const made = await orders();
    expect(made.map((row) => row['name']).toSorted()).toEqual(['Eva', 'Jana', 'Petr']);
    for (const row of made) expect(row).toMatchObject({ channel: 'import', state: 'confirmed', pin: expect.stringMatching(/^\d{6}$/u) });
  });

  it('says what is wrong where it stands: a service or a branch that is not there, a day without a time', async () => {
    const { line, fileOf } = await booked(2);
    const good = line('Jana');
    const file = fileOf(
      good.replace(/;#\d+;/u, ';Neznámá;'),
      good.replace(/^#\d+/u, 'Nikde'),
      good.replace(' 9:00;', ';'),
      good.replace(' 09:15;', ';'),
    );
    const { rows } = await into(root).checked(file, { mapping });
    expect(rows.map(({ errors }) => errors)).toEqual([
      { service_id: 'Činnost „Neznámá“ v této pobočce neexistuje. Opravte název.' },
      { store_id: 'Pobočka „Nikde“ neexistuje. Opravte název.' },
      { starts_at: 'U data chybí čas. Doplňte ho: 24.12.2026 8:00.' },
      { ends_at: 'U data chybí čas. Doplňte ho: 24.12.2026 8:00.' },
    ]);
  });

  it('reads date and time from two columns, and the end of the same day from a third', async () => {
    const { line, orders } = await booked(2);
    const [place = ''] = /^#\d+;#\d+/u.exec(line('Jana')) ?? [];
    const lines = [
      `${place};1. 12. 2026;9:00;09.15;Jana`,
      `${place};2026-12-01;930;9:45;Petr`,
      `${place};1. 12. 2026;;9:15;Eva`,
      `${place};1. 12. 2026 8:00;9:00;9:15;Ota`,
    ];
    const columns = ['store_id', 'service_id', 'starts_at', 'starts_at.time', 'ends_at.time', 'name'];
    const { id, rows } = await into(root).checked(['Pobočka;Činnost;Datum;Od;Do;Jméno', ...lines].join('\n'), { mapping: columns });
    expect(statesOf(rows)).toEqual(['new', 'new', 'wrong', 'wrong']);
    expect(rows[2]?.['errors']).toEqual({ starts_at: 'U data chybí čas. Doplňte ho: 24.12.2026 8:00.' });
    await into(root).saved(id, 'good');
    expect((await orders()).map((row) => [row['name'], row['starts_at'], row['ends_at']]).toSorted()).toEqual([
      ['Jana', '2026-12-01T08:00:00.000Z', '2026-12-01T08:15:00.000Z'],
      ['Petr', '2026-12-01T08:30:00.000Z', '2026-12-01T08:45:00.000Z'],
    ]);
  });

  it('writes to nobody of orders for which a clerk who types them in does', async () => {
    await someTemplates(root, ['created'], ['email']);
    await letOut(root, { email: true, sms: false });
    const { line, fileOf, orders, made } = await booked(2);
    await into(root).saved((await into(root).checked(fileOf(line('Jana')), { mapping })).id);
    const [imported] = await orders();
    expect(await clientLettersOf(central, numberAt(imported, 'id'))).toEqual([]);
    expect(await clientLettersOf(central, await made({ email: 'petr@posta.test' }))).toHaveLength(1);
  });

  it('writes to the clients where who saves it asks for that, as a clerk who types them in does', async () => {
    await letOut(root, { email: true, sms: false });
    const { line, fileOf, orders } = await booked(2);
    const { id } = await into(root).checked(fileOf(line('Jana')), { mapping });
    expect((await root.post(`/imports/orders/${id}/save`, { rows: 'all', tells_clients: 'yes' })).status).toBe(422);
    expect((await root.post(`/imports/orders/${id}/save`, { rows: 'all', tells_clients: true })).status).toBe(200);
    await central.jobs.drain();
    const [order] = await orders();
    expect(await clientLettersOf(central, numberAt(order, 'id'))).toMatchObject([{ purpose: 'created', recipient: 'jana@posta.test' }]);
  });

  it('counts the rows that a blocked e-mail keeps out, when the file is stored', async () => {
    const { line, fileOf } = await booked(2);
    const ban = textAt((await root.post('/email-blacklist', { pattern: 'zdislav@posta.test' })).body, 'pattern');
    const hits = async () => rowsOf(await root.get('/email-blacklist')).find(({ pattern }) => pattern === ban)?.['hits'];
    const { id, rows } = await into(root).checked(fileOf(line('Zdislav'), line('Jana', 1)), { mapping });
    expect(statesOf(rows)).toEqual(['wrong', 'new']);
    expect(textAt(rows[0], 'errors', 'email')).toContain('blokovaný');
    expect(await hits()).toBeNull();
    await into(root).saved(id, 'good');
    expect(await hits()).toBe(1);
  });

  it('changes nothing when the file comes again, and changes what differs of the same name, branch and time', async () => {
    const { line, fileOf, orders } = await booked(2);
    const file = fileOf(line('Jana'), line('Petr', 1));
    await into(root).saved((await into(root).checked(file, { mapping })).id);
    const before = await traces(central, 'orders');
    const again = await into(root).checked(file, { mapping });
    expect(statesOf(again.rows)).toEqual(['same', 'same']);
    await into(root).saved(again.id);
    expect(await traces(central, 'orders')).toBe(before);
    const changed = await into(root).checked(file.replace('jana@posta.test', 'jina@posta.test'), { mapping });
    expect(statesOf(changed.rows)).toEqual(['changed', 'same']);
    await into(root).saved(changed.id);
    expect((await orders()).map((row) => row['email']).toSorted()).toEqual(['jina@posta.test', 'petr@posta.test']);
  });

  it.each(['csv', 'xlsx'])(
    'changes nothing when what was exported comes back as %s: ended, erased and repeated orders too',
    async (format) => {
      const { made, store } = await booked(5);
      const imported = { email: 'jana@posta.test', phone: '+420603555121', note: '=1+1', language: 'en', consent: true };
      for (const name of ['Jana', 'Jana', 'Petr', 'Eva', 'Ota']) {
        const id = await made({ name, ...(name === 'Eva' || name === 'Ota' ? {} : imported) });
        if (name !== 'Petr') await root.post(`/orders/${id}/actions/cancel`, {}, { 'if-match': '"1"' });
      }
      // As the night leaves them.
      await sql`
      update orders set name = '', email = null, phone = null, note = null, erased_at = ends_at + interval '2 days'
      where store_id = ${store} and name in ('Eva', 'Ota')`.execute(central.db);
      const columns = exportableColumns(registry.orders);
      const { bytes } = await exported(central, root, 'orders', { format, columns, filter: { store_id: store } });
      const before = await traces(central, 'orders');
      const { id, rows } = await into(root).checked(format === 'csv' ? bytes.toString() : bytes);
      expect(rows.map(({ state, errors }) => [state, errors])).toEqual(Array.from({ length: 5 }, () => ['same', undefined]));
      await into(root).saved(id);
      expect(await traces(central, 'orders')).toBe(before);
    },
  );

  it('says of two rows with the same name, branch and time that the second repeats the first', async () => {
    const { line, fileOf } = await booked(5);
    const { rows } = await into(root).checked(fileOf(line('Jana'), line('Jana'), line('Jana', 1)), { mapping });
    expect(statesOf(rows)).toEqual(['new', 'wrong', 'new']);
  });

  it('stores a long file together, and finds those in it that have no place as it does of a short one', async () => {
    const { line, fileOf, orders } = await booked(20);
    const morning = Array.from({ length: 23 }, (_, place) => line(`Ranni${place}`));
    const later = Array.from({ length: 9 }, (_, place) => line(`Pozdejsi${place}`, 1));
    const file = fileOf(...morning.slice(0, 21), ...later, ...morning.slice(21));
    const { id, rows } = await into(root).checked(file, { mapping });
    const wrong = statesOf(rows).flatMap((state, at) => (state === 'wrong' ? [at] : []));
    expect(wrong).toEqual([20, 30, 31]);
    for (const at of wrong)
      expect(textAt(rows[at], 'errors', 'starts_at')).toContain('plně obsazený (20 míst). Nejbližší volné: 01.12.2026 08:45');
    expect(await orders()).toEqual([]);
    expect(await into(root).saved(id, 'good')).toMatchObject({ state: 'done', result: { new: 29, wrong: 3 } });
    const made = await orders();
    expect(made).toHaveLength(29);
    expect(new Set(made.map(({ pin }) => pin)).size).toBe(29);
    for (const row of made) expect(row).toMatchObject({ channel: 'import', state: 'confirmed', version: 1, over_capacity_reason: null });
    const again = await into(root).checked(fileOf(...later, ...later.map((text) => text.replace('Pozdejsi', 'Dalsi'))), { mapping });
    expect(statesOf(again.rows).filter((state) => state === 'same')).toHaveLength(9);
    expect(statesOf(again.rows).filter((state) => state === 'new')).toHaveLength(9);
    const edited = fileOf(...later.map((text) => text.replace('@posta', '@nova')));
    await into(root).saved((await into(root).checked(edited, { mapping })).id);
    const changed = (await orders()).filter(({ email }) => String(email).endsWith('@nova.test'));
    expect(changed.map(({ version }) => version)).toEqual(Array.from({ length: 9 }, () => 2));
    // Each of them has the place that it had.
    expect(statesOf((await into(root).checked(fileOf(line('Jeste'), line('Jeste', 1)), { mapping })).rows)).toEqual(['wrong', 'new']);
  });

  it('goes beyond the places with a reason, and only for who has the right to', async () => {
    const { line, fileOf, orders } = await booked(1);
    const file = fileOf(line('Jana'), line('Petr', 0, 'Přislíbeno starostou'));
    const clerk = await signedIn(central, { resources: ['ordering', 'store'] });
    expect(statesOf((await into(clerk).checked(file, { mapping })).rows)).toEqual(['new', 'wrong']);
    const allowed = await signedIn(central, { resources: ['ordering', 'store', 'over_capacity'] });
    const { id, rows } = await into(allowed).checked(file, { mapping });
    expect(statesOf(rows)).toEqual(['new', 'new']);
    await into(allowed).saved(id);
    expect(await orders()).toHaveLength(2);
  });

  it('never books twice when one file is saved by two at once, nor takes more places than there are', async () => {
    const { line, fileOf, orders } = await booked(3);
    const files = [fileOf(line('Jana'), line('Petr'), line('Eva', 1)), fileOf(line('Jana'), line('Adam'), line('Ota'), line('Eva', 1))];
    const ids: number[] = [];
    for (const file of files) ids.push((await into(root).checked(file, { mapping })).id);
    const begun = await Promise.all(ids.map((id) => root.post(`/imports/orders/${id}/save`, { rows: 'good' })));
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([central.jobs.drain(), central.jobs.drain()]);
    for (const { body } of begun) expect((await root.get(`/tasks/${numberAt(body, 'id')}`)).body).toMatchObject({ state: 'done' });
    const made = await orders();
    expect(made.filter((row) => row['name'] === 'Eva')).toHaveLength(1);
    expect(made.filter((row) => row['name'] === 'Jana')).toHaveLength(1);
    expect(made).toHaveLength(4);
  });
});
