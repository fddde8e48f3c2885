import type { JSX } from 'react';
import type { ReportSchedule } from '../../../../contract/operations/report-answer.ts';
import { formatInstant } from '../../../../contract/rules/time/shown-time.ts';
import { type ReportWordsOf, useReportWords } from '../words/report-words.ts';

/** When a template is sent next, what became of the last time, and who did not get it. */
export function TemplateSchedule({ schedule }: { readonly schedule: ReportSchedule }): JSX.Element {
  const { sending: words } = useReportWords();
  const { paused, next_at, last } = schedule;
  const addressesIn = (states: readonly string[]): string =>
    (last?.letters ?? []).flatMap(({ recipient, state }) => (states.includes(state) ? [recipient] : [])).join(', ');
  const [waiting, undelivered] = [addressesIn(['waiting']), addressesIn(['failed', 'bounced', 'withheld'])];
  return (
    <div className="report__schedule">
      <p>{[timesOf(schedule, words), ...(next_at === null ? [] : [words.next(formatInstant(next_at))])].join(', ')}</p>
      {paused === null ? null : <p className="report__schedule-fault">{words.pauses[paused]}</p>}
      {last === null ? null : <p>{words.last(formatInstant(last.due_at), words.results[last.result])}</p>}
      {waiting === '' ? null : <p>{words.onTheWay(waiting)}</p>}
      {undelivered === '' ? null : <p className="report__schedule-fault">{words.undelivered(undelivered)}</p>}
    </div>
  );
}

function timesOf({ rhythm, weekday, day, time }: ReportSchedule, words: ReportWordsOf['sending']): string {
  const hour = time.replace(/^0(?=\d)/u, '');
  if (rhythm === 'week') return words.weekly(weekday ?? 0, hour);
  return rhythm === 'month' ? words.monthly(day ?? 1, hour) : words.daily(hour);
}
