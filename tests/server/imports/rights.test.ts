import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../server/app.ts';
import { openCentral } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer, statesOf } from '../../support/imports.ts';
import { aUser, type Client, numberAt, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

describe('the rights of who imports', () => {
  let own: number;
  let foreign: number;
  let limited: Client;
  beforeAll(async () => {
    [own, foreign] = [await aStore(root, { label: 'Vlastní', code: 'VL' }), await aStore(root, { label: 'Cizí', code: 'CI' })];
    limited = await signedIn(central, { resources: ['store', 'ordering'], limitations: [own] });
  });

  const into = (client: Client, collection: string) => importer(central, client, collection);

  it('are asked for before the file is read', async () => {
    const nobody = await signedIn(central, { resources: ['overviews'] });
    for (const { name, importBy } of resources) {
      if (importBy === undefined) continue;
      expect(await into(nobody, name).upload('a;b\n1;2\n'), name).toMatchObject({ status: 403, body: { err: 'forbidden' } });
      expect((await nobody.get(`/imports/${name}/1`)).status).toBe(403);
    }
  });

  it('do not reach what belongs to no store, when the importer is bound to some', async () => {
    for (const name of ['regions', 'email-blacklist', 'users']) {
      expect((await into(limited, name).upload('Název\nA\n')).status, name).toBe(403);
    }
  });

  it('change only rows of their own stores, and see none of the others', async () => {
    const theirs = await aService(root, foreign, { name: 'Tajná činnost' });
    const mine = await aService(root, own, { name: 'Naše činnost', priority: 1 });
    const file = `Pobočka;Název;Priorita\nVlastní;Naše činnost;2\nCizí;Tajná činnost;9\n#${foreign};Nová;1\nVlastní;Nová;1\n`;
    const { rows, id } = await into(limited, 'services').checked(file);
    expect(statesOf(rows)).toEqual(['changed', 'wrong', 'wrong', 'new']);
    expect(textAt(rows[1], 'errors', 'store_id')).toContain('neexistuje');
    await into(limited, 'services').saved(id, 'good');
    expect((await root.get(`/services/${theirs}`)).body).toMatchObject({ priority: 0, version: 1 });
    expect((await root.get(`/services/${mine}`)).body).toMatchObject({ priority: 2 });
  });

  it('make no stores, and change their own, when they are bound to some', async () => {
    const { rows, id } = await into(limited, 'stores').checked('Kód;Název;Město\nVL;Vlastní;Praha\nCI;Cizí;Praha\nNO;Nová;Praha\n');
    expect(statesOf(rows)).toEqual(['changed', 'wrong', 'wrong']);
    expect(textAt(rows[2], 'errors', 'code')).toContain('nesmíte');
    await into(limited, 'stores').saved(id, 'good');
    expect((await root.get(`/stores/${foreign}`)).body).toMatchObject({ city: null });
  });

  it('need not name their only store, and may name no other', async () => {
    const file = 'Kód;Jméno\nX1;Jana\n';
    const { id, rows } = await into(limited, 'employees').checked(file);
    expect(statesOf(rows)).toEqual(['new']);
    await into(limited, 'employees').saved(id);
    expect(rowsOf(await root.get(`/employees?filter={"store_id":${own}}`))[0]).toMatchObject({ code: 'X1' });
    const sent = await into(limited, 'employees').upload(file);
    const body = { mapping: ['code', 'name'], store_id: foreign };
    const reply = await limited.post(`/imports/employees/${numberAt(sent.body, 'id')}/check`, body);
    expect(reply).toMatchObject({ status: 422, body: { errors: { store_id: expect.any(String) } } });
  });

  it('refer only to what they see', async () => {
    const theirs = await aService(root, foreign, { name: 'Jen tam' });
    const { rows } = await into(limited, 'desks').checked(`Pobočka;Číslo;Název;Činnosti\nVlastní;71;A;#${theirs}\nVlastní;72;B;Jen tam\n`);
    expect(statesOf(rows)).toEqual(['wrong', 'wrong']);
    // Each says back what its cell says, and nothing that distinguishes the two.
    expect(new Set(rows.map((row) => textAt(row, 'errors', 'service_ids').replace(/„.*“/u, '„“'))).size).toBe(1);
  });

  it('give an import to nobody else, not even to a super administrator, nor under another entity', async () => {
    const { id } = await into(limited, 'services').checked('Pobočka;Název\nVlastní;Jen moje\n');
    for (const [client, name] of [
      [root, 'services'],
      [limited, 'desks'],
    ] as const) {
      expect((await client.get(`/imports/${name}/${id}`)).status).toBe(404);
      expect((await client.get(`/imports/${name}/${id}/rows`)).status).toBe(404);
      expect((await client.get(`/imports/${name}/${id}/wrong`)).status).toBe(404);
      expect((await client.post(`/imports/${name}/${id}/check`, { mapping: [null] })).status).toBe(404);
      expect((await client.post(`/imports/${name}/${id}/save`, { rows: 'all' })).status).toBe(404);
    }
  });

  it('hold as they are when the rows are stored, not as they were when they were checked', async () => {
    const clerk = await signedIn(central, { resources: ['store'], limitations: [own, foreign] });
    const { id } = await into(clerk, 'services').checked('Pobočka;Název\nVlastní;Ještě smím\nCizí;Už nesmím\n');
    const begun = await clerk.post(`/imports/services/${id}/save`, { rows: 'all' });
    await sql`update users set limitations = ${[own]}::int[] where id = ${clerk.id}`.execute(central.db);
    await central.jobs.drain();
    expect((await clerk.get(`/tasks/${numberAt(begun.body, 'id')}`)).body).toMatchObject({ state: 'done', result: { new: 1, wrong: 1 } });
    const names = rowsOf(await root.get('/services?filter={"q":"smim"}')).map((row) => row['name']);
    expect(names).toEqual(['Ještě smím']);
  });

  it('that are lost meanwhile fail the task, and nothing is stored', async () => {
    const clerk = await signedIn(central, { resources: ['store'] });
    const { id } = await into(clerk, 'regions').checked('Název\nZtracený\n');
    const begun = await clerk.post('/imports/regions/'.concat(String(id), '/save'), { rows: 'all' });
    await sql`update users set resources = '{ordering}' where id = ${clerk.id}`.execute(central.db);
    await central.jobs.drain();
    expect((await root.get(`/tasks/${numberAt(begun.body, 'id')}`)).body).toMatchObject({ state: 'failed', error: { err: 'forbidden' } });
    expect(rowsOf(await root.get('/regions?filter={"q":"ztraceny"}'))).toEqual([]);
  });

  describe('over users', () => {
    let deputy: Client;
    beforeAll(async () => {
      // A level that may share privileges: everything of a super administrator but to make or change one.
      deputy = await signedIn(central, { role: 'administrator', level: 1 });
    });

    it('grant nobody more than the importer has', async () => {
      const file = [
        'E-mail;Jméno;Role;Úroveň',
        'a@mesto.test;A;operator;20',
        'b@mesto.test;B;superAdministrator;5',
        'c@mesto.test;C;operator;0',
      ];
      const { rows, id } = await into(deputy, 'users').checked(file.join('\n'), { mapping: ['email', 'name', 'role', 'level'] });
      expect(statesOf(rows)).toEqual(['new', 'wrong', 'wrong']);
      expect([rows[1], rows[2]].map((row) => Object.keys(Object(valueAt(row, 'errors'))))).toEqual([['role'], ['level']]);
      await into(deputy, 'users').saved(id, 'good');
      expect(rowsOf(await root.get('/users?filter={"q":"mesto.test"}&range=[0,99]')).map((row) => row['email'])).not.toContain(
        'b@mesto.test',
      );
    });

    it('change nobody who is higher, and do not switch the importer off', async () => {
      const { email } = await aUser(central, { role: 'superAdministrator', level: 0 });
      const file = `email;name;active\n${email};Přejmenovaný;ano\n${deputy.email};Já;ne\n`;
      const { rows } = await into(deputy, 'users').checked(file);
      expect(statesOf(rows)).toEqual(['wrong', 'wrong']);
      expect([textAt(rows[0], 'errors', 'level'), textAt(rows[1], 'message')]).toEqual([
        expect.stringContaining('vyšší oprávnění než vy'),
        expect.stringContaining('vlastního účtu'),
      ]);
    });

    it('leave a super administrator in their place, even when each row alone would', async () => {
      const alone = await openCentral();
      try {
        const first = await superAdministrator(alone);
        const second = await superAdministrator(alone);
        const file = `email;name;role;level\n${second.email};Druhý;operator;20\n${first.email};První;operator;20\n`;
        const both = importer(alone, first, 'users');
        const { rows, id } = await both.checked(file);
        expect(statesOf(rows)).toEqual(['changed', 'wrong']);
        await both.saved(id, 'good');
        expect((await first.get('/me')).body).toMatchObject({ user: { role: 'superAdministrator' } });
      } finally {
        await alone.close();
      }
    });

    it('let a new user in only by a password of their own', async () => {
      const { id } = await into(root, 'users').checked('email;name\nnovacek@mesto.test;Nováček\n');
      await into(root, 'users').saved(id);
      const [made] = rowsOf(await root.get('/users?filter={"q":"novacek"}'));
      expect(made).toMatchObject({ first_time: true, active: true, role: 'operator' });
      const { rows } = await sql`select * from credentials where user_id = ${made?.['id']}`.execute(central.db);
      expect(rows).toEqual([]);
    });
  });
});
