import { type JSX, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { ViewState } from '../../../../contract/rules/accounts/saved-views.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { findNarrowingField, useChosenStore } from '../../core/chosen-store.ts';
import { useWords } from '../../core/words.ts';
import type { Columns } from '../state/use-columns.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { useViews } from './use-views.ts';
import { namedView } from './view-address.ts';
import { captureViewState, fittingState, isSameState } from './view-state.ts';
import './views-menu.css';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';

const ViewsPanel = lazyPart(
  async () => (await import('./views-panel.tsx')).ViewsPanel,
  ({ close }) => close(),
);
const ViewDialog = lazyPart(
  async () => (await import('./view-dialog.tsx')).ViewDialog,
  ({ onClose }) => onClose(),
);

type ViewsMenuProps = { readonly resource: AnyResource; readonly list: RecordList; readonly columns: Columns };

/** The saved views of the list: which is on and whether it was changed since, and what can be done with it. */
export function ViewsMenu({ resource, list, columns }: ViewsMenuProps): JSX.Element {
  const words = useWords();
  const [params] = useSearchParams();
  const [asking, setAsking] = useState<'new' | 'edit' | null>(null);
  const id = namedView(params);
  const { views } = useViews(resource, id !== null);
  const on = id === null ? undefined : views?.find((view) => view.id === id);
  const state = captureViewState(list, columns);
  const { chosen } = useChosenStore();
  // A view that says no store is not changed by the one that is chosen.
  const { [findNarrowingField(resource) ?? '']: store, ...filter } = state.filter;
  const isShown = (seen: ViewState): boolean => isSameState(seen, state) || (store === chosen && isSameState(seen, { ...state, filter }));
  const isChanged = on !== undefined && !isShown(fittingState(resource, on.state).state);
  return (
    <div className="views-menu">
      <MenuButton label={on === undefined ? words.views.menu : words.views.current(on.name, isChanged)} icon="bookmark" opensTo="start">
        {(close) => (
          <Suspense fallback={<p className="views-menu__note">{words.views.loading}</p>}>
            <ViewsPanel {...{ resource, on, isChanged, state, close }} onAsk={setAsking} />
          </Suspense>
        )}
      </MenuButton>
      {asking === null ? null : (
        <Suspense>
          <ViewDialog {...{ resource, state }} view={asking === 'edit' ? on : undefined} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </div>
  );
}
