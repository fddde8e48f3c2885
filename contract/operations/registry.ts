import { exportOperationsOf } from '../derive/export-operations.ts';
import { importOperationsOf } from '../derive/import-operations.ts';
import { operationsOf } from '../derive/resource-operations.ts';
import type { AnyResource } from '../kit/index.ts';
import { aboutOperations } from './about-operations.ts';
import { authOperations } from './auth-operations.ts';
import { liveOperations } from './live-operations.ts';
import type { Operation } from './operation.ts';
import { preferenceOperations } from './preference-operations.ts';
import { providerOperations } from './provider-operations.ts';
import { searchOperations } from './search-operations.ts';
import { factorOperations, secondFactorOperations } from './second-factor-operations.ts';
import { sessionOperations } from './session-operations.ts';
import { taskOperations } from './task-operations.ts';
import { viewOperations } from './view-operations.ts';

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
    ...sessionOperations,
    ...preferenceOperations,
    ...viewOperations,
    ...searchOperations,
    ...liveOperations,
    ...taskOperations,
    ...aboutOperations,
  ];
}
