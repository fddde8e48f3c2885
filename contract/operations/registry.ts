import { exportOperationsOf } from '../derive/export-operations.ts';
import { importOperationsOf } from '../derive/import-operations.ts';
import { operationsOf } from '../derive/resource-operations.ts';
import type { AnyResource } from '../kit/index.ts';
import { aboutOperations } from './about-operations.ts';
import { authOperations } from './auth-operations.ts';
import { backupOperations } from './backup-operations.ts';
import { dashboardOperations } from './dashboard-operations.ts';
import { heldMessageOperations } from './held-message-operations.ts';
import { licenceOperations } from './licence-operations.ts';
import { liveOperations } from './live-operations.ts';
import { monitoringOperations } from './monitoring-operations.ts';
import { openingOperations } from './opening-operations.ts';
import type { Operation } from './operation.ts';
import { outboxOperations } from './outbox-operations.ts';
import { preferenceOperations } from './preference-operations.ts';
import { providerOperations } from './provider-operations.ts';
import { searchOperations } from './search-operations.ts';
import { factorOperations, secondFactorOperations } from './second-factor-operations.ts';
import { serviceOperations } from './service-operations.ts';
import { sessionOperations } from './session-operations.ts';
import { storeOperations } from './store-operations.ts';
import { systemOperations } from './system-operations.ts';
import { taskOperations } from './task-operations.ts';
import { viewOperations } from './view-operations.ts';
import { waitingOperations } from './waiting-operations.ts';

/** Every call of the API: an operation that is not here has no route. */
export function allOperations(resources: readonly AnyResource[]): readonly Operation[] {
  const ofResources = resources.flatMap((resource) => [
    ...operationsOf(resource),
    ...exportOperationsOf(resource),
    ...importOperationsOf(resource),
  ]);
  return [
    ...authOperations,
    ...secondFactorOperations,
    ...factorOperations,
    ...providerOperations,
    ...ofResources,
    ...backupOperations,
    ...licenceOperations,
    ...heldMessageOperations,
    ...sessionOperations,
    ...preferenceOperations,
    ...storeOperations,
    ...outboxOperations,
    ...waitingOperations,
    ...monitoringOperations,
    ...openingOperations,
    ...serviceOperations,
    ...viewOperations,
    ...searchOperations,
    ...dashboardOperations,
    ...liveOperations,
    ...taskOperations,
    ...systemOperations,
    ...aboutOperations,
  ];
}
