import { ListContextProvider } from 'ra-core';
import { type JSX, type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { hasTrash } from '../../../contract/derive/trash.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { StepRows } from '../../ui/table/rows-and-columns.ts';
import type { EntityPageProps } from '../core/additions/additions.ts';
import { useMay } from '../core/gate.tsx';
import { textOf } from '../core/row.ts';
import { useShortcuts } from '../core/use-shortcuts.ts';
import { useWords } from '../core/words.ts';
import { useBulkActions } from '../record/actions/offered-actions.ts';
import { createPageWithin } from '../record/record-context/create-page-within.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { linkColumn, withTrashColumns } from './state/columns.ts';
import { DrawerContext, type RowWalk } from './state/drawer-context.ts';
import { pressesInRow, pressInRow, stepRow } from './state/focused-row.ts';
import { asksForOneDay, findListPeriod, timeless } from './state/list-time.ts';
import { editParameter } from './state/own-search-params.ts';
import { trashPageWithin } from './trash-address.ts';
import './time/time.css';
import './list-page.css';
import type { Within } from '../core/within.ts';
import { ImportButton } from './imports/import-button.tsx';
import { ListBody } from './list-body.tsx';
import { useListPrint } from './print/use-list-print.ts';
import { useColumns } from './state/use-columns.ts';
import { countText, usePlainList, useRecordList } from './state/use-record-list.ts';
import { useSelection } from './state/use-selection.ts';
import { useShownResource } from './state/use-shown-resource.ts';

const PrintedList = lazyPart(
  async () => (await import('./print/printed-list.tsx')).PrintedList,
  ({ onEnd }) => onEnd(),
);
const FoundElsewhere = lazyPart(async () => (await import('./time/found-elsewhere.tsx')).FoundElsewhere);
const ShortcutSheet = lazyPart(
  async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet,
  ({ onClose }) => onClose(),
);
const TimeTabs = lazyPart(async () => (await import('./time/time-tabs.tsx')).TimeTabs);

export type ListHead = {
  /** How many rows there are, in words; undefined until it is known. */
  readonly count: string | undefined;
  /** Leads to a new record; null for those who may not make one. */
  readonly createLink: ReactNode;
  /** Leads to the deleted rows; null for those who may not delete. */
  readonly trashLink: ReactNode;
  /** The days of a list in time; undefined where a list is not read in days. */
  readonly times: ReactNode;
};

type ListFrameProps = EntityPageProps & {
  readonly within?: Within;
  /** Deleted rows instead of those that are there. */
  readonly isTrash?: boolean;
  readonly renderHead: (head: ListHead) => ReactNode;
};

/** Filters, rows and pages of an entity under a head that the place gives: a whole screen, or a tab of a record. */
export function ListFrame({ resource: declared, additions, within, isTrash = false, renderHead }: ListFrameProps): JSX.Element {
  const resource = useMemo(() => (isTrash ? timeless(declared) : declared), [declared, isTrash]);
  const words = useWords();
  const navigate = useNavigate();
  const list = useRecordList(resource, { within, isTrash });
  const shown = useShownResource(resource);
  const columns = useColumns(shown, within);
  const isPlain = usePlainList(list, within) && !isTrash;
  const selection = useSelection(list);
  const selected = selection.isEverything ? [] : selection.ids;
  const print = useListPrint(within === undefined && !isTrash);
  const actions = useBulkActions(resource, isTrash);
  const mayCreate = useMay(resource, 'create') && !isTrash;
  const mayDelete = useMay(resource, 'delete') && hasTrash(resource);
  const renderDrawer = useContext(DrawerContext);
  const mayEdit = useMay(resource, 'edit') && !isTrash && renderDrawer !== null;
  const [parameters] = useSearchParams();
  const edited = isTrash ? null : parameters.get(editParameter);
  const [walk, setWalk] = useState<RowWalk>();
  const [showsKeys, setShowsKeys] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const { noun } = words.labelsOf(resource);
  const { total } = list.controller;
  const createPage = createPageWithin(resource, within, list.filters);
  const stepOfTable = useRef<StepRows>(null);
  const step: StepRows = (by) => (stepOfTable.current === null ? stepRow(body.current, by) : stepOfTable.current(by));
  useShortcuts({
    ...pressesInRow(additions.listSlots?.pressedByKey),
    j: () => step(1),
    k: () => step(-1),
    '/': () => search.current?.focus(),
    '?': () => setShowsKeys(true),
    ...(mayCreate ? { n: () => void navigate(createPage) } : {}),
    ...(actions.length > 0 ? { x: () => pressInRow('[data-row-select]') } : {}),
    ...(mayEdit ? { e: () => pressInRow('[data-row-edit]') } : {}),
  });
  const createLink = mayCreate ? (
    // The one primary action of a record is to save it.
    <Link className={buttonClass(within === undefined ? 'primary' : 'secondary')} to={createPage}>
      <Icon name="plus" />
      <span className="list-action__name">{words.grammar.createAction(noun)}</span>
    </Link>
  ) : null;
  const trashLink =
    mayDelete && !isTrash ? (
      <Link className={buttonClass('plain')} to={trashPageWithin(resource, within)}>
        <Icon name="trash" />
        <span className="list-action__name">{words.bulk.trash.link}</span>
      </Link>
    ) : null;
  const period = findListPeriod(resource, list.filters);
  return (
    <ListContextProvider value={list.controller}>
      {renderHead({
        // A day says itself how many it has.
        count: period === undefined ? countText(words, resource, list) : undefined,
        createLink,
        trashLink: isPlain ? null : trashLink,
        times:
          resource.list.time === undefined ? undefined : (
            <div className="time-place" data-one-day={asksForOneDay(resource, list.filters)}>
              <Suspense>
                <TimeTabs resource={resource} list={list} />
              </Suspense>
            </div>
          ),
      })}
      <Panel padded={false}>
        {isPlain ? null : (
          <FilterBar
            {...{ within, isTrash, list, columns, search }}
            resource={shown}
            whole={resource}
            selection={actions.length === 0 ? undefined : selection}
            selected={selected}
            onPrint={print.begin}
            onKeys={() => setShowsKeys(true)}
            onRows={() => {
              search.current?.blur();
              step(1);
            }}
          />
        )}
        {actions.length === 0 ? null : (
          <BulkBar
            {...{ resource, additions, actions, selection }}
            rows={list.rows}
            total={total ?? 0}
            isMore={list.isMore}
            filter={within === undefined ? list.filters : { ...list.filters, [within.name]: within.id }}
            // The bar goes with the selection, and the focus would go with it.
            onDone={() => body.current?.focus()}
          />
        )}
        <div ref={body} tabIndex={-1} className="list-body">
          {period === undefined || textOf(list.filters['q']) === '' || list.rows.length === 0 ? null : (
            <Suspense>
              <FoundElsewhere {...{ resource, list, period }} />
            </Suspense>
          )}
          <ListBody
            {...{ additions, list, isTrash, createLink, isPlain }}
            resource={shown}
            isEditedInDrawer={mayEdit}
            step={stepOfTable}
            edited={edited === null ? undefined : Number(edited)}
            onWalk={setWalk}
            columns={
              isTrash
                ? withTrashColumns(
                    words,
                    columns.chosen,
                    linkColumn(
                      shown,
                      columns.chosen.map(({ name }) => name),
                    ),
                  )
                : columns.chosen
            }
            selection={actions.length === 0 ? undefined : selection}
          />
        </div>
      </Panel>
      {print.isPrinting ? (
        <Suspense>
          <PrintedList {...{ resource, additions, within, list, selected }} columns={columns.chosen} onEnd={print.end} />
        </Suspense>
      ) : null}
      {within === undefined || isTrash ? null : (
        <div className={isPlain ? 'list-foot' : undefined}>
          {isPlain ? trashLink : null}
          <ImportButton {...{ resource, within, list }} look={isPlain ? 'named' : 'hidden'} />
        </div>
      )}
      {showsKeys ? (
        <Suspense>
          <ShortcutSheet {...{ additions, mayCreate, mayEdit }} maySelect={actions.length > 0} onClose={() => setShowsKeys(false)} />
        </Suspense>
      ) : null}
      {edited === null || list.controller.isPending ? null : renderDrawer?.({ resource, additions, asked: edited, rows: list.rows, walk })}
    </ListContextProvider>
  );
}
