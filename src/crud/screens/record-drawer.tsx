import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { Link, type Location, useLocation, useNavigate } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Tooltip } from '../../ui/button/tooltip.tsx';
import { SideDrawer } from '../../ui/dialog/side-drawer.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { idOf, isRow, type Row } from '../core/row.ts';
import { useNarrow } from '../core/use-narrow.ts';
import { useWords } from '../core/words.ts';
import { focusRow } from '../list/open-drawer.tsx';
import type { DrawerProps } from '../list/state/drawer-context.ts';
import { editParameter, searchWithOwnParams } from '../list/state/own-search-params.ts';
import { EntityForm } from '../record/entity-form.tsx';
import { type FoundRecord, useRecord } from '../record/record-context/use-record.ts';
import './record-drawer.css';
import { useRecordName } from '../record/record-context/record-name.ts';
import { RecordPlaceContext } from '../record/record-context/record-place.ts';

/** A record that is edited over its list: what the address names as `?edit=`. */
export function RecordDrawer({ resource, additions, asked, rows, walk }: DrawerProps): JSX.Element {
  const words = useWords();
  const { noun, page } = words.labelsOf(resource);
  const { inDrawer } = words.list;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Those of the moment when it was opened: what is saved may take a row off the page, and the way through it goes on.
  const [paged] = useState(() => rows.map(idOf));
  const id = Number(asked);
  const ids = walk === undefined ? paged : walk.rows.map(idOf);
  const at = ids.indexOf(id);
  const placeText = walk === undefined ? inDrawer.place(at + 1, ids.length) : inDrawer.placeInList(walk.first + at + 1, walk.count);
  const found = useRecord({ resource, additions, id });
  useFocusBack(id);
  const place = useMemo(
    () => ({
      up: `${pathname}${searchWithOwnParams(search, undefined)}`,
      isInside: (next: Location) => next.pathname === pathname && new URLSearchParams(next.search).get(editParameter) === asked,
    }),
    [pathname, search, asked],
  );
  const close = (): void => {
    // Anyone who came from the list goes back to it; who came by the address has nowhere to go back to.
    if (isRow(state) && state['isInDrawer'] === true) void navigate(-1);
    else void navigate({ search: searchWithOwnParams(search, undefined) }, { replace: true, preventScrollReset: true });
  };
  const goTo = (to: number | undefined) => () => {
    if (to === undefined) return;
    void navigate({ search: searchWithOwnParams(search, to) }, { replace: true, state, preventScrollReset: true });
  };
  const next = at === -1 ? undefined : ids[at + 1];
  const previous = at > 0 ? ids[at - 1] : undefined;
  const record: Row | undefined = found.is === 'found' ? found.record : (walk?.rows ?? rows).find((row) => idOf(row) === id);
  const name = useRecordName({ resource, additions }, record);
  return (
    <SideDrawer
      title={record === undefined ? page : words.grammar.editTitle(noun, name)}
      closeLabel={words.form.close}
      onClose={close}
      tools={
        <>
          <span className="side-drawer__place" role="status">
            {at === -1 ? '' : placeText}
          </span>
          <IconButton
            icon="chevronUp"
            label={inDrawer.previous}
            aria-disabled={previous === undefined || undefined}
            onClick={goTo(previous)}
          />
          <IconButton icon="chevronDown" label={inDrawer.next} aria-disabled={next === undefined || undefined} onClick={goTo(next)} />
          {record === undefined ? null : (
            <Tooltip text={inDrawer.wholePage}>
              <Link className={buttonClass('plain', 'button--icon')} aria-label={inDrawer.wholePage} to={recordPageOf(resource, record)}>
                <Icon name="expand" size={20} />
              </Link>
            </Tooltip>
          )}
        </>
      }
    >
      <RecordPlaceContext value={place}>
        <DrawerBody key={asked} {...{ resource, additions, found }} onClose={close} />
      </RecordPlaceContext>
    </SideDrawer>
  );
}

/** Once it is closed, the row of the record that was edited last has the focus. */
function useFocusBack(id: number): void {
  const last = useRef(id);
  useEffect(() => {
    last.current = id;
  });
  useEffect(() => () => focusRow(last.current), []);
}

type DrawerBodyProps = EntityPageProps & { readonly found: FoundRecord; readonly onClose: () => void };

/** The form of the record, or why there is none. */
function DrawerBody({ resource, additions, found, onClose }: DrawerBodyProps): JSX.Element {
  const { form, grammar, labelsOf } = useWords();
  const body = useFirstField(found.is === 'found' && found.readOnly === undefined);
  const close = (
    <Button tone="primary" onClick={onClose}>
      {form.close}
    </Button>
  );
  if (found.is === 'loading') return <SkeletonScreen label={form.loading} />;
  if (found.is === 'failed') {
    const retry = (
      <>
        <Button tone="primary" icon="refresh" onClick={found.retry}>
          {form.retry}
        </Button>
        <Button onClick={onClose}>{form.close}</Button>
      </>
    );
    return (
      <div role="alert">
        <EmptyState icon="alert" title={form.failed} actions={retry}>
          {found.message}
        </EmptyState>
      </div>
    );
  }
  if (found.is === 'missing') {
    return (
      <div role="alert">
        <EmptyState icon="search" title={grammar.missing(labelsOf(resource).noun)} actions={close}>
          {form.missingHelp}
        </EmptyState>
      </div>
    );
  }
  if (found.readOnly !== undefined) {
    return (
      <div role="alert">
        <EmptyState icon="lock" title={form.readOnly} actions={close}>
          {found.readOnly}
        </EmptyState>
      </div>
    );
  }
  const { record, isGone } = found;
  return (
    <div ref={body}>
      <EntityForm {...{ resource, additions, record, isGone }} />
    </div>
  );
}

/**
 * The first field has the focus as soon as it is, when the drawer was just opened: anyone who walks through records has it on
 * the button that leads on. Not on a narrow screen, where the keyboard would cover what is to be read.
 */
function useFirstField(isThere: boolean): { readonly current: HTMLDivElement | null } {
  const body = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  useEffect(() => {
    if (!isThere || isNarrow || document.activeElement?.matches('h2') !== true) return;
    const controls = body.current?.querySelectorAll<HTMLElement>('form input, form select, form textarea') ?? [];
    [...controls].find((control) => control.closest('[hidden]') === null)?.focus();
  }, [isThere, isNarrow]);
  return body;
}
