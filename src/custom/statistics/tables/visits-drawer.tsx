import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { rowName } from '../../../../contract/messages/statistics-names.ts';
import type { StatisticsAnswer, StatisticsVisits } from '../../../../contract/operations/statistics-answer.ts';
import { type MeasureName, measureNames } from '../../../../contract/rules/statistics/definitions.ts';
import type { Question } from '../../../../contract/rules/statistics/question.ts';
import { writeQuestionAddress } from '../../../../contract/rules/statistics/question-address.ts';
import { shownDuration, unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { buildStatisticsQuery, useChoices } from '../../../statistics/statistics-query.ts';
import { useStatisticsWords } from '../../../statistics/statistics-words.ts';
import { SideDrawer } from '../../../ui/dialog/side-drawer.tsx';
import { UnreadPanel } from '../../../ui/page/loaded-screen.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import './tables.css';

type VisitsDrawerProps = {
  readonly question: Question;
  readonly answer: StatisticsAnswer;
  readonly name: MeasureName;
  /** Null of all rows. */
  readonly rowKey: string | null;
  readonly onClose: () => void;
};

/** The visits that a value counts or is said of, the latest first. */
export function VisitsDrawer({ question, answer, name, rowKey, onClose }: VisitsDrawerProps): JSX.Element {
  const all = useStatisticsWords();
  const { visits: words } = all.screens;
  const { ask } = useCalls();
  const { values: _, compared: __, ...asked } = buildStatisticsQuery(question);
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics-visits', writeQuestionAddress(question), name, rowKey],
    queryFn: ({ signal }) =>
      ask('GET /statistics-visits', {
        query: { ...asked, of: measureNames.find((one) => one === name) ?? 'tickets', ...(rowKey === null ? {} : { key: rowKey }) },
        signal,
      }),
    retry: false,
  });
  const row = answer.rows.find(({ key }) => key === rowKey);
  const of = row === undefined ? all.words.total : rowName(row, question, all);
  return (
    <SideDrawer title={words.title(all.measures[name].name, of)} closeLabel={words.close} onClose={onClose} tools={null}>
      {error !== null ? (
        <UnreadPanel words={{ failed: words.failed, retry: all.screens.retry }} error={error} onRetry={() => refetch()} />
      ) : data === undefined ? (
        <div role="status">
          <span className="visually-hidden">{words.loading}</span>
          <Skeleton />
        </div>
      ) : (
        <Visits {...data} />
      )}
    </SideDrawer>
  );
}

function Visits({ count, visits }: StatisticsVisits): JSX.Element {
  const { screens } = useStatisticsWords();
  const words = useWords();
  const { data: choices } = useChoices();
  const texts = screens.visits;
  const tickets = resourceNamed('tickets');
  const nameOf = (among: readonly { readonly id: number; readonly label: string }[] | undefined, id: number): string =>
    among?.find((one) => one.id === id)?.label ?? unknownValue;
  const isOneStore = new Set(visits.map(({ store_id }) => store_id)).size < 2;
  const time = (value: number | null): string => (value === null ? unknownValue : shownDuration(value));
  if (count === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p>
        <strong>{texts.count(count)}</strong> {count > visits.length ? texts.latest(visits.length) : null}
      </p>
      <div className="visits-holder">
        <table className="visits">
          <thead>
            <tr>
              {[
                texts.arrived,
                texts.ticket,
                texts.service,
                ...(isOneStore ? [] : [texts.store]),
                texts.wait,
                texts.handling,
                texts.state,
              ].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <tr key={`${visit.store_id}-${visit.id}`}>
                <td>
                  <time dateTime={visit.created_at}>{formatInstant(visit.created_at)}</time>
                </td>
                <td>{visit.number}</td>
                <td>{nameOf(choices?.services, visit.service_id)}</td>
                {isOneStore ? null : <td>{nameOf(choices?.stores, visit.store_id)}</td>}
                <td>{time(visit.wait)}</td>
                <td>{time(visit.handling)}</td>
                <td>{choiceLabel(words, tickets, { name: 'state', value: visit.state })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
