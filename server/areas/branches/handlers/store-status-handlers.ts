import { may } from '../../../../contract/basics/access.ts';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { branchSocketAddress } from '../../../../contract/channels/branch/terms.ts';
import type { StoreStatus } from '../../../../contract/operations/store-status.ts';
import type { monitoringOperations } from '../../../../contract/operations/stores/monitoring-operations.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import type { Database } from '../../../db/database.ts';
import type { AnswerOf, HandlersOf, SignedCallOf } from '../../../engine/call/call.ts';
import { dayAt } from '../../statistics/counting/prague-days.ts';
import { dashboardStore } from '../../statistics/dashboard-store.ts';
import { readDashboard } from '../../statistics/read-dashboard.ts';
import { pickWatchLimits } from '../../statistics/read-watch-limits.ts';
import { readMonitoring } from '../read-monitoring.ts';
import { readDevices } from '../read-reported.ts';

type StoreStatusTools = { readonly db: Database; readonly delivery: { readonly linkOrigin: () => string } };

/** How one store is: the same readings as those of all stores, narrowed to it. */
export function storeStatusHandlers(tools: StoreStatusTools): Pick<HandlersOf<typeof monitoringOperations>, 'stores.status'> {
  return { 'stores.status': { signed: (call) => answerStatus(tools, call) } };
}

async function answerStatus({ db, delivery }: StoreStatusTools, call: SignedCallOf<'stores.status'>): Promise<AnswerOf<'stores.status'>> {
  const { session, path, now } = call;
  if (!may(session.user, stores, 'show')) throw refuse('forbidden');
  const [watched] = await readMonitoring(db, { actor: session.user, now, storeId: path.id });
  const [figures] = await readDashboard(db, { actor: session.user, today: dayAt(now), storeId: path.id });
  if (watched === undefined || figures === undefined) throw refuse('not_found');
  const reported = dashboardStore(figures, now);
  const status: StoreStatus = {
    monitored: { ...watched.store, unusual_wait: reported.unusual_wait },
    figures: reported,
    limits: pickWatchLimits(figures),
    is_current: figures.is_current,
    socket_address: branchSocketAddress(delivery.linkOrigin()),
    devices: await readDevices(db, path.id),
  };
  return { status: 200, body: status };
}
