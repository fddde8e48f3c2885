import type { JSX } from 'react';
import { daysBetween } from '../../../../contract/rules/opening/calendar-days.ts';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { useWords } from '../../../crud/core/words.ts';
import { dayName, hoursText, shortReason } from '../days/day-words.ts';
import type { ReportedDay } from '../days/use-days.ts';
import { useOpening } from '../days/use-opening.ts';

/** When the store is open today, tomorrow and on the next days that differ, an exception and a public holiday; and which rule says so. */
export function ComingDays({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const { standing } = words;
  const { day, today, tomorrow, exception, holiday, failed } = useOpening(storeId);
  const waits = failed === undefined ? '…' : standing.unread;
  const named = (name: string, told: ReportedDay | undefined): string =>
    told === undefined ? name : `${name}, ${dayName(words, told.day)}`;
  const hours = (told: ReportedDay | undefined): string => (told === undefined ? waits : hoursText(words, told.intervals));
  const reason = (told: ReportedDay | undefined): string => (told === undefined ? '' : shortReason(words, told));
  const left = (told: ReportedDay): string => overview.inDays(daysBetween(day, told.day).length - 1);
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
