import { useStore } from 'ra-core';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useNotify } from '../../core/use-notify.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { useViews } from './use-views.ts';
import { declaredSearch, defaultViewKey, viewToOpen, writeViewAddress } from './view-address.ts';
import { fittingState } from './view-state.ts';

type ViewGateProps = { readonly resource: AnyResource; readonly children: ReactNode };

/**
 * Turns an address that only names a view into one that says what the view shows, before the list is asked for. A list that
 * is come to for the first time opens in the person's default view; later it comes back as it was left.
 */
export function ViewGate({ resource, children }: ViewGateProps): ReactNode {
  const [params] = useSearchParams();
  const [usual] = useStore<unknown>(defaultViewKey(resource));
  const [left] = useStore<unknown>(`${prefixOf(resource)}.listParams`);
  const view = viewToOpen(params, usual, left);
  if (view === null) return children;
  return (
    <OpenView key={view.id} {...{ resource, params }} id={view.id} isAsked={view.isAsked}>
      {children}
    </OpenView>
  );
}

type OpenViewProps = {
  readonly resource: AnyResource;
  readonly params: URLSearchParams;
  readonly id: number;
  /** Whether the address asks for it, and not the person's own habit. */
  readonly isAsked: boolean;
  /** What to show when a habit leads to nothing. */
  readonly children?: ReactNode;
};

function OpenView({ resource, params, id, isAsked, children }: OpenViewProps): JSX.Element {
  const words = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const { views, isFailed } = useViews(resource, true);
  const isKnown = views !== undefined || isFailed;
  const view = views?.find((one) => one.id === id);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isKnown || (view === undefined && !isAsked)) return;
    isDone.current = true;
    if (view !== undefined) {
      const { missing } = fittingState(resource, view.state);
      const named = missing.map((name) => fieldLabel(words, resource, name));
      if (named.length > 0) notify(words.views.parts(view.name, named.join(', ')), 'info');
      void navigate({ search: writeViewAddress(resource, view, params) }, { replace: true });
      return;
    }
    notify(isFailed ? words.views.failed : words.views.gone, 'error');
    void navigate({ search: declaredSearch(resource, paging.defaultSize) }, { replace: true });
  }, [resource, params, view, isKnown, isAsked, isFailed, words, notify, navigate]);
  if (isKnown && view === undefined && !isAsked) return <>{children}</>;
  return <p role="status">{words.views.loading}</p>;
}
