import { may } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { viewOperations } from '../../../../contract/operations/console/view-operations.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import { type ViewState, viewLimits, viewStateOf } from '../../../../contract/rules/accounts/saved-views.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../../../engine/call/call.ts';
import type { ResourceTools } from '../../../engine/rows/resource-tools.ts';
import { inTransaction } from '../../../engine/rows/write-transaction.ts';
import { changeView, createView, deleteView, listViews, lockView, restoreView, type ViewWriting } from '../saved-views.ts';

type ViewTools = Pick<ResourceTools, 'db' | 'entities'>;

/** Handlers of `viewOperations`. */
export function viewHandlers(tools: ViewTools): HandlersOf<typeof viewOperations> {
  return {
    'views.list': { signed: (call) => answerList(tools, call) },
    'views.create': { signed: (call) => answerCreate(tools, call) },
    'views.change': { signed: (call) => answerChange(tools, call) },
    'views.delete': {
      signed: (call) => overOne(tools, call, async (context, view) => deleteView(context, view).then(() => view)),
    },
    'views.restore': {
      signed: (call) => overOne(tools, call, async (context, view) => restoreView(context, view).then(() => view), true),
    },
  };
}

async function answerList(tools: ViewTools, call: SignedCallOf<'views.list'>): Promise<AnswerOf<'views.list'>> {
  const { name } = listedEntity(tools, call, call.query.resource);
  return { status: 200, body: await listViews(tools.db, call.session.user, name) };
}

async function answerCreate(tools: ViewTools, call: SignedCallOf<'views.create'>): Promise<AnswerOf<'views.create'>> {
  const { name, shared } = call.body;
  const { name: resource } = listedEntity(tools, call, call.body.resource);
  const state = stateIn(call.body.state);
  return inTransaction(tools.db, call, async (db) => {
    const view = await createView(writeContextOf(call, db), { resource, name, state, shared });
    return { status: 201, body: view, headers: { location: `/central/views/${view.id}` } };
  });
}

function answerChange(tools: ViewTools, call: SignedCallOf<'views.change'>): Promise<AnswerOf<'views.change'>> {
  const { state, ...others } = call.body;
  const changes = { ...others, ...(state === undefined ? {} : { state: stateIn(state) }) };
  return overOne(tools, call, (context, view) => changeView(context, view, changes));
}

/** Works over the view of the address. One that is not seen, or is of a list that is not, does not exist. */
function overOne(
  tools: ViewTools,
  call: SignedCall & Pick<SignedCallOf<'views.delete'>, 'path'>,
  work: (context: ViewWriting, view: SavedView) => Promise<SavedView>,
  isDeleted = false,
): Promise<AnswerOf<'views.delete'>> {
  const { user } = call.session;
  const { id } = call.path;
  return inTransaction(tools.db, call, async (db) => {
    const context = writeContextOf(call, db);
    const view = await lockView(context, id, isDeleted);
    const resource = view === undefined ? undefined : tools.entities.find(view.resource);
    if (view === undefined || resource === undefined || !may(user, resource, 'list')) throw refuse('not_found');
    if (!view.may_change) throw refuse('forbidden');
    return { status: 200, body: await work(context, view) };
  });
}

function listedEntity({ entities }: ViewTools, { session }: Pick<SignedCall, 'session'>, name: string): AnyResource {
  const resource = entities.find(name);
  if (resource === undefined || resource.singleton === true) throw refuseValues({ resource: { code: 'unknown_value' } });
  if (!may(session.user, resource, 'list')) throw refuse('forbidden');
  return resource;
}

function stateIn(given: unknown): ViewState {
  const state = viewStateOf(given);
  if (state === null) throw refuseValues({ state: { code: 'wrong_type' } });
  if (Buffer.byteLength(JSON.stringify(state)) > viewLimits.bytesOfState) {
    throw refuseValues({ state: { code: 'too_long', details: { max: viewLimits.bytesOfState } } });
  }
  return state;
}

function writeContextOf({ session, now }: Pick<SignedCall, 'session' | 'now'>, db: ViewWriting['db']): ViewWriting {
  return { db, owner: session.user, now };
}
