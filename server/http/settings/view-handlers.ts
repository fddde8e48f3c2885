import { may } from '../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { cleanText } from '../../../contract/derive/clean.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { SavedView } from '../../../contract/operations/saved-view.ts';
import { type ViewState, viewLimits, viewStateOf } from '../../../contract/rules/saved-views.ts';
import { listViews } from '../../work/views/read-views.ts';
import {
  changeView,
  createView,
  deleteView,
  lockView,
  restoreView,
  type ViewChanges,
  type ViewWriting,
} from '../../work/views/write-views.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn, objectBody, refuseUnknown, requiredTextIn } from '../call/read-body.ts';
import type { ResourceTools } from '../rows/resource-tools.ts';
import { inTransaction } from '../rows/write-transaction.ts';

type ViewTools = Pick<ResourceTools, 'db' | 'entities'>;
type Body = ReturnType<typeof objectBody>;

/** Handlers of `viewOperations`. */
export function viewHandlers(tools: ViewTools): Handlers {
  return {
    'views.list': { signed: (call) => answerList(tools, call) },
    'views.create': { signed: (call) => answerCreate(tools, call) },
    'views.change': { signed: (call) => answerChange(tools, call) },
    'views.delete': {
      signed: (call) => overOne(tools, call, async (writing, view) => deleteView(writing, view).then(() => view)),
    },
    'views.restore': {
      signed: (call) => overOne(tools, call, async (writing, view) => restoreView(writing, view).then(() => view), true),
    },
  };
}

async function answerList(tools: ViewTools, call: SignedCall): Promise<Answer> {
  const { resource, ...rest } = call.query;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const { name } = listedEntity(tools, call, resource);
  return { status: 200, body: await listViews(tools.db, call.session.user, name) };
}

async function answerCreate(tools: ViewTools, call: SignedCall): Promise<Answer> {
  const body = objectBody(call.body);
  const { name: resource } = listedEntity(tools, call, body['resource']);
  const { resource: _, ...said } = body;
  const changes = changesIn(said);
  const { name, state, shared = false } = changes;
  if (name === undefined) throw refuseValues({ name: { code: 'required' } });
  if (state === undefined) throw refuseValues({ state: { code: 'required' } });
  return inTransaction(tools.db, call, async (db) => {
    const view = await createView(writingOf(call, db), { resource, name, state, shared });
    return { status: 201, body: view, headers: { location: `/central/views/${view.id}` } };
  });
}

function answerChange(tools: ViewTools, call: SignedCall): Promise<Answer> {
  const changes = changesIn(objectBody(call.body));
  return overOne(tools, call, (writing, view) => changeView(writing, view, changes));
}

/** Works over the view of the address. One that is not seen, or is of a list that is not, does not exist. */
function overOne(
  tools: ViewTools,
  call: SignedCall,
  work: (writing: ViewWriting, view: SavedView) => Promise<SavedView>,
  isDeleted = false,
): Promise<Answer> {
  const { user } = call.session;
  const id = identifierIn(call);
  return inTransaction(tools.db, call, async (db) => {
    const writing = writingOf(call, db);
    const view = await lockView(writing, id, isDeleted);
    const resource = view === undefined ? undefined : tools.entities.find(view.resource);
    if (view === undefined || resource === undefined || !may(user, resource, 'list')) throw refuse('not_found');
    if (!view.may_change) throw refuse('forbidden');
    return { status: 200, body: await work(writing, view) };
  });
}

function listedEntity({ entities }: ViewTools, { session }: SignedCall, name: unknown): AnyResource {
  const resource = typeof name === 'string' ? entities.find(name) : undefined;
  if (resource === undefined || resource.singleton === true) throw refuseValues({ resource: { code: 'unknown_value' } });
  if (!may(session.user, resource, 'list')) throw refuse('forbidden');
  return resource;
}

function changesIn(body: Body): ViewChanges {
  refuseUnknown(body, ['name', 'shared', 'state']);
  const { shared } = body;
  if (shared !== undefined && typeof shared !== 'boolean') throw refuseValues({ shared: { code: 'wrong_type' } });
  return {
    ...(Object.hasOwn(body, 'name') ? { name: nameIn(body) } : {}),
    ...(shared === undefined ? {} : { shared }),
    ...(Object.hasOwn(body, 'state') ? { state: stateIn(body) } : {}),
  };
}

function nameIn(body: Body): string {
  const name = cleanText(requiredTextIn(body, 'name')).replace(/\s+/gu, ' ');
  if (name === '') throw refuseValues({ name: { code: 'required' } });
  if (name.length > viewLimits.nameLength) throw refuseValues({ name: { code: 'too_long', details: { max: viewLimits.nameLength } } });
  return name;
}

function stateIn(body: Body): ViewState {
  const state = viewStateOf(body['state']);
  if (state === null) throw refuseValues({ state: { code: 'wrong_type' } });
  if (Buffer.byteLength(JSON.stringify(state)) > viewLimits.bytesOfState) {
    throw refuseValues({ state: { code: 'too_long', details: { max: viewLimits.bytesOfState } } });
  }
  return state;
}

function writingOf({ session, now }: SignedCall, db: ViewWriting['db']): ViewWriting {
  return { db, owner: session.user, now };
}
