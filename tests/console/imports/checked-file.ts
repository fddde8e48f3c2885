import type { ImportFile } from '../../../src/crud/list/imports/import-file.ts';

type Given = Pick<ImportFile, 'resource' | 'file_name' | 'columns' | 'fields' | 'key' | 'counts' | 'total'>;

/** A CSV file that was checked and not saved yet. */
export function checkedFile(given: Given): ImportFile {
  return {
    id: 1,
    format: 'csv',
    encoding: 'utf-8',
    separator: ';',
    has_header: true,
    stage: 'checked',
    task_id: null,
    store_id: null,
    created_at: '2026-11-20T10:00:00.000Z',
    cleared: { values: 0, rows: 0 },
    ...given,
  };
}
