import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { type ExportFormat, exportableColumns, exportFormats, usualExportColumns } from '../../../contract/derive/export-columns.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { ListQuery } from '../../db/rows/query/query.ts';
import { askedByAddress, objectIn, parseListQuery } from './list-query.ts';

type Given = Readonly<Record<string, unknown>>;

export type ExportQuery = {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly list: ListQuery;
  /** The filter as it was asked for, for the audit. */
  readonly filter: Given;
};

const parameters = ['format', 'columns', 'filter', 'sort'];

/** What an address asks to export: all but the format is JSON. */
export function exportByAddress(query: Given): Given {
  return askedByAddress(query, ['columns', 'filter', 'sort']);
}

/** Reads what is asked to be exported; whatever the declaration does not allow is refused by its name. */
export function parseExportQuery(resource: AnyResource, asked: Given): ExportQuery {
  const unknown = Object.keys(asked).find((name) => !parameters.includes(name));
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const { format, columns, filter, sort } = asked;
  const known = exportFormats.find((one) => one === format);
  if (known === undefined) throw refuseValues({ format: { code: format === undefined ? 'required' : 'unknown_value' } });
  return {
    format: known,
    columns: columnsIn(resource, columns),
    list: parseListQuery(resource, { filter, sort }, 'whole'),
    filter: objectIn(filter, 'filter'),
  };
}

function columnsIn(resource: AnyResource, given: unknown): readonly string[] {
  if (given === undefined) return usualExportColumns(resource);
  if (!Array.isArray(given)) throw refuseValues({ columns: { code: 'wrong_type' } });
  if (given.length === 0) throw refuseValues({ columns: { code: 'required' } });
  const names: readonly string[] = given.map((name: unknown) => (typeof name === 'string' ? name : JSON.stringify(name)));
  const known = exportableColumns(resource);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw refuse('unknown_field', { details: { name: unknown.slice(0, 100) } });
  return [...new Set(names)];
}
