import { describe, expect, it } from 'vitest';
import { findStoring, roomRefusal } from '../../../contract/api/storing.ts';
import { allOperations } from '../../../contract/operation-registry.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { type StorageState, storageStateOf } from '../../../contract/rules/system/storage-state.ts';

const mebibyte = 1024 ** 2;

describe('the state of a disk', () => {
  it.each([
    [1024, 'ample', 'ample'],
    [1023, 'ample', 'low'],
    [1535, 'low', 'low'],
    [1536, 'low', 'ample'],
    [256, 'low', 'low'],
    [255, 'low', 'read_only'],
    [255, 'ample', 'read_only'],
    [383, 'read_only', 'read_only'],
    [384, 'read_only', 'low'],
    [1535, 'read_only', 'low'],
    [1536, 'read_only', 'ample'],
    [0, 'read_only', 'read_only'],
  ] as const)('with %i MiB free, and %s before, is %s', (free, before, state) => {
    expect(storageStateOf(free * mebibyte, before)).toBe(state);
  });
});

describe('what a call leaves on the disk', () => {
  const operations = allOperations(Object.values(registry));
  const namesOf = (names: readonly string[]): readonly string[] =>
    [...new Set(names.map((name) => name.replace(/^[\w-]+\.(?=export|import|query|list)/u, '')))].toSorted();
  const servedIn = (state: StorageState, method?: 'get') =>
    operations.filter((operation) => roomRefusal(operation, state) === null && (operation.method === 'get') === (method === 'get'));

  it('is nothing of whatever reads, so that all of it is served on a full disk, but what is written into the audit', () => {
    const refused = operations.filter((operation) => operation.method === 'get' && roomRefusal(operation, 'read_only') !== null);
    expect(namesOf(refused.map(({ id }) => id))).toEqual(['backups.file', 'export']);
  });

  it('is a session at most of what is served besides on a full disk', () => {
    const ids = servedIn('read_only').map(({ id }) => id);
    expect(namesOf(ids.filter((id) => !id.startsWith('auth.')))).toEqual([
      'backups.file-address',
      'files.facts',
      'opening.impact',
      'orders.propose-moves',
      'orders.recipients',
      'personal-data.find',
      'public.days-of-move',
      'public.show',
      'public.show-wait',
      'public.times-of-move',
      'public.waiting',
      'query',
      'service-blocks.impact',
      'sessions.end',
      'sessions.end-others',
    ]);
  });

  it('is much of what brings files, imports and backs up: nothing else is refused while the disk is low', () => {
    const refused = operations.filter((operation) => roomRefusal(operation, 'low') !== null);
    expect(namesOf(refused.map(({ id }) => id))).toEqual([
      'backups.apply',
      'backups.make',
      'backups.upload',
      'files.upload',
      'import',
      'import-check',
      'import-save',
      'system.back-up',
      'tasks.retry',
    ]);
    expect(refused.every((operation) => findStoring(operation) === 'much' && roomRefusal(operation, 'low') === 'disk_low')).toBe(true);
    expect(refused.every((operation) => roomRefusal(operation, 'read_only') === 'disk_full')).toBe(true);
    expect(operations.every((operation) => roomRefusal(operation, 'ample') === null)).toBe(true);
  });
});
