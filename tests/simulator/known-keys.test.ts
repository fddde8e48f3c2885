import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readKnownStores, writeKnownStores } from '../../simulator/stores/known-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'poradnik-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened = { sequence: 1, at: '2026-12-01T07:00:00.000Z', kind: 'desk_opened', desk_id: 1, employee_id: null } as const;

it('reads the stores that were written, with what their branches begin with', () => {
  const file = join(folder, 'kept.json');
  const stores = [
    { code: 'ONE', key: 'k', played: true, initialEvents: [opened] },
    { code: 'TWO', key: 'l' },
  ];
  writeKnownStores(file, stores);
  expect(readKnownStores(file)).toEqual(stores);
});

it('reads what branches begin with from a file of an earlier version, and no stores from what is no such file', () => {
  const file = join(folder, 'earlier.json');
  writeFileSync(file, JSON.stringify({ stores: [{ code: 'ONE', key: 'k', told: [opened] }] }));
  expect(readKnownStores(file)).toEqual([{ code: 'ONE', key: 'k', initialEvents: [opened] }]);
  writeFileSync(file, '{"stores":');
  expect(readKnownStores(file)).toEqual([]);
});
