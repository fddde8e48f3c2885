import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer, statesOf, traces } from '../../support/imports.ts';
import { numberAt, rowsOf, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';

const dead = '00000000-0000-4000-8000-000000000002';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('the storing of imported rows', () => {
  const into = (collection: string) => importer(central, client, collection);
  const many = (prefix: string, count: number) =>
    ['Název;Poznámka', ...Array.from({ length: count }, (_, at) => `${prefix} ${at};poznámka ${at}`)].join('\n');
  const countOf = async (prefix: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from regions where deleted_at is null and name like ${`${prefix}%`}`.execute(central.db);
    return rows[0]?.count ?? 0;
  };
  /** Stores the first chunk and leaves the rest, as a server that is killed does. */
  const killedAfterFirstChunk = async (id: number, prefix: string): Promise<number> => {
    const begun = await client.post(`/imports/regions/${id}/save`, { rows: 'good' });
    const task = numberAt(begun.body, 'id');
    // The second chunk cannot be stored: the task fails there as if the server had ended.
    await sql
      .raw(`create or replace function stop_at_second() returns trigger language plpgsql as $$
      begin if (select count(*) from regions where name like '${prefix}%') > 500 then raise exception 'killed'; end if; return new; end $$`)
      .execute(central.db);
    await sql`create trigger stop_at_second after insert on regions for each row execute function stop_at_second()`.execute(central.db);
    await central.jobs.drain();
    await sql`drop trigger stop_at_second on regions`.execute(central.db);
    await sql`update tasks set state = 'running', runner = ${dead}, error = null, finished_at = null where id = ${task}`.execute(
      central.db,
    );
    return task;
  };

  it('goes on where a killed server left it, and stores nothing twice', async () => {
    const { id } = await into('regions').checked(many('Zabitý', 1200));
    const task = await killedAfterFirstChunk(id, 'Zabitý');
    expect(await countOf('Zabitý')).toBe(500);
    const first = await traces(central, 'regions');
    await central.jobs.drain();
    expect((await client.get(`/tasks/${task}`)).body).toMatchObject({ state: 'done', done: 1200, result: { new: 1200, wrong: 0 } });
    expect(await countOf('Zabitý')).toBe(1200);
    const after = await traces(central, 'regions');
    expect(first.split('\n').every((line) => after.includes(line))).toBe(true);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from history where resource = 'regions' and changes -> 'name' ->> 'after' like 'Zabitý%'`.execute(
      central.db,
    );
    expect(rows[0]?.count).toBe(1200);
  });

  it('still knows after that which rows of the file must not be repeated', async () => {
    const { id } = await into('regions').checked(`${many('Opakovaný', 600)}\nopakovaný 3;jiná\n`);
    await killedAfterFirstChunk(id, 'Opakovaný');
    await central.jobs.drain();
    const { rows } = await into('regions').current(id);
    expect(textAt(rows.at(-1), 'errors', 'name')).toContain('řádku 5');
    expect(await countOf('Opakovaný')).toBe(600);
  });

  it('ends between chunks when it is cancelled, keeps what it has stored, and can be gone on with', async () => {
    const { id } = await into('regions').checked(many('Přerušený', 1100));
    const begun = await client.post(`/imports/regions/${id}/save`, { rows: 'all' });
    const task = numberAt(begun.body, 'id');
    await sql
      .raw(`create or replace function cancel_it() returns trigger language plpgsql as $$
      begin update tasks set cancel_asked = true where id = ${task}; return null; end $$`)
      .execute(central.db);
    await sql`create trigger cancel_it after insert on regions for each statement execute function cancel_it()`.execute(central.db);
    await central.jobs.drain();
    await sql`drop trigger cancel_it on regions`.execute(central.db);
    expect((await client.get(`/tasks/${task}`)).body).toMatchObject({ state: 'cancelled' });
    const stored = await countOf('Přerušený');
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(1100);
    expect((await client.post(`/tasks/${task}/retry`, {})).status).toBe(200);
    await central.jobs.drain();
    expect((await client.get(`/tasks/${task}`)).body).toMatchObject({ state: 'done', result: { new: 1100 } });
    expect(await countOf('Přerušený')).toBe(1100);
  });

  it('judges anew what changed since the dry run', async () => {
    const id = await aStore(client, { label: 'Mezitím', code: 'MZ', city: 'Praha' });
    const file = 'Kód;Název;Město\nMZ;Mezitím;Brno\nM2;Zabraný;Praha\nM3;V pořádku;Praha\n';
    const checked = await into('stores').checked(file);
    expect(statesOf(checked.rows)).toEqual(['changed', 'new', 'new']);
    await client.patch(`/stores/${id}`, 1, { city: 'Brno' });
    await aStore(client, { label: 'Zabraný', code: 'ZA' });
    expect(await into('stores').saved(checked.id)).toMatchObject({ state: 'done', result: { new: 1, changed: 0, same: 1, wrong: 1 } });
    const { rows } = await into('stores').current(checked.id);
    expect(statesOf(rows)).toEqual(['same', 'wrong', 'new']);
    expect((await client.get(`/stores/${id}`)).body).toMatchObject({ version: 2 });
  });

  it('finds the one row that another was faster with, and stores the rest', async () => {
    const { id } = await into('regions').checked('Název\nZávod 1\nZávod 2\nZávod 3\n');
    // Between the look for taken names and the storing, as only two at once can do it.
    await sql
      .raw(`create or replace function be_faster() returns trigger language plpgsql as $$
      begin if pg_trigger_depth() = 1 and new.name = 'Závod 1' then insert into regions (name) values ('Závod 2'); end if; return new; end $$`)
      .execute(central.db);
    await sql`create trigger be_faster before insert on regions for each row execute function be_faster()`.execute(central.db);
    const outcome = await into('regions').saved(id);
    await sql`drop trigger be_faster on regions`.execute(central.db);
    expect(outcome).toMatchObject({ state: 'done', result: { new: 2, wrong: 1 } });
    const { rows } = await into('regions').current(id);
    expect(rows[1]).toMatchObject({ state: 'wrong', errors: { name: 'Tento název už má jiný region. Zvolte jiný.' } });
    expect(await countOf('Závod')).toBe(3);
  });

  it('leaves out what refers to a row that is gone by then', async () => {
    const region = await aRegion(client, { name: 'Brzy pryč' });
    const { id } = await into('stores').checked('Kód;Název;Region\nG1;S regionem;Brzy pryč\nG2;Bez regionu;\n');
    await client.remove(`/regions/${region}`);
    expect(await into('stores').saved(id)).toMatchObject({ result: { new: 1, wrong: 1 } });
    expect(valueAt((await into('stores').current(id)).rows[0], 'errors')).toHaveProperty('region_id');
  });

  it('stores each chunk with all that belongs to it or not at all', async () => {
    const { id } = await into('regions').checked(many('Půl', 10));
    await sql
      .raw(`create or replace function no_audit() returns trigger language plpgsql as $$
      begin if new.resource = 'regions' and new.action = 'create' then raise exception 'full'; end if; return new; end $$`)
      .execute(central.db);
    await sql`create trigger no_audit before insert on audit_log for each row execute function no_audit()`.execute(central.db);
    const before = await traces(central, 'regions');
    const failed = await into('regions').saved(id);
    await sql`drop trigger no_audit on audit_log`.execute(central.db);
    expect(failed).toMatchObject({ state: 'failed', error: { err: 'internal' } });
    expect(await traces(central, 'regions')).toBe(before);
    expect((await client.post(`/tasks/${numberAt(failed, 'id')}/retry`, {})).status).toBe(200);
    await central.jobs.drain();
    expect(await countOf('Půl')).toBe(10);
  });

  it('tells who follows live changes of every row, once', async () => {
    const { id } = await into('regions').checked(many('Živý', 7));
    await into('regions').saved(id);
    const { rows } = await sql`select action, version, actor_id, store_ids from changes c
      where resource = 'regions' and record_id in (select id from regions where name like 'Živý%')`.execute(central.db);
    expect(rows).toEqual(Array.from({ length: 7 }, () => ({ action: 'create', version: 1, actor_id: client.id, store_ids: null })));
  });

  it('forgets the file after a week, rows and all', async () => {
    const { id } = await into('regions').checked('Název\nZapomenutý\n');
    await sql`update imports set created_at = ${new Date(central.clock.now().getTime() - 8 * 24 * 3_600_000)} where id = ${id}`.execute(
      central.db,
    );
    const { forgetImports } = await import('../../../server/engine/imports/stored/prune-imports.ts');
    await forgetImports(central.db, new Date(central.clock.now().getTime() - 7 * 24 * 3_600_000));
    expect((await client.get(`/imports/regions/${id}`)).status).toBe(404);
    const { rows } = await sql`select import_id from import_chunks where import_id = ${id}`.execute(central.db);
    expect(rows).toEqual([]);
    expect(rowsOf(await client.get('/tasks'))[0]).toMatchObject({ state: 'done' });
  });
});
