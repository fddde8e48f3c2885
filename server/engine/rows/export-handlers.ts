import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { exportFileName, maximalSheetRows } from '../../../contract/derive/export-columns.ts';
import { exportTypes } from '../../../contract/derive/operations/export-operations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { askCancellable, type ReadingPlace } from '../../db/cancellable.ts';
import { csvRecord } from '../../db/export/csv-record.ts';
import type { Ask, Export } from '../../db/export/page.ts';
import { sheetRecord } from '../../db/export/sheet-record.ts';
import { totalOf } from '../../db/rows/list-totals.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { objectBody } from '../call/read-body.ts';
import { exportFile } from '../export/export-file.ts';
import { firstPage } from '../export/export-pages.ts';
import { exportWords } from '../export/export-words.ts';
import { recordExport } from '../export/record-export.ts';
import type { RunningExports } from '../export/running-exports.ts';
import { type ExportQuery, exportByAddress, parseExportQuery } from './export-query.ts';
import { type ResourceTools, readingOf } from './resource-tools.ts';

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
    reading: readingOf(resource, tools, call),
    query: list,
    columns,
    words: exportWords(language),
    find: entities.find,
    format: format === 'csv' ? csvRecord : sheetRecord,
  };
  const { total: rows } = await totalOf({ reading: made.reading, query: list, view: 'whole' });
  if (format === 'xlsx' && rows > maximalSheetRows) throw refuse('too_many_rows', { details: { limit: maximalSheetRows } });
  const first = await firstPage(made, ask);
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
