import { fulfils } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import type { reportOperations } from '../../../../contract/operations/stores/report-operations.ts';
import type { statisticsOperations } from '../../../../contract/operations/stores/statistics-operations.ts';
import { countPeriodDays, type NamedPeriod, type Period, type Question } from '../../../../contract/rules/statistics/question.ts';
import type { Database } from '../../../db/database.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { inTransaction } from '../../../engine/rows/write-transaction.ts';
import { dayAt } from '../counting/prague-days.ts';
import { answerFile } from '../export/answer-file.ts';
import { type PlannedStore, planningFile } from '../export/planning-file.ts';
import { downloadHeaders } from '../export/table-file.ts';
import { readPlanning } from '../planning/read-planning.ts';
import { answerQuestion, answerSpread } from '../questions/answer-question.ts';
import { readChoices } from '../questions/read-choices.ts';
import { readVisits } from '../questions/read-visits.ts';
import { questionsInTurn } from '../questions/two-at-a-time.ts';
import { readRecount, stopRecount } from '../stop-recount.ts';
import { readPastError } from '../what-if/read-past-error.ts';
import { readWhatIf } from '../what-if/read-what-if.ts';
import { reportHandlers } from './report-handlers.ts';

/** No question is about more days: that is a mistyped year. */
const mostDays = 3653;

type Handled = HandlersOf<typeof statisticsOperations> & HandlersOf<typeof reportOperations>;

/** Handlers of `statisticsOperations` and `reportOperations`. */
export function statisticsHandlers(db: Database): Handled {
  const inTurn = questionsInTurn;
  return {
    ...reportHandlers(db),
    statistics: { signed: (call) => inTurn(call.session.user.id, () => answerStatistics(db, call)) },
    'statistics.visits': { signed: (call) => inTurn(call.session.user.id, () => answerVisits(db, call)) },
    'statistics.choices': { signed: (call) => answerChoices(db, call) },
    'statistics.spread': { signed: (call) => inTurn(call.session.user.id, () => answerSpreads(db, call)) },
    'statistics.planning': { signed: (call) => inTurn(call.session.user.id, () => answerPlanning(db, call)) },
    'statistics.planning-export': { signed: (call) => inTurn(call.session.user.id, () => answerPlanningExport(db, call)) },
    'statistics.what-if': { signed: (call) => inTurn(call.session.user.id, () => answerWhatIf(db, call)) },
    'statistics.what-if-past': { signed: (call) => inTurn(call.session.user.id, () => answerPast(db, call)) },
    'statistics.recount': { signed: (call) => answerRecount(db, call) },
    'statistics.stop-recount': { signed: (call) => answerStopRecount(db, call) },
    'statistics.export': { signed: (call) => inTurn(call.session.user.id, () => answerExport(db, call)) },
  };
}

async function answerStatistics(db: Database, { session, query, now }: SignedCallOf<'statistics'>): Promise<AnswerOf<'statistics'>> {
  if (!fulfils(session.user, ['statistics'])) throw refuse('forbidden');
  const question = questionIn(query);
  return { status: 200, body: await answerQuestion(db, { actor: session.user, question, today: dayAt(now) }) };
}

async function answerChoices(db: Database, { session }: SignedCallOf<'statistics.choices'>): Promise<AnswerOf<'statistics.choices'>> {
  if (!fulfils(session.user, ['statistics'])) throw refuse('forbidden');
  return { status: 200, body: await readChoices(db, session.user) };
}

async function answerRecount(db: Database, { session }: SignedCallOf<'statistics.recount'>): Promise<AnswerOf<'statistics.recount'>> {
  if (!fulfils(session.user, ['settings', 'statistics'])) throw refuse('forbidden');
  return { status: 200, body: await readRecount(db) };
}

function answerStopRecount(db: Database, call: SignedCallOf<'statistics.stop-recount'>): Promise<AnswerOf<'statistics.stop-recount'>> {
  const { session, body, address, requestId, now } = call;
  if (!fulfils(session.user, ['settings', 'statistics'])) throw refuse('forbidden');
  const author = { id: session.user.id, name: session.user.name, address, requestId };
  return inTransaction(db, call, async (transaction) => {
    await stopRecount(transaction, { stopped: body.state === 'stopped', author, now });
    return { status: 200, body: await readRecount(transaction) };
  });
}

async function answerPlanning(
  db: Database,
  { session, query, now }: SignedCallOf<'statistics.planning'>,
): Promise<AnswerOf<'statistics.planning'>> {
  if (!fulfils(session.user, ['statistics'])) throw refuse('forbidden');
  return { status: 200, body: await readPlanning(db, { actor: session.user, store: query.store, target: targetIn(query), now }) };
}

