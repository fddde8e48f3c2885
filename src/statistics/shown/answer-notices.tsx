import type { JSX } from 'react';
import { isByHour, periodName } from '../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../contract/operations/statistics-answer.ts';
import { fallOnOtherWeekdays, type Question } from '../../../contract/rules/statistics/question.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { useStatisticsWords } from '../statistics-words.ts';

type AnswerNoticesProps = { readonly answer: StatisticsAnswer; readonly question: Question; readonly misread: readonly string[] };

/** With fewer days than this part of the period, the compared one has no counts to compare with. */
const comparableShare = 0.8;

/** What has to be known of an answer before it is believed. */
export function AnswerNotices({ answer, question, misread }: AnswerNoticesProps): JSX.Element | null {
  const { notices } = useStatisticsWords().screens;
  const {
    compared_period: compared,
    is_unfinished,
    is_current,
    left_out_stores: leftOut,
    left_out_services: services,
    days,
    working_hours: hours,
  } = answer;
  const said = [
    ...(compared === null ? [] : [notices.comparedWith(periodName(compared))]),
    ...(is_unfinished && compared !== null ? [notices.unfinished] : []),
    ...(is_current ? [] : [notices.notCurrent(answer.uncounted_days)]),
    ...(question.by === 'day' && compared !== null && fallOnOtherWeekdays(answer.period, compared) ? [notices.otherWeekdays] : []),
    ...(hours === null ? [] : [notices.workingHours(hours.from, hours.to)]),
    ...(services.length === 0 ? [] : [notices.leftOutServices(services.length)]),
    ...(isByHour(question.by) ? [notices.hours] : []),
    ...(question.values.includes('peak') && question.by !== 'store' ? [notices.peak] : []),
  ];
  const wrong = [
    ...(leftOut.length === 0 ? [] : [notices.leftOut(leftOut.length)]),
    ...(days !== null && days.compared < days.counted * comparableShare ? [notices.fewDays(days.compared, days.counted)] : []),
    ...(answer.stopped_days === 0 ? [] : [notices.stopped(answer.stopped_days)]),
    ...(misread.length === 0 ? [] : [notices.misread(misread.join(', '))]),
  ];
  return (
    <>
      {wrong.map((text) => (
        <div key={text} className="statistics-notice">
          <Notice tone="warning">{text}</Notice>
        </div>
      ))}
      {said.length === 0 ? null : <p className="statistics-said">{said.join(' ')}</p>}
    </>
  );
}
