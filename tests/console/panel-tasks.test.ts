import { expect, it } from 'vitest';
import type { Task } from '../../src/crud/list/imports/use-task.ts';
import { backupsPage, isImport, listedTasks } from '../../src/custom/shell/activity/listed-tasks.ts';

const task = (id: number, further: Pick<Task, 'kind' | 'input'> & Partial<Task>): Task => ({
  id,
  version: 1,
  owner_id: 1,
  owner_name: 'Jana Nováková',
  state: 'done',
  done: 3,
  total: 3,
  error: null,
  cancel_asked: false,
  result: null,
  created_at: '2026-11-20T10:00:00.000Z',
  started_at: '2026-11-20T10:00:01.000Z',
  finished_at: '2026-11-20T10:00:02.000Z',
  ...further,
});

it('lists backups beside imports, each with the store that it is of', () => {
  const listed = listedTasks([
    task(4, {
      kind: 'backup_restore',
      input: { backup_id: 8, store_id: 2 },
      state: 'failed',
      error: { err: 'internal', message: 'Nejde to.' },
    }),
    task(3, { kind: 'backup', input: { backup_id: 9, store_id: 2 }, state: 'running', done: 1 }),
    task(2, { kind: 'import', input: { resource: 'desks', import_id: 5, file_name: 'a.csv' } }),
    task(1, { kind: 'import_check', input: { resource: 'desks', import_id: 5, file_name: 'a.csv' } }),
  ]);
  expect(listed.map(({ id, kind, storeId }) => [id, kind, storeId])).toEqual([
    [3, 'backup', 2],
    [4, 'backup_restore', 2],
    [2, 'import', null],
  ]);
  expect(listed.map(isImport)).toEqual([false, false, true]);
  expect(listed.map(({ resource }) => resource.name)).toEqual(['backups', 'backups', 'desks']);
  expect(listed[1]?.error?.message).toBe('Nejde to.');
  expect(listed.slice(0, 2).map(backupsPage)).toEqual(['/stores/2?tab=backups', '/stores/2?tab=backups']);
});
