import { hasTrash } from '../../../contract/derive/trash.ts';
import type { AnyResource, DeedWords } from '../../../contract/kit/index.ts';
import type { AnyDeed } from '../../../contract/messages/texts.ts';
import { useMay } from '../gate.tsx';
import type { Words } from '../words.ts';

/** What the signed-in user may do with many rows of the entity at once, in the order of the buttons. */
export function useBulkActions(resource: AnyResource, isTrash: boolean): readonly string[] {
  const mayEdit = useMay(resource, 'edit');
  const mayDelete = useMay(resource, 'delete') && hasTrash(resource);
  if (isTrash) return mayDelete ? ['restore'] : [];
  const own = mayEdit ? ['update', ...Object.keys(resource.actions ?? {})] : [];
  return mayDelete ? [...own, 'delete'] : own;
}

/** What an action does, for sentences about it. */
export function deedOf(words: Words, resource: AnyResource, action: string): AnyDeed {
  if (action === 'update') return 'saved';
  if (action === 'delete') return 'deleted';
  return actionWords(words, resource, action) ?? 'restored';
}

/** Words of an action that the entity declares. */
export function actionWords(words: Words, resource: AnyResource, action: string): (DeedWords & { readonly note: string }) | undefined {
  return words.labelsOf(resource).actions?.[action];
}

/** Name of the button, for many rows. */
export function bulkLabel(words: Words, resource: AnyResource, action: string): string {
  if (action === 'update') return words.bulk.edit;
  return words.grammar.act(words.labelsOf(resource).noun, deedOf(words, resource, action), true);
}
