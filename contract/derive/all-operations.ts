import type { AnyResource } from '../kit/index.ts';
import { aboutOperations } from '../operations/about-operations.ts';
import { authOperations } from '../operations/auth-operations.ts';
import type { Operation } from '../operations/operation.ts';
import { operationsOf } from './resource-operations.ts';

/** Every call of the API: an operation that is not here has no route. */
export function allOperations(resources: readonly AnyResource[]): readonly Operation[] {
  return [...authOperations, ...resources.flatMap(operationsOf), ...aboutOperations];
}
