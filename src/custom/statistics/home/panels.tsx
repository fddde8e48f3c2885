import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { rowName } from '../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer } from '../../../../contract/operations/statistics-answer.ts';
import { findMissedTargets, longestWaits, mostChanged } from '../../../../contract/rules/statistics/at-a-glance.ts';
import { questionBehind } from '../../../../contract/rules/statistics/behind-row.ts';
import { findNotCompared, hasFewDays } from '../../../../contract/rules/statistics/change.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import { usualQuestion } from '../../../../contract/rules/statistics/question-address.ts';
import { shownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { ChangeMark } from '../../../statistics/shown/change-mark.tsx';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { UnreadPanel } from '../../../ui/page/loaded-screen.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';

const most = 5;
const tables = '/statistics/services/tables';

type GlanceProps = { readonly title: string; readonly help: string; readonly links: ReactNode; readonly children?: ReactNode };

function Glance({ title, help, links, children }: GlanceProps): JSX.Element {
  return (
    <section className="glance" aria-label={title}>
      <h2>{title}</h2>
      <p className="quiet">{help}</p>
      {children}
      <p className="glance__links">{links}</p>
    </section>
  );
}

type AnsweredProps = { readonly answer: StatisticsAnswer; readonly question: Question };

/** Which stores call in time, and which do not. */
export function TargetsPanel({ answer, question }: AnsweredProps): JSX.Element {
  const all = useStatisticsWords();
  const { home } = all.screens;
  const { searchOf } = useQuestion();
  const { below, known } = findMissedTargets(answer.rows, answer.target.share);
  const shown = (value: number | null) => shownValue('service_level', value, all.language);
  const whole: Question = { ...question, values: usualQuestion.values };
  return (
    <Glance
      title={home.targets}
      help={home.met(known - below.length, known, shown(answer.target.share), answer.target.minutes)}
      links={<Link to={`${tables}?${searchOf(whole, { sort: 'service_level' })}`}>{home.toTable}</Link>}
    >
      {below.length === 0 ? (
        <p className="glance__line">
          <Icon name="checkCircle" size={18} />
          {home.allMet}
        </p>
      ) : (
        <ul className="glance__rows">
          {below.slice(0, most).map((row) => {
            const name = rowName(row, question, all);
            const parts = questionBehind(whole, row.key);
            return (
              <li key={row.key}>
                <Icon name="alert" size={18} />
                <Link to={`${tables}?${searchOf(parts ?? whole)}`} aria-label={home.missedBy(name)}>
                  {name}
                </Link>
                <strong>{shown(row.values['service_level']?.value ?? null)}</strong>
                <ChangeMark
                  name="service_level"
                  now={row.values['service_level']?.value ?? null}
                  then={row.compared?.['service_level']?.value ?? null}
                  notCompared={findNotCompared(answer.days, question.by)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {below.length > most ? <p className="quiet">{home.others(below.length - most)}</p> : null}
    </Glance>
  );
}

type ReadProps = {
  readonly question: Question;
  readonly read: { readonly data: StatisticsAnswer | undefined; readonly error: Error | null; readonly refetch: () => Promise<unknown> };
};

/** At which hours of the week clients waited longest. */
export function WorstHoursPanel({ question, read }: ReadProps): JSX.Element {
  const all = useStatisticsWords();
  const { screens, language } = all;
  const { home } = screens;
  const { searchOf } = useQuestion();
  const asked: Question = { ...question, by: 'cell', compared: null, values: ['clients', 'wait_mean', 'handling_mean'] };
  return (
    <Glance
      title={home.worst}
      help={home.worstHelp}
      links={
        <>
          <Link to={`${tables}?${searchOf(asked, { sort: '-wait_mean' })}`}>{home.toTable}</Link>{' '}
          <Link to={`/statistics/services/graph?${searchOf(asked, { kind: 'heat' })}`}>{home.toGraph}</Link>
        </>
      }
    >
      <Answered read={read}>
        {(answer) => (
          <ol className="glance__rows">
            {longestWaits(answer.rows, most).map((row) => {
              const { value = null, n = null } = row.values['wait_mean'] ?? {};
              return (
                <li key={row.key}>
                  <span>{rowName(row, asked, all)}</span>
                  <strong>{shownValue('wait_mean', value, language)}</strong>
                  <span className="statistics-n">{screens.tables.n(shownValue('tickets', n, language))}</span>
                </li>
              );
            })}
          </ol>
        )}
      </Answered>
    </Glance>
  );
}

/** Which services wait longer or shorter than in the compared period. */
export function ChangedPanel({ question, read }: ReadProps): JSX.Element {
  const all = useStatisticsWords();
  const { screens, language } = all;
  const { home } = screens;
  const { searchOf } = useQuestion();
  const asked: Question = { ...question, by: 'service', values: usualQuestion.values };
  const isOfMonthBefore = question.compared === 'before';
  return (
    <Glance
      title={home.changed}
      help={home.changedHelp(isOfMonthBefore)}
      links={
        <>
          <Link to={`${tables}?${searchOf(asked, { sort: '-wait_mean' })}`}>{home.toTable}</Link>
          <Link to={`${tables}?${searchOf({ ...question, period: 'month', values: usualQuestion.values })}`}>
            {home.toThisMonth(isOfMonthBefore)}
          </Link>
        </>
      }
    >
      <Answered read={read}>
        {(answer) => {
          if (hasFewDays(answer.days)) return <p>{home.fewDays}</p>;
          const changed = mostChanged(answer.rows, most);
          if (changed.length === 0) return <p>{home.nothingChanged}</p>;
          return (
            <ul className="glance__rows">
              {changed.map(({ row }) => {
                const now = row.values['wait_mean']?.value ?? null;
                return (
                  <li key={row.key}>
                    <Link to={`${tables}?${searchOf(questionBehind(asked, row.key) ?? asked)}`}>{rowName(row, asked, all)}</Link>
                    <strong>{shownValue('wait_mean', now, language)}</strong>
                    <ChangeMark name="wait_mean" now={now} then={row.compared?.['wait_mean']?.value ?? null} />
                  </li>
                );
              })}
            </ul>
          );
        }}
      </Answered>
    </Glance>
  );
}

/** The way to planning: what is past leads to how many desks to open. */
export function PlanningPanel({ question }: Pick<AnsweredProps, 'question'>): JSX.Element {
  const { home } = useStatisticsWords().screens;
  const { searchOf } = useQuestion();
  const { stores } = question;
  return (
    <Glance
      title={home.planning}
      help={home.planningHelp}
      links={
        <>
          <Link to={`/statistics/planning?${searchOf({ ...usualQuestion, stores })}`}>{home.toPlanning}</Link>
          <Link to={`/statistics/what-if?${searchOf({ ...usualQuestion, stores })}`}>{home.toWhatIf}</Link>
        </>
      }
    />
  );
}

type AnsweredReadProps = Pick<ReadProps, 'read'> & { readonly children: (answer: StatisticsAnswer) => ReactNode };

function Answered({ read: { data, error, refetch }, children }: AnsweredReadProps): JSX.Element {
  const { screens } = useStatisticsWords();
  if (data !== undefined) return <>{children(data)}</>;
  if (error !== null) return <UnreadPanel words={screens} error={error} onRetry={() => refetch()} />;
  return (
    <div role="status">
      <span className="visually-hidden">{screens.loading}</span>
      <Skeleton />
    </div>
  );
}
