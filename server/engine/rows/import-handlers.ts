import { Readable } from 'node:stream';
import { refuse } from '../../../contract/basics/refusal.ts';
import { importStates } from '../../../contract/derive/imports/import-states.ts';
import { exportTypes } from '../../../contract/derive/operations/export-operations.ts';
import type { importOperationsOfAny } from '../../../contract/derive/operations/import-operations.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { messagesFor } from '../../../contract/messages/index.ts';
import { isFinished, type TaskKind } from '../../../contract/rules/system/task-state.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import { contentRange } from '../../answers/content-range.ts';
import type { Database } from '../../db/database.ts';
import type { AnswerOf, AnyHandlers, HandlersOf, SignedCall, SignedCallOf } from '../call/call.ts';
import { mayImport } from '../imports/import-run.ts';
import { listLabels } from '../imports/judge/table.ts';
import { presentImport, presentRows } from '../imports/present-import.ts';
import { readUpload } from '../imports/read-upload.ts';
import { recordImport } from '../imports/record-import.ts';
import { totalCounts } from '../imports/stored/chunks.ts';
import { areRowsErased, deleteImport, findImport, type Import, replaceTask, setMapping } from '../imports/stored/import-store.ts';
import { listRecords } from '../imports/stored/listed-rows.ts';
import { wrongRowsFile } from '../imports/wrong-rows.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { findTask } from '../jobs/read-tasks.ts';
import { readMapping } from './import-mapping.ts';
import { askedByAddress, parseObject, readRange } from './list-query.ts';
import type { ResourceTools } from './resource-tools.ts';
import { presentTask } from './task-handlers.ts';

export type ImportHandlerTools = ResourceTools & { readonly jobs: Jobs };

/** Handlers of what `importOperationsOf` describes, typed by the same operations of any entity. */
export function importHandlers(resource: AnyResource, tools: ImportHandlerTools): AnyHandlers {
  const ofAny: HandlersOf<typeof importOperationsOfAny> = {
    '{collection}.import': { signed: (call) => answerUpload(resource, tools, call) },
    '{collection}.import-show': {
      signed: async (call) => {
        const file = await ownImport(resource, tools, call);
        return { status: 200, body: await presentImport(tools.db, resource, file) };
      },
    },
    '{collection}.import-check': { signed: (call) => answerCheck(resource, tools, call) },
    '{collection}.import-rows': { signed: (call) => answerRows(resource, tools, call) },
    '{collection}.import-save': { signed: (call) => answerSave(resource, tools, call) },
    '{collection}.import-wrong': { signed: (call) => answerWrong(resource, tools, call) },
  };
  return Object.fromEntries(Object.entries(ofAny).map(([id, handler]) => [id.replace('{collection}', resource.name), handler]));
}

async function answerUpload(
  resource: AnyResource,
  tools: ImportHandlerTools,
  call: SignedCallOf<'{collection}.import'>,
): Promise<AnswerOf<'{collection}.import'>> {
  demandImport(resource, call);
  const { body, session, now } = call;
  if (!(body instanceof Readable)) throw refuse('unsupported_media_type');
  const upload = {
    db: tools.db,
    resource,
    labels: listLabels(resource),
    ownerId: session.user.id,
    fileName: nameOf(call.query.file_name ?? ''),
    now,
  };
  const id = await readUpload(upload, body);
  try {
    const file = await findImport(tools.db, id);
    if (file === undefined) throw refuse('not_found');
    const shown = await presentImport(tools.db, resource, file);
    return { status: 201, body: shown, headers: { location: `/central/imports/${resource.name}/${id}` } };
  } catch (error) {
    // No one learns its number any more.
    await deleteImport(tools.db, id);
    throw error;
  }
}

async function answerCheck(
  resource: AnyResource,
  tools: ImportHandlerTools,
  call: SignedCallOf<'{collection}.import-check'>,
): Promise<AnswerOf<'{collection}.import-check'>> {
  const file = await idleImport(resource, tools, call);
  const { mapping, storeId } = await readMapping(resource, tools, call, file);
  return begin(tools, call, { file, kind: 'import_check' }, (within) => setMapping(within, file.id, { mapping, storeId }));
}

