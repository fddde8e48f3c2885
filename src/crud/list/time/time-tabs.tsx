import { useDataProvider, useEvent } from 'ra-core';
import { type JSX, useEffect, useRef } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { passCutRows } from '../../../ui/table/pass-cut-rows.ts';
import { useClock, useFromClock } from '../../core/clock.ts';
import { formatNumber } from '../../core/format.ts';
import { isRow } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { filterKey } from '../../fields/filters/field-filter.ts';
import { findListPeriod, usualFilter } from '../state/list-time.ts';
import { searchOfList } from '../state/own-search-params.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { searchOfPage, searchOfPeriod } from './period-search.ts';
import { goesThroughNow } from './use-now-mark.tsx';
import './time.css';

type GoToNowProps = { readonly resource: AnyResource; readonly list: RecordList };

const lineMilliseconds = 50;
/** A line that comes later would move the list under the hand. */
const mostMilliseconds = 3000;
/** A line below this share of the window has too few of the coming rows under it. */
const inSightShare = 0.7;

/**
 * Scrolls to the line at now, because the list of today starts with the morning and that of the week with Monday. Changes the page where
 * the line is on another one. A list that is opened goes there at once; one that is returned to stays where it was.
 */
function GoToNow({ resource, list }: GoToNowProps): JSX.Element | null {
  const { dates } = useWords();
  const now = useClock();
  const navigate = useNavigate();
  const { search } = useLocation();
  const dataProvider = useDataProvider();
  // The page that the line is looked for on, until its rows have come.
  const sought = useRef<number>(undefined);
  const { controller, filters, sortKeys, flow } = list;
  const { page, perPage, total = 0, isPlaceholderData = false } = controller;
  useEffect(() => {
    if (sought.current !== page || isPlaceholderData) return undefined;
    sought.current = undefined;
    return onceDrawn(showLine);
  }, [isPlaceholderData, page]);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);
  const { time } = resource.list;
  const [first] = sortKeys;
  const isHere = time !== undefined && first !== undefined && !flow.isContinuous && total > 0 && goesThroughNow(resource, list);
  const isStillAt = useEvent((asked: string) => asked === search);
  const go = useEvent(async (isOpening: boolean): Promise<void> => {
    if (!isHere || (isOpening ? showUnseenLine() : showLine())) return;
    const asked = search;
    const begun = await dataProvider.getList(prefixOf(resource), {
      // Of the answer only the total is wanted.
      pagination: { page: 1, perPage: 1 },
      sort: first,
      filter: { ...filters, [filterKey(time.field, 'lte')]: now().toISOString() },
    });
    // Otherwise a person who went to another day meanwhile would be taken back.
    if (!isStillAt(asked)) return;
    const count = Math.min(begun.total ?? 0, total - 1);
    const target = Math.floor(count / perPage) + 1;
    if (target === page) {
      waiting.current = onceDrawn(isOpening ? showUnseenLine : showLine);
      return;
    }
    sought.current = target;
    // The way back leads to where the list was opened from.
    void navigate({ search: searchOfPage(list, search, target) }, { replace: true });
  });
  useOpening(findListPeriod(resource, filters), !isPlaceholderData && total > 0, go);
  return isHere ? <IconButton icon="clock" label={dates.goToNow} onClick={() => go(false)} /> : null;
}

/** Whether a list went to now since the document was loaded. Until then there is no place to return to: a reload begins at the top. */
let hasOpened = false;

/** Goes to now once the rows of an opened list have come. A list that is returned to stays where it was, and so does one with a page in its address. */
function useOpening(period: string | undefined, isReady: boolean, go: (isOpening: boolean) => Promise<void>): void {
  const { key, search } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop && key !== 'default';
  const opened = useRef<string>(undefined);
  const open = useEvent(() => {
    opened.current = period ?? '';
    const isReturn = isPop && hasOpened;
    hasOpened = true;
    if (!isReturn && !new URLSearchParams(search).has('page')) void go(true);
  });
  useEffect(() => {
    if (!isReady || opened.current === (period ?? '')) return undefined;
    const timer = setTimeout(open, lineMilliseconds);
    return () => clearTimeout(timer);
  }, [period, isReady, open]);
}

/** Whether the line is on the page that is shown. */
function showLine(): boolean {
  const line = lineShown();
  if (line === null) return false;
  line.scrollIntoView({ block: 'center' });
  passCutRows();
  return true;
}

/** The same, but a line that is in sight stays where it is. */
function showUnseenLine(): boolean {
  const line = lineShown();
  if (line === null) return false;
  return line.getBoundingClientRect().bottom <= window.innerHeight * inSightShare || showLine();
}

/** Shows the line once it is drawn: it comes after the rows that it lies between, the first time with a script of its own. */
function onceDrawn(show: () => boolean): () => void {
  const observer = new MutationObserver(() => {
    if (lineShown() === null) return;
    stop();
    show();
  });
  const timer = setTimeout(stop, mostMilliseconds);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  if (show()) stop();
  else observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

const lineShown = (): Element | null => document.querySelector('.row-mark__line');

type TimeTabsProps = { readonly resource: AnyResource; readonly list: RecordList };

/** The periods of a list in time, each with the number of its rows under the other filters, and all days behind them. */
export function TimeTabs({ resource, list }: TimeTabsProps): JSX.Element | null {
  const words = useWords();
  const search = useDefaultPeriod(resource, list);
  const today = useFromClock(localDay);
  const { refetch } = list.controller;
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    // At midnight each period is made of other days, and nothing has changed in the rows.
    shown.current = today;
    void refetch();
  }, [today, refetch]);
  const { time } = resource.list;
  if (time === undefined) return null;
  const facets: unknown = list.controller.meta?.facets;
  const counts = isRow(facets) ? facets[time.field] : undefined;
  const countOf = (period: RelativePeriod): string | undefined => {
    const count = isRow(counts) ? counts[period] : undefined;
    return typeof count === 'number' ? formatNumber(count, words.language) : undefined;
  };
  const chosen = findListPeriod(resource, list.filters);
  const tab = (period: RelativePeriod | undefined, label: string, count?: string): JSX.Element => (
    <Link
      key={period ?? 'all'}
      className="time-tabs__tab"
      to={{ search: searchOfPeriod(resource, { list, period, search }) }}
      aria-current={period === chosen ? 'true' : undefined}
      preventScrollReset
    >
      {label}
      {count === undefined ? null : <span className="time-tabs__count"> {count}</span>}
    </Link>
  );
  return (
    <>
      <nav className="time-tabs" aria-label={fieldLabel(words, resource, time.field)}>
        {time.periods.map((period) => tab(period, words.list.periodTabs[period] ?? words.dates[period], countOf(period)))}
        {tab(undefined, words.list.any)}
      </nav>
      <GoToNow {...{ resource, list }} />
    </>
  );
}

/**
 * Writes the period on which a list opens into an address that says nothing, and returns the address. Without it the way back from
 * another day would lead to an address that is shown as the list was left: on that other day.
 */
function useDefaultPeriod(resource: AnyResource, list: RecordList): string {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isUsual = JSON.stringify(list.filters) === JSON.stringify(usualFilter(resource));
  const text =
    isUsual && searchOfList(search) === ''
      ? searchOfPeriod(resource, { list, search, period: findListPeriod(resource, list.filters) })
      : search;
  useEffect(() => {
    if (text !== search) void navigate({ search: text, hash }, { replace: true, state, preventScrollReset: true });
  }, [text, search, hash, state, navigate]);
  return text;
}
