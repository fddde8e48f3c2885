import { useStore } from 'ra-core';
import type { JSX, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paging } from '../../../../contract/basics/limits.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { SavedView } from '../../../../contract/operations/saved-view.ts';
import type { ViewState } from '../../../../contract/rules/accounts/saved-views.ts';
import { MenuItem } from '../../../ui/button/menu-item.tsx';
import type { Work } from '../../../ui/button/use-single-run.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useCalls } from '../../core/calls.ts';
import { readRefusal } from '../../core/refusal.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { useViews } from './use-views.ts';
import { declaredSearch, defaultViewKey, writeViewAddress } from './view-address.ts';
import './views-menu.css';

type ViewsPanelProps = {
  readonly resource: AnyResource;
  readonly on: SavedView | undefined;
  readonly isChanged: boolean;
  readonly state: ViewState;
  readonly close: () => void;
  readonly onAsk: (what: 'new' | 'edit') => void;
};

/** What the menu of views opens: the views by their owners, and what can be done with the one that is on. */
export function ViewsPanel({ resource, on, isChanged, state, close, onAsk }: ViewsPanelProps): JSX.Element {
  const { views: words } = useWords();
  const navigate = useNavigate();
  const notify = useNotify();
  const { views, isFailed, read } = useViews(resource, true);
  const { overwrite, remove } = useViewActions(resource);
  const [usual, setUsual] = useStore<unknown>(defaultViewKey(resource));
  const closing = (work: () => Work) => (): Work => {
    close();
    return work();
  };
  const open = (view: SavedView): Work => navigate({ search: writeViewAddress(resource, view) });
  const kinds: readonly (readonly [label: string, views: readonly SavedView[]])[] = [
    [words.own, (views ?? []).filter(({ is_own }) => is_own)],
    [words.shared, (views ?? []).filter(({ is_own }) => !is_own)],
  ];
  const isUsual = on !== undefined && on.id === usual;
  return (
    <>
      {views === undefined ? <Waiting isFailed={isFailed} onRetry={read} /> : null}
      {views?.length === 0 ? <p className="views-menu__note">{words.none}</p> : null}
      {kinds.map(([label, ones]) =>
        ones.length === 0 ? null : (
          <Group key={label} label={label}>
            {ones.map((view) => (
              <ViewItem
                key={view.id}
                view={view}
                isOn={view.id === on?.id}
                isUsual={view.id === usual}
                onOpen={closing(() => open(view))}
              />
            ))}
          </Group>
        ),
      )}
      <div className="menu-group" role="group" aria-label={words.actions}>
        {on !== undefined && isChanged && on.may_change ? (
          <MessageAction icon="save" label={words.saveChanges} onDo={closing(() => overwrite(on, state))} />
        ) : null}
        {on !== undefined && isChanged ? <MessageAction icon="undo" label={words.discard} onDo={closing(() => open(on))} /> : null}
        <MessageAction icon="plus" label={words.saveNew} onDo={closing(() => onAsk('new'))} />
        {on === undefined ? null : (
          <>
            {on.may_change ? <MessageAction icon="edit" label={words.edit} onDo={closing(() => onAsk('edit'))} /> : null}
            <MessageAction
              icon="pin"
              label={isUsual ? words.dropDefault : words.makeDefault}
              onDo={closing(() => {
                setUsual(isUsual ? undefined : on.id);
                notify(isUsual ? words.isDefaultNoMore : words.isDefaultNow(on.name), 'success');
              })}
            />
            {on.may_change ? <MessageAction icon="trash" label={words.delete} onDo={closing(() => remove(on))} /> : null}
            <MessageAction
              icon="list"
              label={words.declared}
              onDo={closing(() => navigate({ search: declaredSearch(resource, paging.defaultSize) }))}
            />
          </>
        )}
      </div>
    </>
  );
}

type ViewItemProps = { readonly view: SavedView; readonly isOn: boolean; readonly isUsual: boolean; readonly onOpen: () => Work };

function ViewItem({ view, isOn, isUsual, onOpen }: ViewItemProps): JSX.Element {
  const { views: words } = useWords();
  const about = [
    ...(view.is_own ? (view.shared ? [words.isShared] : []) : [words.sharedBy(view.owner_name)]),
    ...(isUsual ? [words.isDefault] : []),
  ];
  return (
    <MenuItem aria-current={isOn || undefined} onClick={onOpen}>
      {isOn ? <Icon name="check" size={18} /> : null}
      <span className="views-menu__name" data-off={isOn ? undefined : ''}>
        {/* A name that turns the direction of writing must not turn round the name of the owner. */}
        <bdi>{view.name}</bdi>
        {about.length === 0 ? null : <span className="views-menu__about">{` (${about.join(', ')})`}</span>}
      </span>
    </MenuItem>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div className="menu-group views-menu__list" role="group" aria-label={label}>
      <p className="views-menu__heading" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

function Waiting({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => Work }): JSX.Element {
  const { views: words } = useWords();
  if (!isFailed) return <p className="views-menu__note">{words.loading}</p>;
  return (
    <>
      <p className="views-menu__note">{words.failed}</p>
      <MessageAction icon="refresh" label={words.retry} onDo={onRetry} />
    </>
  );
}

function MessageAction({ icon, label, onDo }: { readonly icon: IconName; readonly label: string; readonly onDo: () => Work }): JSX.Element {
  return (
    <MenuItem onClick={onDo}>
      <Icon name={icon} size={18} />
      {label}
    </MenuItem>
  );
}

type ViewActions = {
  /** Puts the list as it is into the view. */
  readonly overwrite: (view: SavedView, state: ViewState) => Promise<void>;
  /** Takes the view away; the message that says so can bring it back. */
  readonly remove: (view: SavedView) => Promise<void>;
};

/** Actions on a view that need no further question. A failure is shown. */
function useViewActions(resource: AnyResource): ViewActions {
  const { views: words, bulk } = useWords();
  const { ask } = useCalls();
  const notify = useNotify();
  const { read } = useViews(resource, false);
  const run = async (work: () => Promise<unknown>, after: () => void): Promise<void> => {
    try {
      await work();
      after();
    } catch (error) {
      const { message, errors } = readRefusal(error);
      notify(Object.values(errors)[0] ?? message, 'error');
    }
    await read();
  };
  const restore = (view: SavedView): Promise<void> =>
    run(
      () => ask('POST /views/{id}/restore', { path: { id: view.id } }),
      () => notify(words.restored(view.name), 'success'),
    );
  return {
    overwrite: (view, state) =>
      run(
        () => ask('PATCH /views/{id}', { path: { id: view.id }, body: { state } }),
        () => notify(words.saved(view.name), 'success'),
      ),
    remove: (view) =>
      run(
        () => ask('DELETE /views/{id}', { path: { id: view.id } }),
        () => notify(words.deleted(view.name), 'success', { label: bulk.undo, run: () => void restore(view) }),
      ),
  };
}