async function answerSave(
  resource: AnyResource,
  tools: ImportHandlerTools,
  call: SignedCallOf<'{collection}.import-save'>,
): Promise<AnswerOf<'{collection}.import-save'>> {
  const file = await idleImport(resource, tools, call);
  // Entities that write to no clients do not take it.
  const { rows, tells_clients: notifies } = call.body;
  if (file.stage === 'read') throw refuse('import_not_checked');
  const counts = await totalCounts(tools.db, file.id);
  if (rows === 'all' && counts.wrong > 0) throw refuse('import_has_wrong_rows');
  const { session, now, address, requestId } = call;
  return begin(tools, call, { file, kind: 'import', notifies }, (within) =>
    recordImport(within, { file, counts, actor: session.user, now, address, requestId }),
  );
}

type Begun = { readonly file: Import; readonly kind: TaskKind; readonly notifies?: boolean };

/** Makes the task together with what it is on; refuses when someone else began one meanwhile. */
async function begin(
  { jobs }: ImportHandlerTools,
  call: SignedCall,
  { file, kind, notifies = false }: Begun,
  first: (within: Database) => Promise<void>,
): Promise<AnswerOf<'{collection}.import-save'>> {
  const { address, requestId, session, language } = call;
  const input = {
    resource: file.resource,
    import_id: file.id,
    file_name: file.file_name,
    language,
    ...(notifies ? { tells_clients: true } : {}),
  };
  const task = await jobs.add({ kind, owner_id: session.user.id, input, address, request_id: requestId }, async (within, { id }) => {
    if (!(await replaceTask(within, file, id))) throw refuse('import_busy');
    await first(within);
  });
  return { status: 200, body: presentTask({ ...task, owner_name: session.user.name }, language) };
}

async function answerRows(
  resource: AnyResource,
  tools: ImportHandlerTools,
  call: SignedCallOf<'{collection}.import-rows'>,
): Promise<AnswerOf<'{collection}.import-rows'>> {
  const { db, entities } = tools;
  const file = await ownImport(resource, tools, call);
  const { query, session, language } = call;
  const asked = askedByAddress(query);
  const { state, ...rest } = parseObject(asked['filter'], 'filter');
  const [strange] = Object.keys(rest);
  if (strange !== undefined) throw refuse('unknown_filter', { details: { name: strange } });
  const known = importStates.find((each) => each === state);
  if (state !== undefined && known === undefined) throw refuse('invalid_filter', { details: { name: 'state' } });
  const page = { state: known ?? null, ...readRange(asked['range'], {}) };
  const { rows, total } = await listRecords(db, file, page);
  const body = await presentRows({ db, resource, entities, actor: session.user, language }, rows);
  return {
    status: 200,
    body,
    headers: { 'content-range': contentRange({ unit: 'rows', offset: page.offset, count: rows.length, total }) },
  };
}

async function answerWrong(
  resource: AnyResource,
  tools: ImportHandlerTools,
  call: SignedCallOf<'{collection}.import-wrong'>,
): Promise<AnswerOf<'{collection}.import-wrong'>> {
  const file = await ownImport(resource, tools, call);
  if (await areRowsErased(tools.db, file.id)) throw refuse('import_rows_erased');
  if (file.stage === 'read') throw refuse('import_not_checked');
  const { language, now } = call;
  const name = `${messagesFor(language).console.imports.wrongFileName}-${localDay(now)}.${file.format}`;
  const type = file.format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx;
  return {
    status: 200,
    body: await wrongRowsFile({ db: tools.db, resource, file, language }),
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  };
}

type CallOfOne = Pick<SignedCallOf<'{collection}.import-show'>, 'path' | 'session'>;

/** An import of someone else, or of another entity, does not exist. */
async function ownImport(resource: AnyResource, { db }: ImportHandlerTools, call: CallOfOne): Promise<Import> {
  demandImport(resource, call);
  const file = await findImport(db, call.path.id);
  if (file === undefined || file.resource !== resource.name || file.owner_id !== call.session.user.id) throw refuse('not_found');
  return file;
}

/** An import that no task works on. */
async function idleImport(resource: AnyResource, tools: ImportHandlerTools, call: CallOfOne): Promise<Import> {
  const file = await ownImport(resource, tools, call);
  const task = file.task_id === null ? undefined : await findTask(tools.db, file.task_id);
  if (task !== undefined && !isFinished(task.state)) throw refuse('import_busy');
  if (await areRowsErased(tools.db, file.id)) throw refuse('import_rows_erased');
  return file;
}

function demandImport(resource: AnyResource, { session }: Pick<SignedCall, 'session'>): void {
  if (!mayImport(session.user, resource)) throw refuse('forbidden');
}

/** What the file is called; some browsers give a whole path. */
function nameOf(fileName: string): string {
  const name = (fileName.split(/[/\\]/u).at(-1) ?? '').trim();
  return name === '' ? '-' : name;
}
