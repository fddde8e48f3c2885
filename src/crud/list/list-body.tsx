import { type JSX, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { DataTable, type DataTableProps, type RowMark, type TableRow } from '../../ui/table/data-table.tsx';
import type { Column, StepRows } from '../../ui/table/rows-and-columns.ts';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import type { Additions } from '../core/additions/additions.ts';
import { useAccess } from '../core/additions/use-access.ts';
import { formatInstant, formatMoment } from '../core/format.ts';
import { idOf, isNothing, type Row, textOf } from '../core/row.ts';
import { useNarrow } from '../core/use-narrow.ts';
import { useWords, type Words } from '../core/words.ts';
import { isShortText, listedCell } from '../fields/cells/cells.tsx';
import { representationOf, rowNameOf } from '../fields/references/represent.ts';
import { useInline } from './inline/use-inline.tsx';
import { ListPager } from './list-pager.tsx';
import { FailedRows, NoRows } from './no-rows.tsx';
import { OpenDrawer } from './open-drawer.tsx';
import { RestoreButton } from './restore-button.tsx';
import { deletedAt, deletedBy, linkColumn } from './state/columns.ts';
import type { RowWalk } from './state/drawer-context.ts';
import { hourField } from './state/list-time.ts';
import { keptSortOf, pressSort } from './state/sort-keys.ts';
import type { RecordList } from './state/use-record-list.ts';
import type { Selection } from './state/use-selection.ts';

const NowMark = lazyPart(async () => (await import('./time/use-now-mark.tsx')).NowMark);
const fetchPhoneRows = () => import('./phone-rows.tsx');
const PhoneRows = lazyPart(async () => (await fetchPhoneRows()).PhoneRows);
const ContinuousList = lazyPart(async () => (await import('./virtual-list/continuous-list.tsx')).ContinuousList);

type ListBodyProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly list: RecordList;
  readonly columns: readonly Column[];
  readonly createLink: ReactNode;
  readonly isTrash: boolean;
  /** Few rows, all of them in sight: there are no pages to go through. */
  readonly isPlain: boolean;
  /** Whether rows open next to the list, to be edited there. */
  readonly isEditedInDrawer: boolean;
  /** Undefined where nothing can be done with many rows. */
  readonly selection: Selection | undefined;
  /** Set by a table that has more rows than the page. */
  readonly step: RefObject<StepRows | null>;
  /** The record that is edited next to the list. */
  readonly edited: number | undefined;
  /** Called by a table that has more rows than the page, with the rows around the edited one; with undefined when it goes. */
  readonly onWalk: (walk: RowWalk | undefined) => void;
};

/** The rows, or what to do when there are none. */
export function ListBody(props: ListBodyProps): JSX.Element {
  const { resource, additions, list, columns, createLink, isTrash, isPlain, isEditedInDrawer, selection, step, edited, onWalk } = props;
  const words = useWords();
  const narrow = useNarrow();
  const { controller, flow } = list;
  const access = useAccess(resource, additions);
  const { page, perPage } = controller;
  const queryKey = JSON.stringify([list.filters, list.sortKeys, page, perPage]);
  // On a phone a row opens its record: its two lines have no room to write in.
  const { rows, isOpen, aroundOf } = useInline({ resource, additions, rows: list.rows, access, queryKey, isOff: isTrash || narrow });
  useEffect(() => {
    if (narrow) void fetchPhoneRows().catch(() => undefined);
  }, [narrow]);
  const link = linkColumn(
    resource,
    columns.map((column) => column.name),
  );
  const hour = hourField(resource, list.filters);
  const tableRowOf = useCallback(
    (row: Row) => ({
      ...tableRow({ resource, additions, words, isTrash, link, narrow, hour }, row),
      ...(isTrash
        ? {}
        : actionOf({ resource, additions, narrow, isEditedInDrawer: isEditedInDrawer && access(row).readOnly === undefined }, row)),
    }),
    [resource, additions, words, isTrash, isEditedInDrawer, access, link, narrow, hour],
  );
  // Kept as they are while the next ones are asked for, so that nothing of them is rendered again.
  const ready = useMemo(() => rows.map((row) => ({ ...tableRowOf(row), around: aroundOf(row) })), [rows, tableRowOf, aroundOf]);
  const [mark, setMark] = useState<RowMark>();
  // What is being typed stays, whatever becomes of the list around it.
  const isKept = isOpen || (flow.isContinuous && rows.length > 0);
  if (controller.error != null && !isKept) return <FailedRows resource={resource} list={list} />;
  if (controller.isPending) return <TableSkeleton label={words.list.loading} columns={columns} />;
  if (rows.length === 0) return <NoRows {...{ resource, additions, list, isTrash, createLink }} />;
  const shared = {
    columns,
    linkColumn: link,
    selection,
    mark,
    stale: controller.isPlaceholderData === true,
  };
  const label = words.list.tableOf(words.labelsOf(resource).page);
  const actionLabel = isTrash || isEditedInDrawer || additions.listSlots?.RowTools !== undefined ? words.list.actions : undefined;
  const tableProps = { ...shared, ...sortOf(list, words), caption: label, actionLabel };
  if (flow.isContinuous && !isPlain) {
    return (
      <Suspense fallback={<TableSkeleton label={words.list.loading} columns={columns} />}>
        <ContinuousList {...tableProps} {...{ resource, additions, list, tableRowOf, access, isTrash, step, edited, onWalk }} />
      </Suspense>
    );
  }
  const end = page * perPage;
  const isLast = end >= (controller.total ?? end);
  return (
    <>
      {resource.list.time === undefined ? null : (
        <Suspense>
          <NowMark {...{ resource, list }} page={{ rows, isFirst: page === 1, isLast }} onMark={setMark} />
        </Suspense>
      )}
      {narrow ? (
        <Suspense fallback={<TableSkeleton label={words.list.loading} columns={columns} />}>
          <PhoneRows {...{ resource, isTrash, label, selection }} rows={ready} stale={shared.stale} mark={shared.mark} />
        </Suspense>
      ) : (
        <DataTable {...tableProps} rows={ready} />
      )}
      {isPlain ? null : <ListPager list={list} />}
    </>
  );
}

