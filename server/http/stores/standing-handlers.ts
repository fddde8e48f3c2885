import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { branchSocketAddress } from '../../../contract/channels/branch/terms.ts';
import type { StoreStanding } from '../../../contract/operations/store-standing.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { readDevices } from '../../branches/read-devices.ts';
import { readMonitoring } from '../../branches/read-monitoring.ts';
import type { Database } from '../../db/database.ts';
import { dashboardStore } from '../../statistics/dashboard-store.ts';
import { dayAt } from '../../statistics/prague-days.ts';
import { readDashboard } from '../../statistics/read-dashboard.ts';
import { limitsOf } from '../../statistics/read-watching.ts';
import type { Answer, Handlers, SignedCall } from '../call/call.ts';
import { identifierIn } from '../call/read-body.ts';

type StandingTools = { readonly db: Database; readonly outward: { readonly linkOrigin: () => string } };

/** How one store stands: the same readings as those of all stores, narrowed to it. */
export function standingHandlers(tools: StandingTools): Handlers {
  return { 'stores.standing': { signed: (call) => answerStanding(tools, call) } };
}

async function answerStanding({ db, outward }: StandingTools, call: SignedCall): Promise<Answer> {
  const { session, query, now } = call;
  if (!may(session.user, stores, 'show')) throw refuse('forbidden');
  const [unknown] = Object.keys(query);
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const storeId = identifierIn(call);
  const [watched] = await readMonitoring(db, { actor: session.user, now, storeId });
  const [figures] = await readDashboard(db, { actor: session.user, today: dayAt(now), storeId });
  if (watched === undefined || figures === undefined) throw refuse('not_found');
  const told = dashboardStore(figures, now);
  const standing: StoreStanding = {
    monitored: { ...watched.store, unusual_wait: told.unusual_wait },
    figures: told,
    limits: limitsOf(figures),
    is_current: figures.is_current,
    socket_address: branchSocketAddress(outward.linkOrigin()),
    devices: await readDevices(db, storeId),
  };
  return { status: 200, body: standing };
}
