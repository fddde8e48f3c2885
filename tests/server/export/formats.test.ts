import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { csvRows, exported, sheetRows } from '../../support/exports.ts';
import { superAdministrator } from '../../support/people.ts';
import { anOrder, aService, aStore } from '../../support/records.ts';

const columns = ['starts_at', 'name', 'store_id', 'service_id', 'state', 'consent', 'phone', 'note'];
const heads = ['Termín', 'Jméno klienta', 'Pobočka', 'Činnost', 'Stav', 'Souhlas s podmínkami', 'Telefon', 'Poznámka'];

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('an exported file', () => {
  beforeAll(async () => {
    const store = await aStore(client, { label: 'Radnice; "střed"', latitude: 50.0875, longitude: -14.000_001 });
    const service = await aService(client, store, { name: 'Občanské průkazy' });
    const winter = { starts_at: '2027-12-01T09:00:00.000Z', ends_at: '2027-12-01T09:15:00.000Z' };
    const summer = { starts_at: '2027-07-01T09:00:00.000Z', ends_at: '2027-07-01T09:15:00.000Z' };
    await anOrder(client, store, service, { ...winter, name: '=1+1', phone: '+420777123456', note: 'Dva\nřádky' });
    await anOrder(client, store, service, { ...summer, name: 'Jana Nováková', consent: true });
  });

  it('is a CSV for Czech spreadsheets: marked as UTF-8, semicolons, local times, formulas defused', async () => {
    const { bytes, headers } = await exported(central, client, 'orders', { columns });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="objednavky-2026-11-20.csv"',
      'x-total-count': '2',
      'cache-control': 'no-store',
    });
    expect(bytes.toString('utf8')).toBe(
      [
        `\uFEFF${heads.map((head) => `"${head}"`).join(';')}`,
        `01.12.2027 10:00;"'=1+1";"Radnice; ""střed""";"Občanské průkazy";"Potvrzená";"Ne";"+420777123456";"Dva\nřádky"`,
        `01.07.2027 11:00;"Jana Nováková";"Radnice; ""střed""";"Občanské průkazy";"Potvrzená";"Ano";;`,
        '',
      ].join('\r\n'),
    );
  });

  it('is a workbook with real dates, a head that stays, and texts that are never formulas', async () => {
    const { bytes, headers } = await exported(central, client, 'orders', { columns, format: 'xlsx' });
    expect(headers['content-disposition']).toBe('attachment; filename="objednavky-2026-11-20.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(bytes), { readStyles: true });
    const [sheet] = sheets;
    expect(sheet?.name).toBe('Objednávky');
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.columns?.map(({ width }) => width)).toEqual([17, 30, 25, 25, 16, 23, 16, 30]);
    expect(await sheetRows({ bytes })).toEqual([
      heads,
      [
        new Date('2027-12-01T10:00:00.000Z'),
        '=1+1',
        'Radnice; "střed"',
        'Občanské průkazy',
        'Potvrzená',
        'Ne',
        '+420777123456',
        'Dva\nřádky',
      ],
      [new Date('2027-07-01T11:00:00.000Z'), 'Jana Nováková', 'Radnice; "střed"', 'Občanské průkazy', 'Potvrzená', 'Ano', null, null],
    ]);
  });

  it('has decimals with a comma in the CSV and as numbers in the workbook', async () => {
    const asked = { columns: ['latitude', 'longitude'], filter: { active: true } };
    expect(csvRows(await exported(central, client, 'stores', asked))[1]).toEqual(['50,0875', '-14,000001']);
    expect((await sheetRows(await exported(central, client, 'stores', { ...asked, format: 'xlsx' })))[1]).toEqual([50.0875, -14.000_001]);
  });

  it('speaks the language that is asked for', async () => {
    const query = new URLSearchParams({ format: 'csv', columns: JSON.stringify(['state', 'consent']) });
    const reply = await client.get(`/orders/export?${query}`, { 'accept-language': 'en' });
    expect(reply.body).toBe('\uFEFF"State";"Consent to the terms"\r\n"Confirmed";"No"\r\n"Confirmed";"Yes"\r\n');
  });

  it('holds what is filtered, in the order asked for', async () => {
    const names = async (asked: Parameters<typeof exported>[3]) =>
      csvRows(await exported(central, client, 'orders', { ...asked, columns: ['name'] })).flat();
    expect(await names({ filter: { q: 'novakova' } })).toEqual(['Jméno klienta', 'Jana Nováková']);
    expect(await names({ sort: ['name', 'DESC'] })).toEqual(['Jméno klienta', 'Jana Nováková', "'=1+1"]);
    expect(await names({ filter: { state: 'missed' } })).toEqual(['Jméno klienta']);
  });

  it('has the columns that the list shows at first when none are named', async () => {
    const [head] = csvRows(await exported(central, client, 'orders'));
    expect(head).toEqual(['Termín', 'Jméno klienta', 'Činnost', 'Stav', 'Telefon', 'Pobočka']);
  });
});
