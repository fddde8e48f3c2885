import { fulfils } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { Dashboard } from '../../../../contract/operations/dashboard.ts';
import type { dashboardOperations } from '../../../../contract/operations/stores/dashboard-operations.ts';
import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import type { Database } from '../../../db/database.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { dayAt } from '../counting/prague-days.ts';
import { dashboardStore } from '../dashboard-store.ts';
import { readDashboard, type StoreFigures } from '../read-dashboard.ts';
import { declaredLimits, pickWatchLimits } from '../read-watch-limits.ts';

/** Handlers of `dashboardOperations`. */
export function dashboardHandlers(db: Database): HandlersOf<typeof dashboardOperations> {
  return { dashboard: { signed: (call) => answerDashboard(db, call) } };
}

async function answerDashboard(db: Database, { session, now }: SignedCallOf<'dashboard'>): Promise<AnswerOf<'dashboard'>> {
  if (!fulfils(session.user, ['store'])) throw refuse('forbidden');
  const day = dayAt(now);
  const rows = await readDashboard(db, { actor: session.user, today: day });
  const body: Dashboard = {
    day,
    hour: wallTimeAt(now).hour,
    is_current: rows[0]?.is_current !== false,
    regions: regionsOf(rows),
    limits: rows[0] === undefined ? declaredLimits : pickWatchLimits(rows[0]),
    stores: rows.map((row) => dashboardStore(row, now)),
  };
  return { status: 200, body };
}

function regionsOf(rows: readonly StoreFigures[]): Dashboard['regions'] {
  const names = new Map<number, string>();
  for (const { region_id, region } of rows) if (region_id !== null && region !== null) names.set(region_id, region);
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name, 'cs'));
}