async function answerPlanningExport(db: Database, call: SignedCallOf<'statistics.planning-export'>) {
  const { session, query, now, language } = call;
  const { user } = session;
  if (!fulfils(user, ['statistics'])) throw refuse('forbidden');
  const { stores, from, to, format } = query;
  if (from !== null && to !== null && to < from) throw refuseValues({ to: { code: 'days_reversed' } });
  const known = await readChoices(db, user);
  const plans: PlannedStore[] = [];
  for (const store of new Set(stores)) {
    const planning = await readPlanning(db, { actor: user, store, target: targetIn(query), now });
    plans.push({ label: known.stores.find(({ id }) => id === store)?.label ?? String(store), planning });
  }
  const file = await planningFile({ plans, span: { from, to }, now, language, format });
  return { status: 200 as const, body: file.body, headers: downloadHeaders(file) };
}

async function answerWhatIf(
  db: Database,
  { session, query, now }: SignedCallOf<'statistics.what-if'>,
): Promise<AnswerOf<'statistics.what-if'>> {
  const { user } = session;
  if (!fulfils(user, ['statistics'])) throw refuse('forbidden');
  const { store, day } = query;
  return { status: 200, body: await readWhatIf(db, { actor: user, store, day, target: targetIn(query), now }) };
}

async function answerPast(
  db: Database,
  { session, query, now }: SignedCallOf<'statistics.what-if-past'>,
): Promise<AnswerOf<'statistics.what-if-past'>> {
  if (!fulfils(session.user, ['statistics'])) throw refuse('forbidden');
  return { status: 200, body: await readPastError(db, { actor: session.user, store: query.store, target: targetIn(query), now }) };
}

async function answerExport(db: Database, call: SignedCallOf<'statistics.export'>) {
  const { session, query, now, language } = call;
  if (!fulfils(session.user, ['statistics'])) throw refuse('forbidden');
  const question = questionIn(query);
  const answer = await answerQuestion(db, { actor: session.user, question, today: dayAt(now) });
  const choices = await readChoices(db, session.user);
  const file = await answerFile({ answer, question, choices, now, language, format: query.format });
  return { status: 200 as const, body: file.body, headers: downloadHeaders(file) };
}

async function answerSpreads(
  db: Database,
  { session, query, now }: SignedCallOf<'statistics.spread'>,
): Promise<AnswerOf<'statistics.spread'>> {
  if (!fulfils(session.user, ['statistics'])) throw refuse('forbidden');
  const question: Question = { ...askedIn(query), values: [], compared: query.compared, target: targetIn(query) };
  return { status: 200, body: await answerSpread(db, { actor: session.user, question, today: dayAt(now) }) };
}

function questionIn(query: SignedCallOf<'statistics'>['query']): Question {
  return { ...askedIn(query), values: query.values, compared: query.compared, target: targetIn(query) };
}

function targetIn({ target }: { readonly target: string | null }): number | null {
  return target === null ? null : Number(target);
}

async function answerVisits(
  db: Database,
  { session, query, now }: SignedCallOf<'statistics.visits'>,
): Promise<AnswerOf<'statistics.visits'>> {
  const { user } = session;
  const seesVisits = fulfils(user, ['store']) || fulfils(user, ['overviews']);
  if (!fulfils(user, ['statistics']) || !seesVisits) throw refuse('forbidden');
  const question: Question = { ...askedIn(query), values: [], compared: null, target: targetIn(query) };
  const of = query.of ?? 'tickets';
  return { status: 200, body: await readVisits(db, { actor: user, question, today: dayAt(now), key: query.key, of }) };
}

function askedIn(query: Omit<SignedCallOf<'statistics.spread'>['query'], 'compared' | 'target'>) {
  return {
    period: periodIn(query),
    stores: query.stores ?? [],
    regions: query.regions ?? [],
    services: query.services ?? [],
    groups: query.groups ?? [],
    channels: query.channels ?? [],
    weekdays: query.weekdays ?? [],
    by: query.by ?? 'total',
  } as const;
}

type Given = { readonly period: NamedPeriod | null; readonly from: string | null; readonly to: string | null };

function periodIn({ period, from, to }: Given): NamedPeriod | Period {
  if (period !== null) return period;
  if (from === null) throw refuseValues({ from: { code: 'required' } });
  if (to === null) throw refuseValues({ to: { code: 'required' } });
  if (to < from) throw refuseValues({ to: { code: 'days_reversed' } });
  if (countPeriodDays({ from, to }) > mostDays) throw refuseValues({ to: { code: 'too_big', details: { limit: mostDays } } });
  return { from, to };
}
