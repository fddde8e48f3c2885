import type { ActionWords, AnyResource } from '../../../../contract/kit/index.ts';
import type { AnyAction } from '../../../../contract/messages/texts.ts';
import { messageLeaves } from '../../core/unsent/message-leaves.ts';
import type { Words } from '../../core/words.ts';

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
