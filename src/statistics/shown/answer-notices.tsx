import type { JSX } from 'react';
import { isByHour, periodWithWeekdays } from '../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../contract/operations/statistics-answer.ts';
import { hasFewDays } from '../../../contract/rules/statistics/change.ts';
import { hasOtherWeekdays, type Question } from '../../../contract/rules/statistics/question.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { useStatisticsWords } from '../statistics-words.ts';

type AnswerNoticesProps = {
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly misread: readonly string[];
  /** Asks the same with another comparison. */
  readonly onCompare?: (compared: Question['compared']) => void;
};

/** What has to be known of an answer before it is believed. */
export function AnswerNotices({ answer, question, misread, onCompare }: AnswerNoticesProps): JSX.Element | null {
  const all = useStatisticsWords();
  const { notices } = all.screens;
  const {
    compared_period: compared,
    is_unfinished,
    is_current,
    left_out_stores: leftOut,
    left_out_services: services,
    days,
    working_hours: hours,
  } = answer;
  const texts = [
    ...(compared === null ? [] : [notices.comparedWith(periodWithWeekdays(answer.period, all), periodWithWeekdays(compared, all))]),
    ...(is_unfinished && compared !== null ? [notices.unfinished] : []),
    ...(is_current ? [] : [notices.notCurrent(answer.uncounted_days)]),
    ...(hours === null ? [] : [notices.workingHours(hours.from, hours.to)]),
    ...(services.length === 0 ? [] : [notices.leftOutServices(services.length)]),
    ...(isByHour(question.by) ? [notices.hours] : []),
    ...(question.values.includes('peak') && question.by !== 'store' ? [notices.peak] : []),
  ];
  const wrong = [
    ...(leftOut.length === 0 ? [] : [notices.leftOut(leftOut.length)]),
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
      {days === null || !hasFewDays(days) ? null : (
        <MendedNotice
          text={notices.fewDays(days.compared, days.counted)}
          press={notices.notCompared}
          onPress={onCompare === undefined ? undefined : () => onCompare(null)}
        />
      )}
      {compared === null || !hasOtherWeekdays(question, answer.period, compared) ? null : (
        <OtherWeekdays onWeekdays={onCompare === undefined ? undefined : () => onCompare('weekdays_year_ago')} />
      )}
      {texts.length === 0 ? null : <p className="statistics-said">{texts.join(' ')}</p>}
    </>
  );
}

/** Different weekdays are compared, and one press compares the same ones. */
export function OtherWeekdays({ onWeekdays }: { readonly onWeekdays: (() => void) | undefined }): JSX.Element {
  const { notices } = useStatisticsWords().screens;
  return <MendedNotice text={notices.otherWeekdays} press={notices.sameWeekdays} onPress={onWeekdays} />;
}

type MendedNoticeProps = { readonly text: string; readonly press: string; readonly onPress: (() => void) | undefined };

/** What makes a comparison say little, with the press that asks better. */
function MendedNotice({ text, press, onPress }: MendedNoticeProps): JSX.Element {
  return (
    <div className="statistics-notice">
      <Notice tone="warning">
        <p>{text}</p>
        {onPress === undefined ? null : <Button onClick={onPress}>{press}</Button>}
      </Notice>
    </div>
  );
}