type ActionsOf = Pick<Shown, 'resource' | 'additions' | 'narrow'> & { readonly isEditedInDrawer: boolean };

/** What can be done with a row at its end. */
function actionOf({ resource, additions, narrow, isEditedInDrawer }: ActionsOf, row: Row): Pick<TableRow, 'action'> {
  const RowTools = narrow ? undefined : additions.listSlots?.RowTools;
  if (RowTools === undefined && !isEditedInDrawer) return {};
  const edit = isEditedInDrawer ? <OpenDrawer resource={resource} row={row} /> : null;
  if (RowTools === undefined) return { action: edit };
  return {
    action: (
      <div className="table__tools">
        <Suspense fallback={null}>
          <RowTools record={row} additions={additions} />
        </Suspense>
        {edit}
      </div>
    ),
  };
}

/** How the heads of a table say and change the order of the list. */
function sortOf({ sortKeys, controller }: RecordList, words: Words): Pick<DataTableProps, 'sortOf' | 'onSort' | 'placeLabel'> {
  return {
    sortOf: (name) => {
      const at = sortKeys.findIndex((key) => key.field === name);
      const key = sortKeys[at];
      return key === undefined ? undefined : { place: at + 1, of: sortKeys.length, order: key.order };
    },
    onSort: (name, adding) => controller.setSort(keptSortOf(pressSort(sortKeys, name, adding))),
    placeLabel: ({ place, order }) => words.list.sortPlace(place, order === 'DESC'),
  };
}

type Shown = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly words: Words;
  readonly isTrash: boolean;
  /** The column that carries the link to the row. */
  readonly link: string | undefined;
  readonly narrow: boolean;
  /** The instant of which the hour is enough, because all rows are of one day. */
  readonly hour: string | undefined;
};

function tableRow({ resource, additions, words, isTrash, link, narrow, hour }: Shown, row: Row): TableRow {
  return {
    key: idOf(row),
    href: isTrash ? undefined : recordPageOf(resource, row),
    selectLabel: words.list.selectRow(rowNameOf(words, resource, row)),
    ...(isTrash ? { action: <RestoreButton resource={resource} row={row} /> } : {}),
    isNothingIn: (name) =>
      isNothing(row[name]) &&
      additions.fields?.[name]?.absent === undefined &&
      ![undefined, 'computed'].includes(fieldOf(resource, name)?.kind),
    cell: (name) => {
      const field = fieldOf(resource, name);
      if (name === deletedAt) return <time className="nowrap">{formatInstant(textOf(row[name]))}</time>;
      if (name === deletedBy) return textOf(row[name]) === '' ? words.form.empty : textOf(row[name]);
      if (name === hour) return <time dateTime={textOf(row[name])}>{formatInstant(textOf(row[name])).slice(-5)}</time>;
      const own = additions.fields?.[name];
      const isMarked = own?.tones?.[textOf(row[name])] !== undefined;
      const isAbsent = own?.absent !== undefined && isNothing(row[name]);
      if (name === resource.represent && !isMarked && !isAbsent) {
        const text = representationOf(words, resource, row);
        return isShortText(field) ? <span className="nowrap">{text}</span> : text;
      }
      if (narrow && field?.kind === 'instant' && own?.cell === undefined && !isNothing(row[name])) {
        // There is no room for the day of today.
        return <time dateTime={textOf(row[name])}>{formatMoment(textOf(row[name]), new Date())}</time>;
      }
      return field === undefined
        ? null
        : // On a phone a press anywhere in the row opens it.
          listedCell(field, { resource, additions, words, row, name, value: row[name], isInLink: narrow || (!isTrash && name === link) });
    },
  };
}
