import type { JSX } from 'react';
import { askedLines } from '../../../contract/messages/statistics-asked.ts';
import type { StatisticsAnswer, StatisticsChoices } from '../../../contract/operations/statistics-answer.ts';
import type { Question } from '../../../contract/rules/statistics/question.ts';
import { useClock } from '../../crud/core/clock.ts';
import { useStatisticsWords } from '../statistics-words.ts';

type PrintedQuestionProps = {
  readonly answer: StatisticsAnswer;
  readonly question: Question;
  readonly choices: StatisticsChoices | undefined;
  /** Whether rows have different keys, which each part of the sheet says of itself. */
  readonly hasManyRows?: boolean;
};

/** What was asked, on paper alone: there are no fields on it. Files have the same lines. */
export function PrintedQuestion({ answer, question, choices, hasManyRows = false }: PrintedQuestionProps): JSX.Element | null {
  const words = useStatisticsWords();
  const clock = useClock();
  if (choices === undefined) return null;
  const lines = askedLines({ answer, question, choices, now: clock(), words });
  return (
    <dl className="printed-question">
      {(hasManyRows ? lines.filter(([name]) => name !== words.words.asked.by) : lines).map(([name, text]) => (
        <div key={`${name} ${text}`}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
