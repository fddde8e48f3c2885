import type { JSX } from 'react';
import { Link } from 'react-router';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, type Row } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { createPageWithin } from '../../../crud/record/record-context/create-page-within.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { HoursMonth } from '../calendar/hours-month.tsx';
import './week/hours.css';
import { daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { isBase, planOn } from '../../../../contract/rules/opening/plan-periods.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { dayName, hoursText, officeHoursWords, shortReason } from '../days/day-words.ts';
import type { ReportedDay } from '../days/use-days.ts';
import { useOpening } from '../days/use-opening.ts';
import { ExceptionList } from './exception-list.tsx';
import { PlanCard } from './plan-card.tsx';
import { parsePlan, usePlans } from './use-plans.ts';

const plans = resourceNamed('opening-plans');

/** When a store is open: the coming days, its weekly plans, written in their place, the single dates that differ, and the month. */
export function HoursTab({ record }: RecordSlotProps): JSX.Element {
  const words = officeHoursWords(useWords()).hours;
  const storeId = idOf(record);
  const mayCreate = useMay(plans, 'create');
  return (
    <div className="hours-tab">
      <ComingDays storeId={storeId} />
      <section aria-labelledby="hours-plans">
        <div className="hours-tab__head">
          <div>
            <h2 id="hours-plans">{words.plans}</h2>
            <p className="quiet">{words.plansHelp}</p>
          </div>
          {mayCreate ? (
            <Link className={buttonClass()} to={createPageWithin(plans, { name: 'store_id', id: storeId })}>
              <Icon name="plus" />
              {words.addPlan}
            </Link>
          ) : null}
        </div>
        <PlanList store={record} />
      </section>
      <div className="hours-tab__dates">
        <ExceptionList storeId={storeId} />
        <HoursMonth storeId={storeId} />
      </div>
    </div>
  );
}

/** When the store is open today, tomorrow and on the next days that differ, an exception and a public holiday; and which rule says so. */
function ComingDays({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const { storeStatus } = words;
  const { day, today, tomorrow, exception, holiday, failed } = useOpening(storeId);
  const waits = failed === undefined ? '…' : storeStatus.unread;
  const named = (name: string, reported: ReportedDay | undefined): string =>
    reported === undefined ? name : `${name}, ${dayName(words, reported.day)}`;
  const hours = (reported: ReportedDay | undefined): string => (reported === undefined ? waits : hoursText(words, reported.intervals));
  const reason = (reported: ReportedDay | undefined): string => (reported === undefined ? '' : shortReason(words, reported));
  const left = (reported: ReportedDay): string => overview.inDays(daysBetween(day, reported.day).length - 1);
  return (
    <dl className="coming-days">
      <div>
        <dt>{named(overview.today, today)}</dt>
        <dd>
          <strong>{hours(today)}</strong> <span className="quiet">{reason(today)}</span>
        </dd>
      </div>
      <div>
        <dt>{named(overview.tomorrow, tomorrow)}</dt>
        <dd>
          <strong>{hours(tomorrow)}</strong> <span className="quiet">{reason(tomorrow)}</span>
        </dd>
      </div>
      <div>
        <dt>{named(overview.nextException, exception)}</dt>
        {exception === undefined ? (
          <dd className="quiet">{today === undefined ? waits : overview.noNextException}</dd>
        ) : (
          <dd>
            <strong>{hours(exception)}</strong>{' '}
            <span className="quiet">
              {reason(exception)}, {left(exception)}
            </span>
          </dd>
        )}
      </div>
      {holiday === undefined && today !== undefined ? null : (
        <div>
          <dt>{named(overview.nextHoliday, holiday)}</dt>
          <dd>
            <strong>{hours(holiday)}</strong>{' '}
            <span className="quiet">{holiday === undefined ? '' : `${reason(holiday)}, ${left(holiday)}`}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The weekly plans of a store: the base plan open, dated ones folded but that of today, and those that ended folded together. */
function PlanList({ store }: { readonly store: Row }): JSX.Element {
  const words = useWords();
  const texts = officeHoursWords(words).hours;
  const { rows, error, retry } = usePlans(idOf(store));
  const today = useFromClock(localDay);
  if (error !== null) {
    return (
      <Panel>
        <EmptyState icon="alert" title={texts.failed} actions={<Button onClick={retry}>{texts.retry}</Button>}>
          {error.message}
        </EmptyState>
      </Panel>
    );
  }
  if (rows === undefined) return <p role="status">{texts.loading}</p>;
  if (rows.length === 0) {
    return (
      <Panel>
        <EmptyState icon="clock" title={texts.noPlans}>
          {texts.noPlansHelp}
        </EmptyState>
      </Panel>
    );
  }
  const current = planOn(today, rows.map(parsePlan))?.id;
  // The base plan first, the others as they come.
  const inOrder = rows.toSorted((one, other) => Number(!isBase(parsePlan(one))) - Number(!isBase(parsePlan(other))));
  const ended = inOrder.filter((row) => (parsePlan(row).valid_to ?? today) < today);
  return (
    <Panel padded={false}>
      <Plans shown={inOrder.filter((row) => !ended.includes(row))} {...{ store, current }} />
      {ended.length === 0 ? null : (
        <details className="plan-list__ended">
          <summary>{texts.ended(ended.length)}</summary>
          <Plans shown={ended} {...{ store, current }} />
        </details>
      )}
    </Panel>
  );
}

type PlansProps = { readonly shown: readonly Row[]; readonly store: Row; readonly current: number | undefined };

function Plans({ shown, store, current }: PlansProps): JSX.Element {
  return (
    <ul className="plan-list">
      {shown.map((row) => (
        <li key={idOf(row)}>
          <PlanCard plan={row} store={store} isCurrent={idOf(row) === current} />
        </li>
      ))}
    </ul>
  );
}
