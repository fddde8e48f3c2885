import { type Inputs, input } from '../../api/input.ts';
import { jsonParameter, type Operation, rangeParameter } from '../../api/operation.ts';
import { type AnyResource, type Field, field } from '../../kit/index.ts';
import { choice, content, list, object } from '../../kit/shape.ts';
import { importableColumns } from '../imports/import-columns.ts';
import { importedFile, importedRow } from '../imports/import-schema.ts';
import { importStates } from '../imports/import-states.ts';
import { defineOperation } from './define-operation.ts';
import { exportTypes } from './export-operations.ts';
import { task } from './task-shape.ts';

const ofImport = { id: field.int({ required: true, min: 1, max: 2_147_483_647, description: 'Identifier of the import.' }) };

/** The caller decides it where the entity writes to clients at all. */
const notifiesClients = {
  tells_clients: field.flag({
    default: false,
    description: 'Whether clients are written to of what is stored, where the entity writes to clients. Without it they are not.',
  }),
};

/** Bringing rows in from a file: it is read, its columns are assigned, its rows are checked, then stored. */
export function importOperationsOf(resource: AnyResource): readonly Operation[] {
  if (resource.importBy === undefined) return [];
  const column = field.choice(importableColumns(resource), {});
  return importOperations({ name: resource.name, column, ofEntity: {}, saved: resource.notifiesClients === true ? notifiesClients : {} });
}

/** The same of an entity that a parameter of the path names: so a client calls that knows no entity by name. */
export const importOperationsOfAny = importOperations({
  name: '{collection}',
  column: field.text({ max: 200 }),
  ofEntity: { collection: field.text({ required: true, max: 100, description: 'The entity that the rows are of.' }) },
  saved: notifiesClients,
});

type Described<N, C, E, S> = { readonly name: N; readonly column: C; readonly ofEntity: E; readonly saved: S };

function importOperations<const N extends string, const C extends Field, const E extends Inputs, const S extends Inputs>({
  name,
  column,
  ofEntity,
  saved,
}: Described<N, C, E, S>) {
  const common = { stage: 'passed', tag: name } as const;
  const one = { ...common, pathValues: { ...ofEntity, ...ofImport } } as const;
  return [
    defineOperation({
      ...common,
      id: `${name}.import`,
      method: 'post',
      path: `/${name}/import`,
      summary: `Reads a file with rows of ${name} and guesses what its columns stand for. Nothing is stored of them yet.`,
      pathValues: ofEntity,
      query: { file_name: field.text({ max: 255, description: 'How the file is called.' }) },
      fileTypes: [exportTypes.csv, exportTypes.xlsx, 'application/octet-stream'],
      refusals: ['forbidden', 'not_found', 'import_unreadable', 'import_empty', 'import_too_long'],
      answer: { status: 201, schema: importedFile },
    }),
    defineOperation({
      ...one,
      id: `${name}.import-show`,
      method: 'get',
      path: `/imports/${name}/{id}`,
      summary: 'The import as it stands.',
      refusals: ['forbidden', 'not_found'],
      answer: { status: 200, schema: importedFile },
    }),
    defineOperation({
      ...one,
      id: `${name}.import-check`,
      storing: 'much',
      method: 'post',
      path: `/imports/${name}/{id}/check`,
      summary:
        'The dry run, in the background: what saving would do with each row. An empty cell leaves the value as it is, (smazat) or (clear) erases it.',
      body: {
        mapping: input.list(column, {
          required: true,
          max: 1000,
          description: 'The field of each column; `starts_at.time` is the time of a date that has a column of its own.',
        }),
        store_id: field.reference('stores', { description: 'The store of all rows when no column names it.' }),
      },
      refusals: ['forbidden', 'not_found', 'import_busy', 'import_rows_erased', 'import_key_missing'],
      answer: { status: 200, schema: task },
    }),
    defineOperation({
      ...common,
      id: `${name}.import-rows`,
      method: 'get',
      path: `/imports/${name}/{id}/rows`,
      summary: 'Rows of the file with what the dry run says of them.',
      pathValues: { ...ofEntity, ...ofImport },
      headers: [
        jsonParameter('filter', `JSON object; key: state (${importStates.join(', ')}).`, object({}, { state: choice(importStates) })),
        rangeParameter,
      ],
      refusals: ['forbidden', 'not_found', 'unknown_filter', 'invalid_filter', 'invalid_range'],
      answer: { status: 200, schema: list(importedRow) },
    }),
    defineOperation({
      ...one,
      id: `${name}.import-save`,
      storing: 'much',
      method: 'post',
      path: `/imports/${name}/{id}/save`,
      summary: 'Stores the checked rows, in the background: all when none is wrong, or the good ones.',
      body: { rows: field.choice(['all', 'good'], { required: true }), ...saved },
      refusals: ['forbidden', 'not_found', 'import_busy', 'import_rows_erased', 'import_not_checked', 'import_has_wrong_rows'],
      answer: { status: 200, schema: task },
    }),
    defineOperation({
      ...one,
      id: `${name}.import-wrong`,
      method: 'get',
      path: `/imports/${name}/{id}/wrong`,
      summary: 'The wrong rows as a file of the same format, with a column of reasons.',
      refusals: ['forbidden', 'not_found', 'import_rows_erased', 'import_not_checked'],
      answer: { status: 200, schema: content, type: exportTypes.csv, alsoTypes: [exportTypes.xlsx] },
    }),
  ] as const;
}
