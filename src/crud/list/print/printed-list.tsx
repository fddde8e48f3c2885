import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { printing as czech } from '../../../../contract/messages/cs/console/lists/printing.ts';
import { printing as english } from '../../../../contract/messages/en/console/lists/printing.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { instantsOfPeriod } from '../../../../contract/rules/time/relative-period.ts';
import type { Column } from '../../../ui/table/rows-and-columns.ts';
import type { EntityPageProps } from '../../core/additions/additions.ts';
import { useClock } from '../../core/clock.ts';
import { formatDay, formatInstant } from '../../core/format.ts';
import { idOf, isNothing, isRow, type Row, textOf } from '../../core/row.ts';
import { useNotify } from '../../core/use-notify.ts';
import type { Within } from '../../core/within.ts';
import { fieldLabel, useWords, wordsHook } from '../../core/words.ts';
import { listedCell } from '../../fields/cells/cells.tsx';
import { periodText } from '../../fields/filters/period-text.ts';
import { ReferenceName } from '../../fields/references/reference-name.tsx';
import { representationOf } from '../../fields/references/represent.ts';
import { composedChip } from '../filter-builder/composed-chip.tsx';
import { findListPeriod } from '../state/list-time.ts';
import { useFilterChips } from '../state/use-filter-chips.tsx';
import type { RecordList } from '../state/use-record-list.ts';
import './printed-list.css';
import { usePaper } from './use-paper.ts';

const nothing = (): void => undefined;

/** What narrows the list, in words. */
function PrintedFilters({ resource, filters }: { readonly resource: AnyResource; readonly filters: Row }): JSX.Element {
  const words = useWords();
  const texts = usePrintWords();
  const chips = [
    ...composedChip({ resource, words, filters, onFilters: nothing, onEdit: nothing }),
    ...useFilterChips(resource, filters, nothing),
  ];
  const sought = textOf(filters['q']);
  const period = usePeriod(resource, filters);
  if (chips.length === 0 && sought === '' && period === undefined) return <p>{texts.unfiltered}</p>;
  return (
    <ul aria-label={words.list.filters}>
      {period === undefined ? null : <li>{period}</li>}
      {sought === '' ? null : <li>{texts.sought(sought)}</li>}
      {chips.map(({ key, label, value }) => (
        <li key={key}>
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}

/** The days of the list, which its tabs say on a screen: on paper "today" is read on another day. */
function usePeriod(resource: AnyResource, filters: Row): string | undefined {
  const words = useWords();
  const now = useClock();
  const period = findListPeriod(resource, filters);
  const { time } = resource.list;
  if (period === undefined || time === undefined) return undefined;
  const { from, until } = instantsOfPeriod(period, now());
  const [first, last] = [localDay(from), localDay(new Date(until.getTime() - 1))];
  const days = first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
  return `${fieldLabel(words, resource, time.field)}: ${periodText(words, period)}, ${days}`;
}

/** One answer of the API, and about 25 sheets: anyone who needs more takes a file. */
const mostPrinted = paging.maximalSize;
/** More columns than this are on a sheet that lies on its side. */
const mostUpright = 6;

type PrintedListProps = EntityPageProps & {
  readonly within: Within | undefined;
  readonly list: RecordList;
  readonly columns: readonly Column[];
  /** Identifiers of rows that were selected one by one; none prints what the filters find. */
  readonly selected: readonly number[];
  readonly onEnd: () => void;
};

/** The list on paper: whole, whatever part of it the screen has read. It is read, drawn and handed to the browser, and goes again. */
export function PrintedList({ resource, additions, within, list, columns, selected, onEnd }: PrintedListProps): JSX.Element | null {
  const words = useWords();
  const texts = usePrintWords();
  const notify = useNotify();
  const provider = useDataProvider();
  const now = useClock();
  const [at] = useState(() => formatInstant(now().toISOString()));
  const sheet = useRef<HTMLDivElement>(null);
  const { sort, filter, filterValues } = list.controller;
  const chosen = selected.length === 0 ? {} : { id_in: selected.slice(0, mostPrinted) };
  const params = {
    pagination: { page: 1, perPage: mostPrinted },
    sort,
    filter: { ...filterValues, ...filter, ...chosen },
    // On paper it is said how many there are.
    meta: { ...list.meta, isBounded: false },
  };
  const { data, isError } = useQuery({
    queryKey: ['print', resource.name, params],
    queryFn: async ({ signal }) => {
      const { data: rows, total } = await provider.getList(prefixOf(resource), { ...params, signal });
      return { rows: rows.filter(isRow), total: selected.length > 0 ? selected.length : (total ?? rows.length) };
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => notify(texts.preparing, 'info', undefined, { isPassing: true }), [notify, texts]);
  useEffect(() => {
    if (!isError) return;
    notify(texts.failed, 'error');
    onEnd();
  }, [isError, notify, texts, onEnd]);
  usePaper(sheet, data !== undefined, onEnd);
  if (data === undefined) return null;
  const { rows, total } = data;
  const { noun, page } = words.labelsOf(resource);
  return createPortal(
    <div ref={sheet} className={columns.length > mostUpright ? 'printed-list printed-list--wide' : 'printed-list'}>
      <h1>{page}</h1>
      <Owner resource={resource} within={within} />
      <p>
        <strong>{selected.length > 0 ? words.grammar.selected(noun, total) : words.grammar.count(noun, total)}</strong>
        {rows.length < total ? ` ${texts.onlyFirst(words.grammar.number(rows.length), words.grammar.number(total))}` : ''}
      </p>
      <PrintedFilters resource={resource} filters={list.filters} />
      <p>{texts.printedAt(at)}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, label, numeric }) => (
              <th key={name} scope="col" className={numeric ? 'printed-list__number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ name, numeric }) => (
                <td key={name} className={numeric ? 'printed-list__number' : undefined}>
                  <Cell {...{ resource, additions, row, name }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

/** The record that the rows belong to. */
function Owner({ resource, within }: Pick<PrintedListProps, 'resource' | 'within'>): JSX.Element | null {
  const field = within === undefined ? undefined : fieldOf(resource, within.name);
  if (within === undefined || field?.kind !== 'reference') return null;
  return (
    <p>
      <ReferenceName target={field.target} id={within.id} plain />
    </p>
  );
}

type CellProps = EntityPageProps & { readonly row: Row; readonly name: string };

function Cell({ resource, additions, row, name }: CellProps): JSX.Element | null {
  const words = useWords();
  const field = fieldOf(resource, name);
  if (field === undefined) return null;
  const own = additions.fields?.[name];
  const isMarked = own?.tones?.[textOf(row[name])] !== undefined;
  const isAbsent = own?.absent !== undefined && isNothing(row[name]);
  if (name === resource.represent && !isMarked && !isAbsent) return <>{representationOf(words, resource, row)}</>;
  return <>{listedCell(field, { resource, additions, words, row, name, value: row[name] })}</>;
}

/** Words of printed lists: they are fetched when one is printed. */
const usePrintWords = wordsHook(czech, english);
