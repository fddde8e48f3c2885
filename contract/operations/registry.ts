import { operationsOf } from '../derive/resource-operations.ts';
import type { AnyResource } from '../kit/index.ts';
import { aboutOperations } from './about-operations.ts';
import { authOperations } from './auth-operations.ts';
import type { Operation } from './operation.ts';

/** Every call of the API: an operation that is not here has no route. */
export function allOperations(resources: readonly AnyResource[]): readonly Operation[] {
  return [...authOperations, ...resources.flatMap(operationsOf), ...aboutOperations];
}
