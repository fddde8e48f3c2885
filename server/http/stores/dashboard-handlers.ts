import { fulfils } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { Dashboard } from '../../../contract/operations/dashboard.ts';
import { wallTimeAt } from '../../../contract/rules/prague-time.ts';
import type { Database } from '../../db/database.ts';
import { dashboardStore } from '../../statistics/dashboard-store.ts';
import { dayAt } from '../../statistics/prague-days.ts';
import { readDashboard, type StoreFigures } from '../../statistics/read-dashboard.ts';
import { declaredLimits, limitsOf } from '../../statistics/read-watching.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';

/** Handlers of `dashboardOperations`. */
export function dashboardHandlers(db: Database): Handlers {
  return { dashboard: { signed: (call) => answerDashboard(db, call) } };
}

async function answerDashboard(db: Database, { session, query, now }: SignedCall): Promise<Answer> {
  if (!fulfils(session.user, ['store'])) throw refuse('forbidden');
  const [unknown] = Object.keys(query);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const day = dayAt(now);
  const rows = await readDashboard(db, { actor: session.user, today: day });
  const dashboard: Dashboard = {
    day,
    hour: wallTimeAt(now).hour,
    is_current: rows[0]?.is_current !== false,
    regions: regionsOf(rows),
    limits: rows[0] === undefined ? declaredLimits : limitsOf(rows[0]),
    stores: rows.map((row) => dashboardStore(row, now)),
  };
  return { status: 200, body: dashboard };
}

function regionsOf(rows: readonly StoreFigures[]): Dashboard['regions'] {
  const names = new Map<number, string>();
  for (const { region_id, region } of rows) if (region_id !== null && region !== null) names.set(region_id, region);
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
}
