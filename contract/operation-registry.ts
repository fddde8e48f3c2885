import type { Operation } from './api/operation.ts';
import { exportOperationsOf } from './derive/operations/export-operations.ts';
import { importOperationsOf } from './derive/operations/import-operations.ts';
import { operationsOf } from './derive/operations/resource-operations.ts';
import type { AnyResource } from './kit/index.ts';
import { authOperations } from './operations/accounts/auth-operations.ts';
import { providerOperations } from './operations/accounts/provider-operations.ts';
import { factorOperations, secondFactorOperations } from './operations/accounts/second-factor-operations.ts';
import { sessionOperations } from './operations/accounts/session-operations.ts';
import { affectedOperations } from './operations/booking/affected-operations.ts';
import { bookingOperations } from './operations/booking/booking-operations.ts';
import { leavingOperations } from './operations/booking/leaving-operations.ts';
import { linkOperations } from './operations/booking/link-operations.ts';
import { moveManyOperations } from './operations/booking/move-many-operations.ts';
import { orderMessageOperations } from './operations/booking/order-message-operations.ts';
import { overviewOperations } from './operations/booking/overview-operations.ts';
import { planCopyOperations } from './operations/booking/plan-copy-operations.ts';
import { publicOperations } from './operations/booking/public-operations.ts';
import { publicWaitingOperations, waitingListOperations } from './operations/booking/waiting-list-operations.ts';
import { waitingOrderOperations } from './operations/booking/waiting-order-operations.ts';
import { aboutOperations } from './operations/console/about-operations.ts';
import { fileOperations } from './operations/console/file-operations.ts';
import { liveOperations } from './operations/console/live-operations.ts';
import { mediaOperations } from './operations/console/media-operations.ts';
import { heldMessageOperations, outboxOperations } from './operations/console/outbox-operations.ts';
import { personalDataOperations } from './operations/console/personal-data-operations.ts';
import { preferenceOperations } from './operations/console/preference-operations.ts';
import { searchOperations } from './operations/console/search-operations.ts';
import { systemOperations } from './operations/console/system-operations.ts';
import { taskOperations } from './operations/console/task-operations.ts';
import { viewOperations } from './operations/console/view-operations.ts';
import { refusalsOfEntity } from './operations/entity-refusals.ts';
import { backupOperations } from './operations/stores/backup-operations.ts';
import { dashboardOperations } from './operations/stores/dashboard-operations.ts';
import { licenceOperations } from './operations/stores/licence-operations.ts';
import { monitoringOperations } from './operations/stores/monitoring-operations.ts';
import { openingOperations } from './operations/stores/opening-operations.ts';
import { reportOperations } from './operations/stores/report-operations.ts';
import { serviceOperations } from './operations/stores/service-operations.ts';
import { statisticsOperations } from './operations/stores/statistics-operations.ts';
import { storeOperations } from './operations/stores/store-operations.ts';
import { waitingChangeOperations } from './operations/stores/waiting-change-operations.ts';

/** The operations that belong to no entity. */
export const ownOperations = [
  ...authOperations,
  ...secondFactorOperations,
  ...factorOperations,
  ...providerOperations,
  ...backupOperations,
  ...licenceOperations,
  ...heldMessageOperations,
  ...sessionOperations,
  ...preferenceOperations,
  ...storeOperations,
  ...outboxOperations,
  ...waitingChangeOperations,
  ...monitoringOperations,
  ...openingOperations,
  ...bookingOperations,
  ...overviewOperations,
  ...affectedOperations,
  ...leavingOperations,
  ...moveManyOperations,
  ...planCopyOperations,
  ...publicOperations,
  ...linkOperations,
  ...waitingOrderOperations,
  ...publicWaitingOperations,
  ...waitingListOperations,
  ...orderMessageOperations,
  ...serviceOperations,
  ...fileOperations,
  ...mediaOperations,
  ...viewOperations,
  ...searchOperations,
  ...dashboardOperations,
  ...statisticsOperations,
  ...reportOperations,
  ...liveOperations,
  ...taskOperations,
  ...systemOperations,
  ...personalDataOperations,
  ...aboutOperations,
] as const;

/** Every call of the API: an operation that is not here has no route. */
export function allOperations(resources: readonly AnyResource[]): readonly Operation[] {
  const ofResources = resources.flatMap((resource): readonly Operation[] => [
    ...operationsOf(resource, refusalsOfEntity(resource.name)),
    ...exportOperationsOf(resource),
    ...importOperationsOf(resource),
  ]);
  return [...ownOperations, ...ofResources];
}
