import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unpackedSize } from '../../../server/engine/imports/file/workbook-size.ts';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { importer } from '../../support/imports.ts';
import { numberAt, rowsOf, superAdministrator, valueAt } from '../../support/people.ts';
import { archiveOf, noStrings, sheetOf, workbookOf, workbookParts } from '../../support/workbooks.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('a file to import', () => {
  const into = (collection: string) => importer(central, client, collection);
  /** The letters of Windows-1250 that Czech has and Latin 1 lacks. */
  const windows: Readonly<Record<string, number>> = {
    ž: 0x9e,
    ř: 0xf8,
    ě: 0xec,
    í: 0xed,
    ý: 0xfd,
    š: 0x9a,
    Ž: 0x8e,
    á: 0xe1,
    é: 0xe9,
    č: 0xe8,
    ů: 0xf9,
  };
  const inWindows1250 = (text: string) => Buffer.from(Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0)));
  const text = 'Kód;Název\r\nK1;Žižkův říční kůň\r\n'.replace('Kód', 'code').replace('ň', 'n');

  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['Windows-1250', inWindows1250(text), 'windows-1250'],
    ['UTF-16, as Excel calls Unicode', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
  ])('is read in %s', async (_, file, encoding) => {
    const reply = await into('stores').upload(file);
    expect(reply.body).toMatchObject({
      format: 'csv',
      encoding,
      separator: ';',
      columns: [{ field: 'code' }, { field: 'label', samples: ['Žižkův říční kůn'] }],
    });
  });

  it.each([
    [';', 'code;label\nA,1;B\n'],
    [',', 'code,label\nA1,"B; C"\n'],
    ['\t', 'code\tlabel\nA;1\tB,C\n'],
    [',', 'sep=,\r\ncode,label\r\nA1,B\r\n'],
    [';', 'code\nA1\n'],
  ])('is cut into columns at %j', async (separator, file) => {
    const { body } = await into('stores').upload(file);
    expect(body).toMatchObject({ separator, total: 1 });
  });

  it('keeps quotation marks, separators and line ends within quotation marks, and counts rows as a spreadsheet does', async () => {
    const { rows } = await into('stores').checked('code;label;street\n"A""1";"řádek\ndruhý";a"b\n\n;;\nA2;B;\n');
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [2, ['A"1', 'řádek\ndruhý', 'a"b']],
      [5, ['A2', 'B', '']],
    ]);
  });

  it('is read from a workbook: numbers, dates, flags, empty rows, and texts that look like formulas', async () => {
    const file = await workbookOf([
      ['Kód', 'Název', 'Zeměpisná šířka', 'PSČ', 'Aktivní'],
      ['X1', '=1+1', 50.0875, 11000, true],
      [],
      ['X2', "'+420", null, null, false],
    ]);
    const { rows, body } = await into('stores').checked(file);
    expect(body).toMatchObject({ format: 'xlsx', encoding: null, separator: null, total: 2 });
    expect(rows.map(({ line, state, cells }) => [line, state, cells])).toEqual([
      [2, 'new', ['X1', '=1+1', '50.0875', '11000', 'true']],
      [4, 'new', ['X2', "'+420", '', '', 'false']],
    ]);
    const blacklist = await workbookOf([
      ['E-mail nebo doména', 'Platí do'],
      ['a.cz', new Date(Date.UTC(2027, 0, 31))],
    ]);
    const { id } = await into('email-blacklist').checked(blacklist, { mapping: ['pattern', 'until'] });
    await into('email-blacklist').saved(id);
    expect(rowsOf(await client.get('/email-blacklist'))[0]).toMatchObject({ pattern: 'a.cz', until: '2027-01-31' });
  });

  it('gives the wrong rows of a workbook back as a workbook', async () => {
    const { id } = await into('stores').checked(
      await workbookOf([
        ['Kód', 'Název', 'E-mail'],
        ['Y1', '=SUMA(A1)', 'nesmysl'],
        ['Y2', 'V pořádku', null],
      ]),
    );
    const reply = await central.app.inject({
      method: 'GET',
      url: `/central/imports/stores/${id}/wrong`,
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(reply.headers['content-disposition']).toMatch(/\.xlsx"$/u);
    const again = await into('stores').checked(reply.rawPayload, { mapping: ['code', 'label', null, null] });
    expect(again.rows.map(({ cells, state }) => [cells, state])).toEqual([
      [['Y1', '=SUMA(A1)', 'nesmysl', 'E-mail: Prosím, zadejte platnou emailovou adresu'], 'new'],
    ]);
  });

  const huge = 300 * 1_048_576;
  const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  it.each([
    ['nothing', '', 'import_empty'],
    ['a header alone', 'code;label\n', 'import_empty'],
    ['empty rows alone', ';;\n\n;;\n', 'import_empty'],
    ['an open quotation mark', 'code;label\n1;"2\n3;4\n', 'import_unreadable'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'import_unreadable'],
    ['a PDF', '%PDF-1.7\nabc', 'import_unreadable'],
    ['an old or encrypted workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'import_unreadable'],
    ['an archive that is none', 'PK\u0003\u0004 a nothing else', 'import_unreadable'],
    ['an archive without a workbook', archiveOf([{ name: 'a.txt', content: 'a' }]), 'import_unreadable'],
    ['more columns than anybody has', `${'a;'.repeat(201)}\n1\n`, 'import_too_long'],
    ['more rows than may be', `label\n${'A\n'.repeat(50_001)}`, 'import_too_long'],
    ['a record without end', `code;label\n1;"${'a'.repeat(250_000)}"\n`, 'import_unreadable'],
    [
      'an archive with too many files',
      archiveOf(Array.from({ length: 1001 }, (_, at) => ({ name: `${at}`, content: '' }))),
      'import_unreadable',
    ],
  ])('of %s is refused', async (_, file, code) => {
    expect(await into('stores').upload(file)).toMatchObject({ status: 422, body: { err: code } });
  });

  it('that unpacks to more than a workbook may is refused before it is unpacked, and one that lies about it while it is', async () => {
    const bomb = Buffer.alloc(huge, 0x61);
    const honest = archiveOf(workbookParts(sheetOf(row), bomb));
    expect(honest.length).toBeLessThan(1_000_000);
    expect(await into('stores').upload(honest)).toMatchObject({ status: 422, body: { err: 'import_too_long' } });
    const before = process.memoryUsage().rss;
    for (const claims of [{ strings: 1000 }, { sheet: 1000 }, { strings: 0 }]) {
      const [sheet, strings] = claims.sheet === undefined ? [sheetOf(row), bomb] : [bomb, noStrings];
      const lying = archiveOf(workbookParts(sheet, strings, claims));
      expect(await into('stores').upload(lying)).toMatchObject({ status: 422, body: { err: 'import_unreadable' } });
    }
    const hidden = workbookParts(sheetOf(row), bomb, { strings: 0 }).map((part) => ({ ...part, isHidden: part.claims === 0 }));
    expect(unpackedSize(archiveOf(hidden))).toBeUndefined();
    expect(await into('stores').upload(archiveOf(hidden))).toMatchObject({ status: 422, body: { err: 'import_unreadable' } });
    expect(process.memoryUsage().rss - before).toBeLessThan(huge);
  });

  it('of entities that multiply, of rows far away and of columns far away takes neither the memory nor the server', async () => {
    const laughs = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`;
    const multiplied = sheetOf(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Název</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>&c;</t></is></c></row>',
      laughs,
    );
    const reply = await into('regions').upload(archiveOf(workbookParts(multiplied, noStrings)));
    expect([reply.status, valueAt(reply.body, 'columns', '0', 'samples')]).toEqual([201, ['&c;']]);
    const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>Název</t></is></c>`;
    for (const far of [
      `<row r="1">${cell('A1')}</row><row r="1048576">${cell('A1048576')}</row>`,
      `<row r="4000000000">${cell('A1')}</row>`,
    ]) {
      const sent = await into('regions').upload(archiveOf(workbookParts(sheetOf(far), noStrings)));
      expect(sent.status).toBe(422);
    }
    const wide = sheetOf(`<row r="1">${cell('A1')}${cell('XFD1')}</row><row r="2">${cell('A2')}</row>`);
    expect((await into('regions').upload(archiveOf(workbookParts(wide, noStrings)))).body).toMatchObject({ err: 'import_too_long' });
  });

  it('of more than 20 MB is refused', async () => {
    expect(await into('stores').upload(Buffer.alloc(20 * 1_048_576 + 1, 0x61))).toMatchObject({ status: 413, body: { err: 'too_large' } });
  });

  it('is taken as a file alone, and only where one is imported', async () => {
    const headers = { authorization: `Bearer ${client.token}` };
    const post = (url: string, type: string) =>
      send(central, { method: 'POST', url: `/central${url}`, headers: { ...headers, 'content-type': type }, payload: 'Název\nA\n' });
    expect((await post('/regions/import', 'application/octet-stream')).status).toBe(201);
    expect((await post('/regions/import', 'application/pdf')).status).toBe(415);
    expect((await post('/regions/import', 'application/json')).status).toBe(400);
    expect((await post('/regions', 'text/csv')).status).toBe(415);
    expect(await client.post('/regions/import', {})).toMatchObject({ status: 415 });
    expect(await post('/regions/import?page=1', 'text/csv')).toMatchObject({ status: 400, body: { err: 'unknown_parameter' } });
    expect((await client.get('/regions/import')).status).toBe(405);
  });

  it('leaves nothing behind on the disk, nor in the database when it is refused', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from import_chunks c
      where not exists (select from imports i where i.id = c.import_id and i.total > 0)`.execute(central.db);
    expect(rows[0]?.count).toBe(0);
    const [before, own] = [process.env['TMPDIR'], mkdtempSync(join(tmpdir(), 'poradnik-test-'))];
    process.env['TMPDIR'] = own;
    for (const file of ['Název\nA\n', 'Název\n"A\n', '']) await into('regions').upload(file);
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    expect(readdirSync(own)).toEqual([]);
    rmdirSync(own);
  });

  it('keeps the plain name of the file', async () => {
    const reply = await into('regions').upload('Název\nA\n', 'C:\\Users\\Jana\\regiony.csv');
    expect(valueAt(reply.body, 'file_name')).toBe('regiony.csv');
    expect(numberAt(reply.body, 'total')).toBe(1);
  });
});
