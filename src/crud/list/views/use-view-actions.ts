import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import type { ViewState } from '../../../../contract/rules/accounts/saved-views.ts';
import { useCalls } from '../../core/calls.ts';
import { refusalOf } from '../../core/refusal.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { useViews } from './use-views.ts';

export type ViewActions = {
  /** Puts the list as it is into the view. */
  readonly overwrite: (view: SavedView, state: ViewState) => Promise<void>;
  /** Takes the view away; the message that says so can bring it back. */
  readonly remove: (view: SavedView) => Promise<void>;
};

/** Actions on a view that need no further question. A failure is shown. */
export function useViewActions(resource: AnyResource): ViewActions {
  const { views: words, bulk } = useWords();
  const { ask } = useCalls();
  const tell = useNotify();
  const { read } = useViews(resource, false);
  const run = async (work: () => Promise<unknown>, told: () => void): Promise<void> => {
    try {
      await work();
      told();
    } catch (error) {
      const { message, errors } = refusalOf(error);
      tell(Object.values(errors)[0] ?? message, 'error');
    }
    await read();
  };
  const restore = (view: SavedView): Promise<void> =>
    run(
      () => ask('POST /views/{id}/restore', { path: { id: view.id } }),
      () => tell(words.restored(view.name), 'success'),
    );
  return {
    overwrite: (view, state) =>
      run(
        () => ask('PATCH /views/{id}', { path: { id: view.id }, body: { state } }),
        () => tell(words.saved(view.name), 'success'),
      ),
    remove: (view) =>
      run(
        () => ask('DELETE /views/{id}', { path: { id: view.id } }),
        () => tell(words.deleted(view.name), 'success', { label: bulk.undo, run: () => void restore(view) }),
      ),
  };
}
