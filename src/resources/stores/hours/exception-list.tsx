import { useGetList } from 'ra-core';
import { type JSX, useId } from 'react';
import { Link } from 'react-router';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf, recordPageOf } from '../../../../contract/derive/addresses.ts';
import { hoursOfDay } from '../../../../contract/rules/opening/day-hours.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { createPageWithin } from '../../../crud/record/record-context/create-page-within.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { hoursText, officeHoursWords, shortDay } from '../days/day-words.ts';
import { parseIntervals } from '../days/use-days.ts';
import { parsePlan, usePlans } from './use-plans.ts';

const exceptions = resourceNamed('opening-exceptions');
const whole = { page: 1, perPage: paging.maximalSize };

/** Single dates of a store that differ from its plans, the soonest first, with their hours; past ones folded. */
export function ExceptionList({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const texts = officeHoursWords(words).hours;
  const id = useId();
  const mayList = useMay(exceptions, 'list');
  const mayCreate = useMay(exceptions, 'create');
  const query = { filter: { store_id: storeId }, pagination: whole, sort: { field: 'day', order: 'ASC' } } as const;
  const { data, isPending, error, refetch } = useGetList(prefixOf(exceptions), query, { enabled: mayList, retry: false });
  const today = useFromClock(localDay);
  const rows: readonly unknown[] = data ?? [];
  const known = rows.filter(isRow);
  const coming = known.filter((row) => textOf(row['day']) >= today);
  const past = known.filter((row) => textOf(row['day']) < today).toReversed();
  return (
    <section aria-labelledby={id}>
      <div className="hours-tab__head">
        <h2 id={id}>
          {texts.exceptions} <span className="quiet">{coming.length > 0 ? coming.length : null}</span>
        </h2>
        {mayCreate ? (
          <Link className={buttonClass()} to={createPageWithin(exceptions, { name: 'store_id', id: storeId })}>
            <Icon name="plus" />
            {texts.addException}
          </Link>
        ) : null}
      </div>
      <Panel padded={false}>
        {isPending && mayList ? (
          <p className="exceptions__none" role="status">
            {texts.loading}
          </p>
        ) : null}
        {error === null ? null : (
          <EmptyState icon="alert" title={texts.failed} actions={<Button onClick={() => refetch()}>{texts.retry}</Button>}>
            {error.message}
          </EmptyState>
        )}
        {data !== undefined && coming.length === 0 ? <p className="exceptions__none quiet">{texts.noExceptions}</p> : null}
        <Rows rows={coming} {...{ storeId, today }} />
        {past.length === 0 ? null : (
          <details className="exceptions__past">
            <summary>{texts.pastExceptions(past.length)}</summary>
            <Rows rows={past} {...{ storeId, today }} />
          </details>
        )}
      </Panel>
    </section>
  );
}

type RowsProps = { readonly rows: readonly Row[]; readonly storeId: number; readonly today: string };

function Rows({ rows, storeId, today }: RowsProps): JSX.Element | null {
  const words = useWords();
  const texts = officeHoursWords(words).hours;
  const { rows: plans } = usePlans(storeId);
  if (rows.length === 0) return null;
  const sources = plans === undefined ? undefined : { plans: plans.map(parsePlan), exceptions: [], marks: [] };
  /** When it would be open without the exception; nothing until the plans are known. */
  const otherwise = (day: string): readonly string[] => {
    if (sources === undefined) return [];
    const { intervals } = hoursOfDay(day, sources);
    return [intervals.length === 0 ? texts.otherwiseClosed : texts.otherwise(hoursText(words, intervals))];
  };
  return (
    <ul className="exceptions">
      {rows.map((row) => {
        const [day, note] = [textOf(row['day']), textOf(row['note'])];
        return (
          <li key={idOf(row)}>
            <Link to={recordPageOf(exceptions, row)}>{shortDay(words, day, today)}</Link>
            <span>
              {hoursText(words, parseIntervals(row['intervals']))}
              <span className="quiet">{[...(note === '' ? [] : [note]), ...otherwise(day)].join(', ')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
