import { useDataProvider, useEvent } from 'ra-core';
import { type JSX, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useClock } from '../../core/clock.ts';
import { useWords } from '../../core/words.ts';
import { filterKey } from '../../fields/filters/field-filter.ts';
import { periodIn } from '../state/list-time.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { searchOfPage } from './period-search.ts';
import { goesThroughNow } from './use-now-mark.tsx';

type GoToNowProps = { readonly resource: AnyResource; readonly list: RecordList };

const lineMilliseconds = 50;
/** A line below this share of the window has too few of the coming rows under it. */
const inSightShare = 0.7;

/**
 * Scrolls to the line at now, because the list of today starts with the morning and that of the week with Monday. Changes the page where
 * the line is on another one. A list that is opened goes there at once; one that is returned to stays where it was.
 */
export function GoToNow({ resource, list }: GoToNowProps): JSX.Element | null {
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
    // The line comes a moment after the rows that it lies between.
    const timer = setTimeout(showLine, lineMilliseconds);
    return () => clearTimeout(timer);
  }, [isPlaceholderData, page]);
  const { time } = resource.list;
  const [first] = sortKeys;
  const isHere = time !== undefined && first !== undefined && !flow.isContinuous && total > 0 && goesThroughNow(resource, list);
  const go = useEvent(async (isOpening: boolean): Promise<void> => {
    if (!isHere || (isOpening ? showUnseenLine() : showLine())) return;
    const begun = await dataProvider.getList(prefixOf(resource), {
      // Of the answer only the total is wanted.
      pagination: { page: 1, perPage: 1 },
      sort: first,
      filter: { ...filters, [filterKey(time.field, 'lte')]: now().toISOString() },
    });
    const count = Math.min(begun.total ?? 0, total - 1);
    const target = Math.floor(count / perPage) + 1;
    if (target === page) return;
    sought.current = target;
    // The way back leads to where the list was opened from.
    void navigate({ search: searchOfPage(list, search, target) }, { replace: true });
  });
  useOpening(periodIn(resource, filters), !isPlaceholderData && total > 0, go);
  return isHere ? <IconButton icon="clock" label={dates.goToNow} onClick={() => go(false)} /> : null;
}

/** Goes to now once the rows of an opened list have come. A list that is returned to stays where it was, and so does one with a page in its address. */
function useOpening(period: string | undefined, isReady: boolean, go: (isOpening: boolean) => Promise<void>): void {
  const { key, search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  const opened = useRef<string>(undefined);
  const open = useEvent(() => {
    opened.current = period ?? '';
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
  line?.scrollIntoView({ block: 'center' });
  return line !== null;
}

/** The same, but a line that is in sight stays where it is. */
function showUnseenLine(): boolean {
  const line = lineShown();
  if (line === null) return false;
  return line.getBoundingClientRect().bottom <= window.innerHeight * inSightShare || showLine();
}

const lineShown = (): Element | null => document.querySelector('.row-mark__line');
