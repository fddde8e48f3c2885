import { jsonParameter, type Operation, type Parameter } from '../../api/operation.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';
import { exportableColumns, exportFormats } from '../export-columns.ts';
import { fieldsOf, isPersonal } from '../fields.ts';
import { filterRef } from '../filters/filter-schema.ts';
import { sortRef } from '../sort-schema.ts';
import { filterParameter, sortParameter } from './list-parameters.ts';
import { exportRefusals } from './row-refusals.ts';

export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Taking the filtered rows of an entity away as a file: by address, and by body where the query is long. */
export function exportOperationsOf(resource: AnyResource): readonly Operation[] {
  if (resource.singleton === true) return [];
  const { name } = resource;
  const common = {
    path: `/${name}/export`,
    // Who took what away is in the audit.
    storing: 'rows',
    stage: 'passed',
    tag: name,
    provenFor: 'personal_data',
    provenWithinMinutes: fieldsOf(resource).some(([, field]) => isPersonal(field)) ? proofMinutes.guarded : undefined,
    answer: { status: 200, schema: { type: 'string' }, type: exportTypes.csv, alsoTypes: [exportTypes.xlsx] },
    refusals: exportRefusals,
  } as const;
  return [
    {
      ...common,
      id: `${name}.export`,
      method: 'get',
      summary: `Rows of ${name} as a file: what is filtered, in the columns named. X-Total-Count tells beforehand how many.`,
      parameters: parametersOf(resource),
    },
    {
      ...common,
      id: `${name}.export-query`,
      method: 'post',
      summary: `The same for a question that is too long for an address.`,
      bodySchema: bodyOf(resource),
    },
  ];
}

function parametersOf(resource: AnyResource): readonly Parameter[] {
  return [
    { name: 'format', in: 'query', required: true, description: 'Kind of the file.', schema: { type: 'string', enum: exportFormats } },
    jsonParameter('columns', 'JSON array of columns in their order; without it those that the list shows at first.', columnsOf(resource)),
    filterParameter(resource),
    sortParameter(resource),
  ];
}

function columnsOf(resource: AnyResource): JsonSchema {
  return { type: 'array', items: { type: 'string', enum: exportableColumns(resource) }, minItems: 1 };
}

function bodyOf(resource: AnyResource): JsonSchema {
  return {
    type: 'object',
    properties: {
      format: { type: 'string', enum: exportFormats },
      columns: columnsOf(resource),
      filter: filterRef(resource),
      sort: sortRef(resource),
    },
    required: ['format'],
    additionalProperties: false,
  };
}
