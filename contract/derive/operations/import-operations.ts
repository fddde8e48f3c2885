import { jsonParameter, type Operation, type Parameter, rangeParameter } from '../../api/operation.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { importableColumns } from '../imports/import-columns.ts';
import { importStates } from '../imports/import-schema.ts';
import { exportTypes } from './export-operations.ts';

const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the import.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};
const task: Operation['answer'] = { status: 200, schema: { $ref: '#/components/schemas/task' } };
const file: JsonSchema = { $ref: '#/components/schemas/import' };

/** Who imports says it where the entity writes to clients at all. */
const tellsClients: JsonSchema = {
  type: 'boolean',
  description: 'Whether clients are written to of what is stored, where the entity writes to clients. Without it they are not.',
};

const collectionParameter: Parameter = {
  name: 'collection',
  in: 'path',
  required: true,
  description: 'The entity that the rows are of.',
  schema: { type: 'string' },
};

/** Bringing rows in from a file: it is read, its columns are assigned, its rows are checked, then stored. */
export function importOperationsOf(resource: AnyResource): readonly Operation[] {
  if (resource.importBy === undefined) return [];
  const field = { type: 'string', enum: importableColumns(resource) } as const;
  return importOperations({ name: resource.name, field, ofEntity: [], tells: resource.tellsClients === true });
}

/** The same of an entity that a parameter of the path names: so a client calls that knows no entity by name. */
export const importOperationsOfAny: readonly Operation[] = importOperations({
  name: '{collection}',
  field: { type: 'string' },
  ofEntity: [collectionParameter],
  tells: true,
});

type Described = { readonly name: string; readonly field: JsonSchema; readonly ofEntity: readonly Parameter[]; readonly tells: boolean };

function importOperations({ name, field, ofEntity, tells }: Described): readonly Operation[] {
  const common = { stage: 'passed', tag: name } as const;
  const one = { ...common, parameters: [...ofEntity, idParameter] } as const;
  return [
    {
      ...common,
      id: `${name}.import`,
      method: 'post',
      path: `/${name}/import`,
      summary: `Reads a file with rows of ${name} and guesses what its columns stand for. Nothing is stored of them yet.`,
      parameters: [
        ...ofEntity,
        { name: 'file_name', in: 'query', description: 'How the file is called.', schema: { type: 'string', maxLength: 255 } },
      ],
      fileTypes: [exportTypes.csv, exportTypes.xlsx, 'application/octet-stream'],
      answer: { status: 201, schema: file },
    },
    {
      ...one,
      id: `${name}.import-show`,
      method: 'get',
      path: `/imports/${name}/{id}`,
      summary: 'The import as it stands.',
      answer: { status: 200, schema: file },
    },
    {
      ...one,
      id: `${name}.import-check`,
      storing: 'much',
      method: 'post',
      path: `/imports/${name}/{id}/check`,
      summary:
        'The dry run, in the background: what saving would do with each row. An empty cell leaves the value as it is, (smazat) or (clear) erases it.',
      body: checkBody(field),
      answer: task,
    },
    {
      ...common,
      id: `${name}.import-rows`,
      method: 'get',
      path: `/imports/${name}/{id}/rows`,
      summary: 'Rows of the file with what the dry run says of them.',
      parameters: [
        ...ofEntity,
        idParameter,
        jsonParameter('filter', `JSON object; key: state (${importStates.join(', ')}).`, {
          type: 'object',
          properties: { state: { type: 'string', enum: importStates } },
          additionalProperties: false,
        }),
        rangeParameter,
      ],
      answer: { status: 200, schema: { type: 'array', items: { $ref: '#/components/schemas/imported-row' } } },
    },
    {
      ...one,
      id: `${name}.import-save`,
      storing: 'much',
      method: 'post',
      path: `/imports/${name}/{id}/save`,
      summary: 'Stores the checked rows, in the background: all when none is wrong, or the good ones.',
      body: {
        type: 'object',
        properties: {
          rows: { type: 'string', enum: ['all', 'good'] },
          ...(tells ? { tells_clients: tellsClients } : {}),
        },
        required: ['rows'],
        additionalProperties: false,
      },
      answer: task,
    },
    {
      ...one,
      id: `${name}.import-wrong`,
      method: 'get',
      path: `/imports/${name}/{id}/wrong`,
      summary: 'The wrong rows as a file of the same format, with a column of reasons.',
      answer: { status: 200, schema: { type: 'string' }, type: exportTypes.csv, alsoTypes: [exportTypes.xlsx] },
    },
  ];
}

function checkBody(field: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      mapping: {
        type: 'array',
        items: { anyOf: [field, { type: 'null' }] },
        description: 'The field of each column; `starts_at.time` is the time of a date that has a column of its own.',
      },
      store_id: { anyOf: [{ type: 'integer' }, { type: 'null' }], description: 'The store of all rows when no column names it.' },
    },
    required: ['mapping'],
    additionalProperties: false,
  };
}
