import { describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer, statesOf, traces } from '../../support/imports.ts';
import { numberAt, rowsOf, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { aRegion, aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('an import', () => {
  const into = (collection: string) => importer(central, client, collection);

  it('reads a file, recognises its columns and shows what is in them', async () => {
    const reply = await into('stores').upload(
      'KOD;Nazev;PSČ;Poznámka\r\nA1;Radnice;110 00;x\r\n\r\nA2;Knihovna;;y\r\n',
      'Pobočky 2026.csv',
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      resource: 'stores',
      file_name: 'Pobočky 2026.csv',
      format: 'csv',
      encoding: 'utf-8',
      separator: ';',
      has_header: true,
      total: 2,
      stage: 'read',
      key: ['code'],
      counts: { new: 0, changed: 0, same: 0, wrong: 0 },
      columns: [
        { header: 'KOD', field: 'code', samples: ['A1', 'A2'] },
        { header: 'Nazev', field: 'label', samples: ['Radnice', 'Knihovna'] },
        { header: 'PSČ', field: 'zip', samples: ['110 00'] },
        { header: 'Poznámka', field: null, samples: ['x', 'y'] },
      ],
    });
    expect(valueAt(reply.body, 'fields')).not.toContain('pre_shared_key');
  });

  it('says of each row whether it is new, changed, the same or wrong, and stores nothing', async () => {
    const region = await aRegion(client, { name: 'Sever' });
    await aStore(client, { label: 'Stejná', code: 'S1', region_id: region, city: 'Praha' });
    await aStore(client, { label: 'Jiná', code: 'S2', city: 'Praha' });
    const before = await traces(central, 'stores');
    const file = [
      'Kód;Název;Město;Region;Aktivní',
      's1;Stejná;Praha;sever;ano',
      'S2;Jiná;Brno;Sever;ne',
      'S3;Nová;;;',
      'S4;;Praha;Jih;možná',
    ];
    const { rows, counts } = await into('stores').checked(file.join('\n'));
    expect(statesOf(rows)).toEqual(['same', 'changed', 'new', 'wrong']);
    expect(rows.map((row) => row['line'])).toEqual([2, 3, 4, 5]);
    expect(rows[1]).toMatchObject({ before: { city: 'Praha', region_id: '', active: 'Ano' } });
    expect(rows[3]).toMatchObject({
      errors: { label: expect.any(String), region_id: expect.stringContaining('neexistuje'), active: expect.any(String) },
    });
    expect(counts).toEqual({ new: 1, changed: 1, same: 1, wrong: 1 });
    expect(await traces(central, 'stores')).toBe(before);
  });

  it('stores what is good, with history, audit and changes as by hand, and then finds everything the same', async () => {
    const region = await aRegion(client, { name: 'Východ' });
    const id = await aStore(client, { label: 'Před', code: 'V1' });
    const file = 'code;label;region_id;active\nV1;Po;Východ;ne\nV2;Nová východní;;ano\nV3;;;\n';
    const { id: importId } = await into('stores').checked(file);
    expect((await client.post(`/imports/stores/${importId}/save`, { rows: 'all' })).body).toMatchObject({ err: 'import_has_wrong_rows' });
    expect(await into('stores').saved(importId, 'good')).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      result: { new: 1, changed: 1, same: 0, wrong: 1 },
    });
    expect((await client.get(`/stores/${id}`)).body).toMatchObject({ label: 'Po', region_id: region, active: false, version: 2 });
    expect(rowsOf(await client.get(`/stores/${id}/history`))[0]).toMatchObject({
      action: 'edit',
      version: 2,
      actor_name: expect.any(String),
      changes: { label: { before: 'Před', after: 'Po' }, region_id: { before: null, after: region } },
    });
    const [made] = rowsOf(await client.get('/stores?filter={"q":"nova vychodni"}'));
    expect(made).toMatchObject({ code: 'V2', active: true, version: 1 });
    const audit = rowsOf(await client.get('/audit-log?range=[0,99]'));
    expect(audit.find((row) => row['action'] === 'import')).toMatchObject({ resource: 'stores', changes: { rows: 3, new: 1, wrong: 1 } });
    expect(audit.filter((row) => row['record_id'] === made?.['id'] && row['resource'] === 'stores')).toHaveLength(1);

    const before = await traces(central, 'stores');
    const again = await into('stores').checked(file);
    expect(statesOf(again.rows)).toEqual(['same', 'same', 'wrong']);
    await into('stores').saved(again.id, 'good');
    expect(await traces(central, 'stores')).toBe(before);
  });

  it('tells rows of one file apart by what must be unique, and names the row before', async () => {
    const { rows } = await into('stores').checked('Kód;Název\nD1;První\nD2;Druhá\nd1;Třetí\nD4;druhá\n');
    expect(statesOf(rows)).toEqual(['new', 'new', 'wrong', 'wrong']);
    expect(textAt(rows[2], 'errors', 'code')).toContain('řádku 2');
    expect(textAt(rows[3], 'errors', 'label')).toContain('řádku 3');
  });

  it('refuses what another row has already, as the form does', async () => {
    await aStore(client, { label: 'Obsazený název', code: 'O1' });
    const { rows } = await into('stores').checked('Kód;Název\nO2;obsazený NÁZEV\n');
    expect(rows[0]).toMatchObject({ state: 'wrong', errors: { label: 'Tento název už má jiná pobočka. Zvolte jiný.' } });
  });

  it('looks for what belongs to a store within it, and keeps rules across fields', async () => {
    const [one, other] = [await aStore(client, { label: 'Jedna' }), await aStore(client, { label: 'Jiná pobočka' })];
    const own = await aService(client, one, { name: 'Pasy, občanské průkazy' });
    await aService(client, other, { name: 'Pasy, občanské průkazy' });
    await aService(client, other, { name: 'Cizí činnost' });
    const desks = 'Pobočka;Číslo;Název;Činnosti\nJedna;1;Přepážka 1;Pasy, občanské průkazy\nJedna;2;Přepážka 2;Cizí činnost\n';
    const { rows, id } = await into('desks').checked(desks);
    expect(rows[0]).toMatchObject({ state: 'new' });
    expect(textAt(rows[1], 'errors', 'service_ids')).toContain('jiné pobočce');
    await into('desks').saved(id, 'good');
    expect(rowsOf(await client.get(`/desks?filter={"store_id":${one}}`))[0]).toMatchObject({ number: 1, service_ids: [own] });
    const services = await into('services').checked(`Pobočka;Název;Číslo od;Číslo do\n#${one};Nová;200;100\n`, {
      mapping: ['store_id', 'name', 'number_from', 'number_to'],
    });
    expect(Object.keys(Object(services.rows[0]?.['errors']))).toEqual(['number_to']);
  });

  it('takes one store for all rows when no column names it, and recognises rows within it', async () => {
    const [one, other] = [await aStore(client), await aStore(client)];
    const file = 'Kód;Jméno\nE1;Jana\nE2;Petr\n';
    const mapping = ['code', 'name'];
    const sent = await into('employees').upload(file);
    const id = numberAt(sent.body, 'id');
    expect((await client.post(`/imports/employees/${id}/check`, { mapping })).body).toMatchObject({ err: 'import_key_missing' });
    const first = await into('employees').checked(file, { mapping, store_id: one });
    await into('employees').saved(first.id);
    const second = await into('employees').checked(file, { mapping, store_id: other });
    expect(statesOf(second.rows)).toEqual(['new', 'new']);
    const again = await into('employees').checked(file, { mapping, store_id: one });
    expect(statesOf(again.rows)).toEqual(['same', 'same']);
  });

  it('takes a list without a header for what it is', async () => {
    const { rows, body, id } = await into('email-blacklist').checked('spam@example.cz\nexample.org\nnesmysl\n');
    expect(body).toMatchObject({ has_header: false, total: 3, columns: [{ header: '', field: 'pattern' }] });
    expect(statesOf(rows)).toEqual(['new', 'new', 'wrong']);
    expect(rows[0]?.['line']).toBe(1);
    await into('email-blacklist').saved(id, 'good');
    expect(rowsOf(await client.get('/email-blacklist'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ pattern: 'spam@example.cz', created_by: client.id })]),
    );
  });

  it('gives the wrong rows back with their reasons, in a file that can be corrected and sent again', async () => {
    const file = 'Kód;Název;E-mail\nW1;=1+1;dobry@example.cz\nW2;"Se ""uvozovkou""; a středníkem";nesmysl\nW3;\'=A1;také ne\n';
    const { id } = await into('stores').checked(file);
    const reply = await client.get(`/imports/stores/${id}/wrong`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('chybne-radky-2026-11-20.csv');
    const text = String(reply.body);
    expect(text).toBe(
      '\uFEFF"Kód";"Název";"E-mail";"Důvod chyby"\r\n' +
        '"W2";"Se ""uvozovkou""; a středníkem";"nesmysl";"E-mail: Prosím, zadejte platnou emailovou adresu"\r\n' +
        '"W3";"\'=A1";"také ne";"E-mail: Prosím, zadejte platnou emailovou adresu"\r\n',
    );
    const corrected = await into('stores').checked(text.replace('nesmysl', 'uz@example.cz').replace('také ne', ''));
    expect(statesOf(corrected.rows)).toEqual(['new', 'new']);
    await into('stores').saved(corrected.id);
    expect(rowsOf(await client.get('/stores?filter={"q":"=A1"}'))[0]).toMatchObject({ label: '=A1' });
  });

  it('gives its reasons a name of their own, also where the file has that already', async () => {
    const headsOf = async (file: string) => {
      const { id } = await into('email-blacklist').checked(file);
      const [heads = '', ...rows] = String((await client.get(`/imports/email-blacklist/${id}/wrong`)).body)
        .trim()
        .split('\r\n');
      return { heads: heads.replace('\uFEFF', '').split(';'), file: [heads, ...rows].join('\r\n') };
    };
    const first = await headsOf('E-mail nebo doména;Důvod\nnesmysl;Ruší\n');
    expect(first.heads).toEqual(['"E-mail nebo doména"', '"Důvod"', '"Důvod chyby"']);
    const second = await headsOf(first.file);
    expect(second.heads).toEqual([...first.heads, '"Důvod chyby 2"']);
    // Reasons of ours are read as no field of the entity: the column of theirs still is.
    const { rows, body } = await into('email-blacklist').checked(second.file.replace('nesmysl', 'nesmysl.example.cz'));
    expect(valueAt(body, 'columns')).toMatchObject([{ field: 'pattern' }, { field: 'reason' }, { field: null }, { field: null }]);
    expect(statesOf(rows)).toEqual(['new']);
  });

  it('lists its rows by state and by page', async () => {
    const lines = Array.from({ length: 603 }, (_, at) => `L${at};${at % 200 === 0 ? '' : `Řádek ${at}`}`);
    const { id, counts } = await into('stores').checked(['Kód;Název', ...lines].join('\n'));
    expect(counts).toEqual({ new: 599, changed: 0, same: 0, wrong: 4 });
    const wrong = await client.get(`/imports/stores/${id}/rows?filter={"state":"wrong"}&range=[1,2]`);
    expect(rowsOf(wrong).map((row) => row['line'])).toEqual([202, 402]);
    expect(wrong.headers['content-range']).toBe('rows 1-2/4');
    const middle = rowsOf(await client.get(`/imports/stores/${id}/rows?range=[498,501]`));
    expect(middle.map((row) => row['line'])).toEqual([500, 501, 502, 503]);
    for (const query of ['filter={"state":"odd"}', 'filter={"colour":1}', 'page=2', 'range=[5,1]']) {
      expect((await client.get(`/imports/stores/${id}/rows?${query}`)).status, query).toBe(400);
    }
  });

  it('is worked on by one task at a time, and saved only after a check', async () => {
    const sent = await into('regions').upload('Název\nJedna\n');
    const id = numberAt(sent.body, 'id');
    expect((await client.post(`/imports/regions/${id}/save`, { rows: 'all' })).body).toMatchObject({ err: 'import_not_checked' });
    expect((await client.get(`/imports/regions/${id}/wrong`)).body).toMatchObject({ err: 'import_not_checked' });
    const body = { mapping: ['name'] };
    expect((await client.post(`/imports/regions/${id}/check`, body)).body).toMatchObject({ kind: 'import_check', state: 'waiting' });
    expect((await client.post(`/imports/regions/${id}/check`, body)).body).toMatchObject({ err: 'import_busy' });
    await central.jobs.drain();
    expect((await into('regions').current(id)).counts).toMatchObject({ new: 1 });
    const save = (asked: object) => client.post(`/imports/regions/${id}/save`, asked);
    for (const rows of [undefined, 'some'])
      expect(await save({ rows })).toMatchObject({ status: 422, body: { errors: { rows: expect.any(String) } } });
    // Anyone who mistypes the name is not left to believe that clients were notified.
    expect(await save({ rows: 'all', tell_clients: true })).toMatchObject({ status: 400, body: { err: 'unknown_field' } });
    expect((await client.post(`/imports/regions/${id}/save`, { rows: 'all' })).status).toBe(200);
    expect((await client.post(`/imports/regions/${id}/save`, { rows: 'all' })).body).toMatchObject({ err: 'import_busy' });
    await central.jobs.drain();
    expect((await into('regions').current(id)).body).toMatchObject({ stage: 'saved' });
  });

  it.each([
    ['no list', { mapping: 'code' }, 'mapping'],
    ['too short a list', { mapping: [] }, 'mapping'],
    ['a field that cannot be imported', { mapping: ['pre_shared_key', 'label'] }, 'mapping.0'],
    ['one field twice', { mapping: ['code', 'code'] }, 'mapping'],
  ])('refuses %s as columns', async (_, body, at) => {
    const sent = await into('stores').upload('Kód;Název\nM1;A\n');
    const reply = await client.post(`/imports/stores/${numberAt(sent.body, 'id')}/check`, body);
    expect(reply.status).toBe(422);
    expect(Object.keys(Object(valueAt(reply.body, 'errors')))).toEqual([at]);
  });
});
