import type { JSX } from 'react';
import { fulfils } from '../../../../contract/basics/access.ts';
import { periodName } from '../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { hasVisits, questionBehind } from '../../../../contract/rules/statistics/behind-row.ts';
import { type MeasureName, measureNames } from '../../../../contract/rules/statistics/definitions.ts';
import { useActor } from '../../../crud/core/use-actor.ts';
import { QueryBar } from '../../../statistics/bar/query-bar.tsx';
import { AnswerNotices } from '../../../statistics/shown/answer-notices.tsx';
import { AnswerTable, type RowOrder } from '../../../statistics/shown/answer-table.tsx';
import { PrintedQuestion } from '../../../statistics/shown/printed-question.tsx';
import { TotalFigures } from '../../../statistics/shown/total-figures.tsx';
import { StatisticsGate } from '../../../statistics/statistics-gate.tsx';
import { useAnswer, useChoices } from '../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { type AskedQuestion, useQuestion } from '../../../statistics/use-question.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { UnreadPanel } from '../../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { TableTools } from './table-tools.tsx';
import { VisitsDrawer } from './visits-drawer.tsx';
import './tables.css';

/** `/statistics/services/tables`: a head of an office, each month, to see where clients wait too long and what got worse. */
export function TablesScreen(): JSX.Element {
  const { screens } = useStatisticsWords();
  return (
    <StatisticsGate title={screens.tables.title}>
      <Tables />
    </StatisticsGate>
  );
}

function Tables(): JSX.Element {
  const { screens } = useStatisticsWords();
  const asked = useQuestion();
  const { question } = asked;
  const { data, error, isPlaceholderData, refetch } = useAnswer(question);
  return (
    <>
      <PageHeader
        title={screens.tables.title}
        count={data === undefined ? undefined : periodName(data.period)}
        actions={<TableTools asked={asked} />}
      />
      <QueryBar question={question} onChange={asked.change} />
      {error !== null ? (
        <UnreadPanel words={screens} error={error} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <div role="status">
          <span className="visually-hidden">{screens.loading}</span>
          <Skeleton />
        </div>
      ) : (
        <Shown asked={asked} answer={data} isStale={isPlaceholderData} />
      )}
    </>
  );
}

type ShownProps = { readonly asked: AskedQuestion; readonly answer: StatisticsAnswer; readonly isStale: boolean };

function Shown({ asked, answer, isStale }: ShownProps): JSX.Element {
  const { screens } = useStatisticsWords();
  const { question, misread, further, change, searchOf } = asked;
  const actor = useActor();
  const { data: choices } = useChoices();
  const seesVisits = actor !== undefined && (fulfils(actor, ['store']) || fulfils(actor, ['overviews']));
  const order = orderIn(further.get('sort'));
  const sort = order === null ? null : nameOfOrder(order);
  const isEmpty = Object.values(answer.total).every(({ value, n }) => (value ?? 0) === 0 && (n ?? 0) === 0);
  const opened = openedIn(further.get('visits'));
  return (
    <>
      <PrintedQuestion {...{ answer, question, choices }} />
      <AnswerNotices {...{ answer, question, misread }} onCompare={(compared) => change({ compared })} />
      {isEmpty ? (
        <Panel padded={false}>
          <EmptyState
            icon="info"
            title={screens.tables.nothing}
            actions={<Button onClick={() => change({ period: 'last_month' })}>{screens.tables.shorter}</Button>}
          >
            {screens.tables.nothingHelp}
          </EmptyState>
        </Panel>
      ) : (
        <>
          {question.by === 'total' ? null : (
            <TotalFigures
              total={answer.total}
              compared_total={answer.compared_total}
              days={answer.days}
              names={question.values.slice(0, 5)}
            />
          )}
          <AnswerTable
            {...{ answer, question, isStale, order }}
            label={screens.tables.label(periodName(answer.period))}
            onOrder={(next) => change({}, { sort: nameOfOrder(next) })}
            partsOf={(key) => {
              const parts = questionBehind(question, key);
              return parts === null ? null : `?${searchOf(parts, { sort: null })}`;
            }}
            visitsOf={(key, name) =>
              seesVisits && hasVisits(name) ? `?${searchOf(question, { sort, visits: key === null ? name : `${name}.${key}` })}` : null
            }
          />
          <Meanings names={question.values} />
        </>
      )}
      {opened === null || !seesVisits ? null : <VisitsDrawer {...{ question, answer, ...opened }} onClose={() => change({})} />}
    </>
  );
}

/** `-wait_mean` and `name`: what rows are ordered by, downwards with a minus. */
function orderIn(text: string | null): RowOrder | null {
  const [, minus, name] = /^(-?)(\w+)$/u.exec(text ?? '') ?? [];
  const by = name === 'name' ? ('name' as const) : measureNames.find((one) => one === name);
  return by === undefined ? null : { by, isDown: minus === '-' };
}

function nameOfOrder({ by, isDown }: RowOrder): string {
  return isDown ? `-${by}` : by;
}

/** `served.3`: the value with open visits, and the key of its row; without a key of all rows. */
function openedIn(text: string | null): { readonly name: MeasureName; readonly rowKey: string | null } | null {
  const [, value, , key] = /^(\w+)(\.(.*))?$/u.exec(text ?? '') ?? [];
  const name = measureNames.find((one) => one === value);
  return name === undefined ? null : { name, rowKey: key ?? null };
}

/** What the values of the table mean, below it: the same sentences as in files. */
function Meanings({ names }: { readonly names: readonly MeasureName[] }): JSX.Element {
  const { measures, screens, words } = useStatisticsWords();
  const { tables } = screens;
  return (
    <section aria-label={tables.meaning}>
      <dl className="meanings">
        {names.map((name) => (
          <div key={name}>
            <dt>{measures[name].name}</dt>
            <dd>{measures[name].definition}</dd>
          </div>
        ))}
        <div>
          <dt>{words.n}</dt>
          <dd>
            {tables.nHelp}. {tables.unknownHelp}
          </dd>
        </div>
      </dl>
    </section>
  );
}
