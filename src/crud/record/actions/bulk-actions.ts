import { findEarliestInstant, findLatestInstant, hinderingField, isIdle } from '../../../../contract/derive/actions.ts';
import { hasTrash } from '../../../../contract/derive/trash.ts';
import type { ActionWords, AnyResource } from '../../../../contract/kit/index.ts';
import type { AnyAction } from '../../../../contract/messages/texts.ts';
import { useMay } from '../../core/gate.tsx';
import type { Row } from '../../core/row.ts';
import { messageLeaves } from '../../core/unsent/message-leaves.ts';
import type { Words } from '../../core/words.ts';

/** What the signed-in user may do with many rows of the entity at once, in the order of the buttons. */
export function useBulkActions(resource: AnyResource, isTrash: boolean): readonly string[] {
  const mayEdit = useMay(resource, 'edit');
  const mayDelete = useMay(resource, 'delete') && hasTrash(resource);
  if (isTrash) return mayDelete ? ['restore'] : [];
  const own = mayEdit ? ['update', ...Object.keys(resource.actions ?? {})] : [];
  return mayDelete ? [...own, 'delete'] : own;
}

/** What an action does, for sentences about it. */
export function describeAction(words: Words, resource: AnyResource, action: string): AnyAction {
  if (action === 'update') return 'saved';
  if (action === 'delete') return 'deleted';
  return actionWords(words, resource, action) ?? 'restored';
}

/** Words of an action that the entity declares. */
function actionWords(words: Words, resource: AnyResource, action: string): ActionWords | undefined {
  return words.labelsOf(resource).actions?.[action];
}

/** What to say of an action where the message cannot leave the server now; undefined where it can, or there is none. */
export function unsentWords(words: Words, resource: AnyResource, action: string): ActionWords['unsent'] {
  const channel = resource.actions?.[action]?.sends;
  return channel === undefined || messageLeaves(channel) ? undefined : actionWords(words, resource, action)?.unsent;
}

/** The sentence in the question before an action happens. */
export function findActionNote(words: Words, resource: AnyResource, action: string): string | undefined {
  return (unsentWords(words, resource, action) ?? actionWords(words, resource, action))?.note;
}

/** Name of the button, for many rows. */
export function bulkLabel(words: Words, resource: AnyResource, action: string): string {
  return action === 'update' ? words.bulk.edit : actionLabel(words, resource, action, true);
}

/** Name of the button of a declared action. */
export function actionLabel(words: Words, resource: AnyResource, action: string, many?: true): string {
  const { button } = actionWords(words, resource, action) ?? {};
  return button ?? words.grammar.act(words.labelsOf(resource).noun, describeAction(words, resource, action), many);
}

/** Whether the state of any of the chosen rows allows the action now; that of one which is not in sight may. */
export function mayActOnAny(resource: AnyResource, action: string, chosen: readonly (Row | undefined)[], now: Date): boolean {
  return chosen.some((row) => row === undefined || mayAct(resource, action, row, now));
}

/** Whether the row's state allows the action now, and there is something to do. */
export function isOffered(resource: AnyResource, action: string, row: Row, now: Date): boolean {
  return mayAct(resource, action, row, now) && !isIdle(resource, action, row);
}

function mayAct(resource: AnyResource, action: string, row: Row, now: Date): boolean {
  if (hinderingField(resource, action, row) !== undefined || findEarliestInstant(resource, action, row, now) !== undefined) return false;
  const until = findLatestInstant(resource, action, row);
  return until === undefined || now <= until;
}
