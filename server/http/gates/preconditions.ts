import { refuse } from '../../../contract/basics/refusal.ts';
import type { Call } from '../../engine/call/call.ts';

const preconditions = ['If-Match', 'If-None-Match', 'If-Unmodified-Since'] as const;

/**
 * A change with a condition that the operation does not evaluate is refused: done without looking, it would be the change that the
 * caller asked not to make (RFC 9110, 13.1). Reading ignores conditions, because live values change without a version.
 */
export function refuseUntakenPrecondition({ operation, header }: Pick<Call, 'operation' | 'header'>): void {
  if (operation.method === 'get') return;
  const taken = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const untaken = preconditions.find((name) => !taken.includes(name) && header(name.toLowerCase()) !== undefined);
  if (untaken !== undefined) throw refuse('precondition_not_taken', { details: { name: untaken } });
}
