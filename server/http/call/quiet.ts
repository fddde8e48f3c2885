import { refuse } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Writing } from '../../db/rows/write/writing.ts';
import type { Call } from './call.ts';

/** Whether nothing shall be written to clients about the change. Who asks that of what tells no clients believes that it does something. */
export function quietIn({ tellsClients }: AnyResource, { operation, query }: Call): Pick<Writing, 'isQuiet'> {
  const { quiet } = query;
  if (quiet === undefined || quiet === 'false') return {};
  const isTaken = operation.parameters?.some(({ name }) => name === 'quiet') === true;
  if (quiet !== 'true' || tellsClients !== true || !isTaken) throw refuse('unknown_parameter', { details: { name: 'quiet' } });
  return { isQuiet: true };
}
