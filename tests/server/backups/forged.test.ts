import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mostUploadedRows } from '../../../contract/rules/backup/terms.ts';
import { aBackup, fileOf } from '../../support/backups.ts';
import { send } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { license } from '../../support/licences.ts';
import { numberAt, superAdministrator } from '../../support/people.ts';
import { aService, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const root = await superAdministrator(central);

type Line = { rows: Record<string, unknown>[]; shared: unknown };
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The file with the lines of one entity changed, and all its digests made again, as anybody can. */
function forged(file: string, entity: string, change: (line: string) => string): string {
  const [first = '', ...rest] = file.split('\n').slice(0, -2);
  const head: { entities: { name: string; sha256: string }[] } = JSON.parse(first);
  const lines = rest.map((line, at) => (head.entities[at]?.name === entity ? change(line) : line));
  const entities = head.entities.map((listed, at) => ({ ...listed, sha256: digestOf(lines[at] ?? '') }));
  const said = [JSON.stringify({ ...head, entities }), ...lines].map((line) => `${line}\n`).join('');
  return `${said}sha256 ${digestOf(said)}\n`;
}

const withRows = (change: (rows: Line['rows']) => Line['rows']) => (line: string) => {
  const read: Line = JSON.parse(line);
  return JSON.stringify({ ...read, rows: change(read.rows) });
};

function upload(store: number, content: string) {
  return send(central, {
    method: 'POST',
    url: `/central/stores/${store}/backups/upload`,
    headers: { authorization: `Bearer ${root.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
}

async function previewed(store: number, content: string) {
  const { status, body } = await upload(store, content);
  return status === 201 ? root.post(`/backups/${numberAt(body, 'id')}/preview`, {}) : { status, body };
}

describe('a backup that somebody changed together with its digests', () => {
  it('moves nothing into another store, and makes nothing there', async () => {
    const [store, other] = [await aStore(root), await aStore(root)];
    const service = await aService(root, store);
    await root.post('/playlists', { name: 'Náš', store_ids: [store] });
    await license(root, other, { input_device_count: 0 });
    const file = await fileOf(central, root, await aBackup(central, root, store));
    const kiosk = { id: 2_000_000_000, store_id: other, name: 'Navíc', width: 1280, height: 1024, active: true };
    const forgeries = [
      forged(
        file,
        'services',
        withRows((rows) => rows.map((row) => ({ ...row, store_id: other }))),
      ),
      forged(
        file,
        'playlists',
        withRows((rows) => rows.map((row) => ({ ...row, store_ids: [store, other] }))),
      ),
      forged(
        file,
        'touch-screens',
        withRows(() => [kiosk]),
      ),
      forged(
        file,
        'stores',
        withRows((rows) => [...rows, { ...rows[0], id: 2_000_000_000, code: 'NAVIC' }]),
      ),
    ];
    for (const content of forgeries) {
      const { status, body } = await previewed(store, content);
      expect([status, body]).toMatchObject([422, { err: 'backup_invalid' }]);
    }
    const { rows } = await sql`select store_id from services where id = ${service}`.execute(central.db);
    expect(rows).toEqual([{ store_id: store }]);
  });

  it.each([
    ['too deep', (line: string) => line.replace(/"name":"[^"]*"/u, `"name":${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
    [
      'of more records than a store has',
      withRows(([first]) => Array.from({ length: mostUploadedRows + 1 }, (_, place) => ({ ...first, id: 1_000_000 + place }))),
    ],
  ])('%s is refused before it is kept', async (_, change) => {
    const store = await aStore(root);
    await aService(root, store);
    const file = await fileOf(central, root, await aBackup(central, root, store));
    const { status, body } = await upload(store, forged(file, 'services', change));
    expect([status, body]).toMatchObject([422, { err: 'backup_invalid' }]);
  });

  it('has texts that no database keeps refused at their record', async () => {
    const store = await aStore(root);
    await aService(root, store);
    const file = await fileOf(central, root, await aBackup(central, root, store));
    const odd = forged(
      file,
      'services',
      withRows((rows) => rows.map((row) => ({ ...row, name: 'a\u0000b', number_from: 1e308, priority: '\u0000' }))),
    );
    const { status, body } = await previewed(store, odd);
    expect([status, body]).toMatchObject([200, { records: [{ problem: expect.any(String) }] }]);
  });
});
