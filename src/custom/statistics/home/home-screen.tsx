import type { JSX } from 'react';
import { periodName } from '../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { hasFewDays } from '../../../../contract/rules/statistics/change.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import { usualQuestion } from '../../../../contract/rules/statistics/question-address.ts';
import { AnswerNotices } from '../../../statistics/shown/answer-notices.tsx';
import { TotalFigures } from '../../../statistics/shown/total-figures.tsx';
import { StatisticsGate } from '../../../statistics/statistics-gate.tsx';
import { useAnswer } from '../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ChangedPanel, PlanningPanel, TargetsPanel, WorstHoursPanel } from './panels.tsx';
import './home.css';

/** `/statistics`: a head of an office at the beginning of a month, to learn whether it was good and where to look first. */
export function HomeScreen(): JSX.Element {
  const { screens } = useStatisticsWords();
  return (
    <StatisticsGate title={screens.home.title}>
      <Read />
    </StatisticsGate>
  );
}

/** The month is compared with the last year; a town that began later than that compares it with the month before. */
function Read(): JSX.Element {
  const { screens } = useStatisticsWords();
  const { stores } = useQuestion().question;
  const withLastYear: Question = {
    ...usualQuestion,
    period: 'last_month',
    stores,
    compared: 'weekdays_year_ago',
    values: ['service_level', 'clients', 'wait_mean', 'wait_p90', 'missed_share'],
  };
  const lastYear = useAnswer(withLastYear);
  const beginsLater = lastYear.data !== undefined && hasFewDays(lastYear.data.days);
  const withMonthBefore: Question = { ...withLastYear, compared: 'before' };
  const monthBefore = useAnswer(withMonthBefore, beginsLater);
  const question = beginsLater ? withMonthBefore : withLastYear;
  const read = beginsLater ? monthBefore : lastYear;
  return (
    <LoadedScreen title={screens.home.title} words={screens} read={read}>
      {(answer) => <Shown {...{ answer, question }} />}
    </LoadedScreen>
  );
}

function Shown({ answer, question }: { readonly answer: StatisticsAnswer; readonly question: Question }): JSX.Element {
  const { screens, words } = useStatisticsWords();
  const { home } = screens;
  const narrower: Question = { ...question, values: ['wait_mean'] };
  const hours = useAnswer({ ...narrower, by: 'cell', compared: null });
  const services = useAnswer({ ...narrower, by: 'service' });
  const isEmpty = (answer.total['clients']?.value ?? 0) === 0;
  return (
    <>
      <PageHeader
        title={home.title}
        count={words.periods.last_month}
        description={home.description(periodName(answer.period), question.compared === 'before')}
      />
      <AnswerNotices {...{ answer, question }} misread={[]} />
      {isEmpty ? (
        <Panel padded={false}>
          <EmptyState icon="info" title={screens.tables.nothing}>
            {home.empty}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <TotalFigures total={answer.total} compared_total={answer.compared_total} days={answer.days} names={question.values} />
          <div className="statistics-home">
            <TargetsPanel {...{ answer, question }} />
            <WorstHoursPanel read={hours} question={question} />
            <ChangedPanel read={services} question={question} />
            <PlanningPanel question={question} />
          </div>
        </>
      )}
    </>
  );
}
