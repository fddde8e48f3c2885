import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import {
  type ExportFormat,
  exportableColumns,
  exportFileName,
  exportFormats,
  maximalSheetRows,
  usualExportColumns,
} from '../../../contract/derive/export-columns.ts';
import { exportTypes } from '../../../contract/derive/operations/export-operations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { askCancellable, type ReadingPlace } from '../../db/cancellable.ts';
import { csvRecord } from '../../db/export/csv-record.ts';
import type { Ask, Export } from '../../db/export/page.ts';
import { sheetRecord } from '../../db/export/sheet-record.ts';
import { readTotal } from '../../db/rows/list-totals.ts';
import type { ListQuery } from '../../db/rows/query/query.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { objectBody } from '../call/read-body.ts';
import { exportFile } from '../export/export-file.ts';
import { firstPage } from '../export/export-pages.ts';
import { exportWords } from '../export/export-words.ts';
import { recordExport } from '../export/record-export.ts';
import type { RunningExports } from '../export/running-exports.ts';
import { askedByAddress, parseListQuery, parseObject } from './list-query.ts';
import { createReading, type ResourceTools } from './resource-tools.ts';

type Given = Readonly<Record<string, unknown>>;

type ExportQuery = {
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly list: ListQuery;
  /** The filter as it was asked for, for the audit. */
  readonly filter: Given;
};

const parameters = ['format', 'columns', 'filter', 'sort'];

/** What an address asks to export: all but the format is JSON. */
function exportByAddress(query: Given): Given {
  return askedByAddress(query, ['columns', 'filter', 'sort']);
}

/** Reads what is asked to be exported; whatever the declaration does not allow is refused by its name. */
function parseExportQuery(resource: AnyResource, asked: Given): ExportQuery {
  const unknown = Object.keys(asked).find((name) => !parameters.includes(name));
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const { format, columns, filter, sort } = asked;
  const known = exportFormats.find((one) => one === format);
  if (known === undefined) throw refuseValues({ format: { code: format === undefined ? 'required' : 'unknown_value' } });
  return {
    format: known,
    columns: columnsIn(resource, columns),
    list: parseListQuery(resource, { filter, sort }, 'whole'),
    filter: parseObject(filter, 'filter'),
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

export type ExportTools = ResourceTools & {
  /** Where pages are read: a replica where there is one. */
  readonly place: ReadingPlace;
  readonly running: RunningExports;
};

/** Handlers of what `exportOperationsOf` describes. */
export function exportHandlers(resource: AnyResource, tools: ExportTools): Handlers {
  return {
    [`${resource.name}.export`]: { signed: (call) => answerExport(resource, tools, call, () => exportByAddress(call.query)) },
    [`${resource.name}.export-query`]: { signed: (call) => answerExport(resource, tools, call, () => objectBody(call.body)) },
  };
}

async function answerExport(
  resource: AnyResource,
  tools: ExportTools,
  call: SignedCall,
  asked: () => Readonly<Record<string, unknown>>,
): Promise<Answer> {
  if (!may(call.session.user, resource, 'list')) throw refuse('forbidden');
  const query = parseExportQuery(resource, asked());
  const end = tools.running.begin(call.session.user.id);
  try {
    return await begin(resource, tools, { call, query, end });
  } catch (error) {
    end();
    throw error;
  }
}

type Asked = {
  readonly call: SignedCall;
  readonly query: ExportQuery /** Gives the place of the export back. */;
  readonly end: () => void;
};

/** Everything that can be refused happens before the first byte: the count, the first page, the entry in the audit. */
async function begin(resource: AnyResource, tools: ExportTools, { call, query, end }: Asked): Promise<Answer> {
  const { db, entities, place, salt } = tools;
  const { session, now, language, requestId, address } = call;
  const { format, columns, list, filter } = query;
  const gone = new AbortController();
  const ask: Ask = (statement) => askCancellable(place, statement.compile(db), gone.signal);
  const made: Export = {
    reading: createReading(resource, tools, call),
    query: list,
    columns,
    words: exportWords(language),
    find: entities.find,
    format: format === 'csv' ? csvRecord : sheetRecord,
  };
  const [{ total: rows }, first] = await Promise.all([
    readTotal({ reading: made.reading, query: list, view: 'whole' }),
    firstPage(made, ask),
  ]);
  if (format === 'xlsx' && rows > maximalSheetRows) throw refuse('too_many_rows', { details: { limit: maximalSheetRows } });
  await recordExport(db, { resource, actor: session.user, now, address, requestId, salt, format, columns, filter, sort: list.sort, rows });
  const body = exportFile({ format, language, made, ask, first });
  body.once('close', () => {
    gone.abort();
    end();
  });
  const name = exportFileName(made.words.labelsOf(resource.name).noun.few, localDay(now), format);
  return {
    status: 200,
    body,
    headers: {
      'content-type': format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx,
      'content-disposition': `attachment; filename="${name}"`,
      'x-total-count': String(rows),
    },
  };
}
