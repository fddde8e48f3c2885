import type { JSX } from 'react';
import { Link } from 'react-router';
import { periodName } from '../../../../contract/messages/statistics-names.ts';
import { resolvePeriod } from '../../../../contract/rules/statistics/question.ts';
import { QueryBar } from '../../../statistics/bar/query-bar.tsx';
import { PrintedQuestion } from '../../../statistics/shown/printed-question.tsx';
import { StatisticsGate } from '../../../statistics/statistics-gate.tsx';
import { useAnswer, useChoices, useToday } from '../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { CoursePanel } from './panels/course-panel.tsx';
import { HeatPanel, heatQuestion } from './panels/heat-panel.tsx';
import { SpreadPanel } from './panels/spread-panel.tsx';
import '../../../statistics/drawing/graph.css';

/** `/statistics/services/graph`: a head of an office, to decide at which hours and on which days to add people. */
export function GraphScreen(): JSX.Element {
  const { screens } = useStatisticsWords();
  return (
    <StatisticsGate title={screens.graph.title}>
      <Graphs />
    </StatisticsGate>
  );
}

function Graphs(): JSX.Element {
  const { screens } = useStatisticsWords();
  const asked = useQuestion();
  const today = useToday();
  const { question, misread, change, searchOf } = asked;
  const { data: answer } = useAnswer(heatQuestion(question));
  const { data: choices } = useChoices();
  return (
    <>
      <PageHeader
        title={screens.graph.title}
        count={periodName(resolvePeriod(question.period, today))}
        actions={
          <Link className={buttonClass()} to={`/statistics/services/tables?${searchOf(question)}`}>
            {screens.tables.table}
          </Link>
        }
      />
      <QueryBar question={question} onChange={change} by={[]} />
      {answer === undefined ? null : <PrintedQuestion {...{ answer, question, choices }} hasManyRows />}
      {misread.length === 0 ? null : (
        <div className="statistics-notice">
          <Notice tone="warning">{screens.notices.misread(misread.join(', '))}</Notice>
        </div>
      )}
      <div className="graphs">
        <HeatPanel asked={asked} />
        <SpreadPanel asked={asked} />
        <CoursePanel asked={asked} />
      </div>
    </>
  );
}
