import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Reply, send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { csvRows, exported } from '../../support/exports.ts';
import { importer, statesOf } from '../../support/imports.ts';
import { type Client, numberAt, rowsOf, signedIn, superAdministrator, textAt, valueAt } from '../../support/people.ts';
import { png } from '../../support/pictures.ts';

/** An image of the height, in pixels. */
const pictureOf = (height: number, bytes = 0): Buffer => png(120, height, bytes);

/** The same with what its header says changed. */
function saying(width: number, height: number): Buffer {
  const content = Buffer.from(png(120, 20));
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>');
const damaged = 'Obrázek je poškozený. Vyberte jiný.';
const megabyte = 1_048_576;

const fields = {
  logo: 'resource=web-order-settings&field=logo_file',
  terms: 'resource=web-order-settings&field=terms_file',
  group_picture: 'resource=web-groups&field=picture_file',
} as const;
type Of = keyof typeof fields;

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('files of the booking page', () => {
  const upload = (of: Of, payload: Buffer, { token }: Pick<Client, 'token'> = client): Promise<Reply> =>
    send(central, {
      method: 'POST',
      url: `/central/files?${fields[of]}`,
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      payload,
    });
  const read = (digest: string): Promise<Reply> => send(central, { method: 'GET', url: `/central/files/${digest}` });
  const digestOf = async (of: Of, content: Buffer): Promise<string> => textAt((await upload(of, content)).body, 'digest');

  it('are kept once by their content, and read by anybody at an address that never changes', async () => {
    const { status, body } = await upload('logo', pictureOf(35));
    const digest = createHash('sha256').update(pictureOf(35)).digest('hex');
    expect([status, body]).toEqual([
      201,
      { digest, type: 'image/png', bytes: 84, width: 120, height: 35, seconds: null, video: null, audio: null },
    ]);
    expect((await upload('logo', pictureOf(35))).body).toEqual(body);
    const shown = await read(digest);
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '84',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/u),
    });
    expect(shown.headers['content-disposition']).toBeUndefined();
  });

  it('are read at the root of the site as under the API, by the same methods and with the same headers', async () => {
    const address = `/files/${await digestOf('logo', pictureOf(34))}`;
    const [atRoot, inApi] = [
      await send(central, { method: 'GET', url: address }),
      await send(central, { method: 'GET', url: `/central${address}` }),
    ];
    const lasting = ({ status, headers, body }: Reply) => ({
      status,
      body,
      headers: Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)),
    });
    expect(lasting(atRoot)).toEqual(lasting(inApi));
    expect(atRoot.status).toBe(200);
    expect((await send(central, { method: 'PUT', url: address })).status).toBe(405);
    expect((await send(central, { method: 'GET', url: `/files/${'0'.repeat(64)}` })).status).toBe(404);
  });

  it('are downloaded where they are a document', async () => {
    const { headers } = await read(await digestOf('terms', pdf));
    expect([headers['content-type'], headers['content-disposition']]).toEqual(['application/pdf', 'attachment; filename="dokument.pdf"']);
  });

  it.each<readonly [Of, Buffer, number, string]>([
    ['logo', pictureOf(36), 422, 'Obrázek je vysoký 36 px, může mít nejvýš 35 px. Zmenšete ho a nahrajte znovu.'],
    ['logo', pictureOf(20, megabyte + 1), 413, 'Vybraný soubor je příliš velký. Může mít nejvýš 1 MB.'],
    ['terms', Buffer.concat([pdf, Buffer.alloc(10 * megabyte)]), 413, 'Vybraný soubor je příliš velký. Může mít nejvýš 10 MB.'],
    ['terms', pictureOf(10), 422, 'Vybraný soubor má jiný obsah, než se sem hodí. Vyberte dokument PDF.'],
    ['logo', svg, 422, 'Vybraný soubor má jiný obsah, než se sem hodí. Vyberte obrázek PNG nebo JPG.'],
    ['logo', pictureOf(10).subarray(0, 20), 422, 'Vybraný soubor má jiný obsah, než se sem hodí. Vyberte obrázek PNG nebo JPG.'],
    ['logo', pictureOf(10).subarray(0, -20), 422, damaged],
    ['logo', saying(0, 0), 422, damaged],
    ['logo', saying(2_147_483_647, 20), 422, 'Obrázek má 2147483647 × 20 px, může mít nejvýš 10000 px. Zmenšete ho a nahrajte znovu.'],
    ['group_picture', pdf, 422, 'Vybraný soubor má jiný obsah, než se sem hodí. Vyberte obrázek PNG, JPG nebo WebP.'],
    ['group_picture', Buffer.alloc(0), 422, 'Vybraný soubor je prázdný. Vyberte jiný, nebo ho uložte znovu a nahrajte.'],
  ])('are refused as %s, case %#, by what they are', async (of, content, status, message) => {
    const refused = await upload(of, content);
    expect([refused.status, valueAt(refused.body, 'message')]).toEqual([status, message]);
  });

  it('are uploaded by who may write what names them, and for a field that takes files', async () => {
    const ordering = await signedIn(central, { resources: ['ordering'] });
    const nobody = await signedIn(central, { resources: ['store'] });
    expect((await upload('group_picture', pictureOf(300), ordering)).status).toBe(201);
    expect((await upload('terms', pdf, ordering)).status).toBe(403);
    expect((await upload('group_picture', pictureOf(300), nobody)).status).toBe(403);
    const wrong = async (query: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${client.token}` };
      const { status, body } = await send(central, { method: 'POST', url: `/central/files${query}`, headers, payload: pictureOf(30) });
      return [status, Object.keys(Object(valueAt(body, 'errors')))];
    };
    expect(await wrong('?resource=anything&field=logo_file')).toEqual([422, ['resource']]);
    expect(await wrong('?resource=web-groups&field=name')).toEqual([422, ['field']]);
    expect(await wrong('?resource=web-groups')).toEqual([422, ['field']]);
    // Who is limited to some stores writes no agendas and no settings: they belong to none.
    const limitations = [numberAt((await client.post('/stores', { code: 'SOUBORY', label: 'Soubory' })).body, 'id')];
    const limited = await signedIn(central, { resources: ['ordering', 'settings'], limitations });
    for (const of of ['group_picture', 'logo', 'terms'] as const)
      expect((await upload(of, of === 'terms' ? pdf : pictureOf(30), limited)).status).toBe(403);
  });

  it('are named by the settings only where they fit the field', async () => {
    const [logo, terms] = [await digestOf('logo', pictureOf(30)), await digestOf('terms', pdf)];
    const high = await digestOf('group_picture', pictureOf(300));
    const change = async (values: object): Promise<Reply> =>
      client.patch('/web-order-settings', numberAt((await client.get('/web-order-settings')).body, 'version'), values);
    expect((await change({ logo_file: logo, terms_file: terms })).status).toBe(200);
    const refused = await change({ logo_file: high });
    expect([refused.status, valueAt(refused.body, 'errors')]).toEqual([422, { logo_file: expect.stringContaining('vysoký 300 px') }]);
    expect((await change({ logo_file: terms })).status).toBe(422);
    const missing = await change({ terms_file: '0'.repeat(64) });
    expect([missing.status, valueAt(missing.body, 'errors')]).toEqual([409, { terms_file: 'Tento soubor tu není. Nahrajte ho znovu.' }]);
    expect((await change({ terms_file: 'smlouva.pdf' })).status).toBe(422);
    expect((await change({ terms_file: null })).status).toBe(200);
  });

  it('are told to the booking page by their addresses', async () => {
    const version = numberAt((await client.get('/web-order-settings')).body, 'version');
    const [logo, terms] = [await digestOf('logo', pictureOf(25)), await digestOf('terms', pdf)];
    expect((await client.patch('/web-order-settings', version, { logo_file: logo, terms_file: terms })).status).toBe(200);
    const page = await send(central, { method: 'GET', url: '/central/public/booking' });
    expect(page.body).toMatchObject({ logo_url: `/files/${logo}`, terms_url: `/files/${terms}` });
  });

  it('are named by an agenda', async () => {
    const picture = await digestOf('group_picture', pictureOf(300));
    const made = await client.post('/web-groups', { name: 'Doklady', picture_file: picture });
    expect([made.status, valueAt(made.body, 'picture_file')]).toEqual([201, picture]);
    expect((await client.post('/web-groups', { name: 'Matrika', picture_file: '1'.repeat(64) })).status).toBe(409);
  });

  it('travel in exported and imported rows by their digests, are judged there as in a form, and are in the history', async () => {
    const [first, second, terms] = [
      await digestOf('group_picture', pictureOf(210)),
      await digestOf('group_picture', pictureOf(211)),
      await digestOf('terms', pdf),
    ];
    await client.post('/web-groups', { name: 'Vyvezená', picture_file: first });
    const table = csvRows(await exported(central, client, 'web-groups', { columns: ['name', 'picture_file'] }));
    expect(table).toContainEqual(['Vyvezená', first]);
    const into = importer(central, client, 'web-groups');
    const pictures = [first, second, '3'.repeat(64), terms, 'foto.jpg'];
    const file = ['název;obrázek', ...pictures.map((picture, at) => `${at === 0 ? 'Vyvezená' : `Dovezená ${at}`};${picture}`)];
    const { id, rows } = await into.checked(file.join('\n'), { mapping: ['name', 'picture_file'] });
    expect(statesOf(rows)).toEqual(['same', 'new', 'wrong', 'wrong', 'wrong']);
    expect(rows.slice(2).map((row) => valueAt(row['errors'], 'picture_file'))).toEqual([
      'Tento soubor tu není. Nahrajte ho znovu.',
      'Vybraný soubor má jiný obsah, než se sem hodí. Vyberte obrázek PNG, JPG nebo WebP.',
      'Soubor se nahrává ve formuláři, v tabulce může být jen jeho otisk, jak ho píše export',
    ]);
    await into.saved(id, 'good');
    const groups = rowsOf(await client.get(`/web-groups?filter=${encodeURIComponent('{"q":"Dovezená"}')}`));
    expect(groups.map((group) => [group['name'], group['picture_file']])).toEqual([['Dovezená 1', second]]);
    const [made] = rowsOf(await client.get(`/web-groups/${String(groups[0]?.['id'])}/history`));
    expect(valueAt(valueAt(made, 'changes'), 'picture_file')).toMatchObject({ after: second });
  });

  it.each([
    ['0'.repeat(64), 404],
    ['../etc/passwd', 400],
    ['x', 400],
  ])('are none at %s', async (digest, status) => {
    expect((await read(encodeURIComponent(digest))).status).toBe(status);
  });

  it('are read where they are private only by who may read a row that names them, now or in its history', async () => {
    const [first, second] = [await digestOf('group_picture', pictureOf(201)), await digestOf('group_picture', pictureOf(202))];
    const group = numberAt((await client.post('/web-groups', { name: 'Neveřejná', picture_file: first })).body, 'id');
    expect((await client.patch(`/web-groups/${group}`, 1, { picture_file: second })).status).toBe(200);
    await sql`update files set is_public = false where digest in (${first}, ${second})`.execute(central.db);
    expect([(await read(first)).status, (await send(central, { method: 'GET', url: `/files/${second}` })).status]).toEqual([404, 404]);

    const ordering = await signedIn(central, { resources: ['ordering'] });
    const nobody = await signedIn(central, { resources: ['store'] });
    for (const digest of [first, second]) {
      const address = `/files/${digest}/web-groups/${group}`;
      const shown = await ordering.get(address);
      expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
        200,
        'image/png',
        'private, no-store',
      ]);
      expect((await nobody.get(address)).status).toBe(403);
      expect((await send(central, { method: 'GET', url: `/central${address}` })).status).toBe(401);
    }
    const other = numberAt((await client.post('/web-groups', { name: 'Jiná' })).body, 'id');
    expect((await ordering.get(`/files/${second}/web-groups/${other}`)).status).toBe(404);
    expect((await ordering.get(`/files/${second}/services/${group}`)).status).toBe(404);
  });

  it('are not published by a public field that names a private one', async () => {
    const digest = await digestOf('group_picture', pictureOf(203));
    await sql`update files set is_public = false where digest = ${digest}`.execute(central.db);
    const refused = await client.post('/web-groups', { name: 'Zveřejněná', picture_file: digest });
    expect([refused.status, Object.keys(Object(valueAt(refused.body, 'errors')))]).toEqual([409, ['picture_file']]);
    // Uploaded for it, the same content may be read by anybody.
    await digestOf('group_picture', pictureOf(203));
    expect([(await client.post('/web-groups', { name: 'Zveřejněná', picture_file: digest })).status, (await read(digest)).status]).toEqual([
      201, 200,
    ]);
  });
});
