import { useDataProvider } from 'ra-core';
import { type JSX, useEffect, useRef } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { filterKey } from '../../fields/filters/field-filter.ts';
import { useClock } from '../../vocabulary/clock.ts';
import { useWords } from '../../vocabulary/words.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { followsToday } from './use-now-mark.tsx';

type GoToNowProps = { readonly resource: AnyResource; readonly list: RecordList };

const lineMilliseconds = 50;

/** Scrolls to the line at now, because the list of today starts with the morning. Changes the page where the line is on another one. */
export function GoToNow({ resource, list }: GoToNowProps): JSX.Element | null {
  const { dates } = useWords();
  const now = useClock();
  const dataProvider = useDataProvider();
  // The page that the line is looked for on, until its rows have come.
  const sought = useRef<number>(undefined);
  const { controller, filters, sortKeys, flow } = list;
  const { page, perPage, total = 0, isPlaceholderData } = controller;
  useEffect(() => {
    if (sought.current !== page || isPlaceholderData === true) return undefined;
    sought.current = undefined;
    // The line comes a moment after the rows that it lies between.
    const timer = setTimeout(showLine, lineMilliseconds);
    return () => clearTimeout(timer);
  }, [isPlaceholderData, page]);
  const { time } = resource.list;
  const [first] = sortKeys;
  if (time === undefined || first === undefined || flow.isContinuous || total === 0 || !followsToday(resource, list)) return null;
  const go = async (): Promise<void> => {
    if (showLine()) return;
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
    controller.setPage(target);
  };
  return <IconButton icon="clock" label={dates.goToNow} onClick={go} />;
}

/** Whether the line is on the page that is shown. */
function showLine(): boolean {
  const line = document.querySelector('.row-mark__line');
  line?.scrollIntoView({ block: 'center' });
  return line !== null;
}
