import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseSavedRows, forgetUnsaved } from '../../../server/engine/imports/stored/prune-imports.ts';
import { aBookedOffice } from '../../support/booked-office.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { numberAt, superAdministrator, valueAt } from '../../support/people.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('files of an import', () => {
  let branch: number;
  let service: number;
  beforeAll(async () => {
    ({ store: branch, service } = await aBookedOffice(root, 5));
  });

  const header = 'Pobočka;Činnost;Termín;Konec;Jméno;E-mail;Telefon;Poznámka';
  const row = (minutes: number, ...client: readonly string[]): string =>
    [`#${branch}`, `#${service}`, `2026-12-01 09:${minutes}`, `2026-12-01 09:${minutes + 15}`, ...client].join(';');
  const mapping = ['store_id', 'service_id', 'starts_at', 'ends_at', 'name', 'email', 'phone', 'note'];
  const checked = (...rows: readonly string[]) => into().checked([header, ...rows, ''].join('\n'), { mapping });
  const into = () => importer(central, root, 'orders');
  const stored = async (id: number): Promise<string> => {
    const { rows } = await sql<{ all: string }>`
      select string_agg(records || coalesce(verdicts, ''), '') as all from import_chunks where import_id = ${id}`.execute(central.db);
    return rows[0]?.all ?? '';
  };
  const inHours = (hours: number): Date => new Date(central.clock.now().getTime() + hours * 3_600_000);

  it('lose their rows a day after they were saved, and keep the counts', async () => {
    const rows = [row(15, 'Uložená Klientka', 'ulozena@posta.test', '', ''), row(30, 'Chybný Klient', 'chybny', '', '')];
    const { id, counts } = await checked(...rows);
    expect(counts).toMatchObject({ new: 1, wrong: 1 });
    await into().saved(id, 'good');
    await eraseSavedRows(central.db, inHours(-1));
    expect(await stored(id)).toContain('Uložená');
    await eraseSavedRows(central.db, inHours(1));
    expect(await stored(id)).not.toMatch(/Uložen|Chybn|@/u);
    const current = await into().current(id);
    expect([current.counts, current.rows]).toEqual([counts, []]);
    for (const asked of [root.get(`/imports/orders/${id}/wrong`), root.post(`/imports/orders/${id}/save`, { rows: 'good' })])
      expect((await asked).body).toMatchObject({ err: 'import_rows_erased' });
    // The same file once more changes nothing.
    expect((await checked(...rows)).counts).toMatchObject({ new: 0, same: 1, wrong: 1 });
  });

  it('are forgotten where nobody saved them, but never under a task that works on them', async () => {
    const { id } = await checked(row(15, 'Nechaný Klient', '', '', ''));
    await forgetUnsaved(central.db, inHours(-1));
    expect((await root.get(`/imports/orders/${id}`)).status).toBe(200);
    await sql`update tasks set state = 'running' where id = (select task_id from imports where id = ${id})`.execute(central.db);
    await forgetUnsaved(central.db, inHours(1));
    expect((await root.get(`/imports/orders/${id}`)).status).toBe(200);
    await sql`update tasks set state = 'done' where id = (select task_id from imports where id = ${id})`.execute(central.db);
    await forgetUnsaved(central.db, inHours(1));
    expect((await root.get(`/imports/orders/${id}`)).status).toBe(404);
  });

  it('are found by whom they name, and erased: the row is none to save any more', async () => {
    const { id } = await checked(
      row(30, 'Petra Hledaná', 'Petra@Posta.test', '', ''),
      row(30, 'Jiná Klientka', 'nepetra@posta.test', '604 111 222', 'volat 603 555 666'),
    );
    const found = async (person: string): Promise<unknown> => {
      const { body } = await root.post('/personal-data/find', { person });
      return valueAt(body, 'imports');
    };
    expect(await found('petra@posta.test')).toMatchObject([{ file_name: 'soubor.csv', line: 2 }]);
    expect(await found('+420603555666')).toMatchObject([{ line: 3 }]);
    const erased = await root.post('/personal-data/erase', { person: 'petra@posta.test' });
    expect(numberAt(erased.body, 'counts', 'imports')).toBe(1);
    expect(await stored(id)).not.toMatch(/Petra/u);
    const { rows, counts } = await into().current(id);
    expect(counts).toMatchObject({ new: 1, wrong: 1 });
    expect(rows[0]).toMatchObject({ message: 'Údaje v tomto řádku jsou vymazané na žádost klienta.' });
    await into().saved(id, 'good');
    const orders = await sql`select name from orders where name like '%Hledan%' or name = 'Jiná Klientka'`.execute(central.db);
    expect(orders.rows).toEqual([{ name: 'Jiná Klientka' }]);
  });
});
