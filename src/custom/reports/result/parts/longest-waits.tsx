import type { JSX } from 'react';
import type { ReportAnswer } from '../../../../../contract/operations/report-answer.ts';
import { shownDuration, unknownValue } from '../../../../../contract/rules/statistics/shown-value.ts';
import { formatInstant } from '../../../../../contract/rules/time/shown-time.ts';
import { useReportWords } from '../../words/report-words.ts';
import { useReportChoices } from '../../words/use-report-choices.ts';

/** Who waited longest, the longest first. */
export function LongestWaits({ visits }: { readonly visits: ReportAnswer['longest'] }): JSX.Element {
  const { result } = useReportWords();
  const { data: choices } = useReportChoices();
  const nameOf = (among: readonly { readonly id: number; readonly label: string }[] | undefined, id: number): string =>
    among?.find((one) => one.id === id)?.label ?? unknownValue;
  return (
    <section aria-label={result.longest}>
      <h3>{result.longest}</h3>
      <p className="quiet">{result.longestHelp}</p>
      <div className="answer-table report__longest">
        <table>
          <caption className="visually-hidden">{result.longest}</caption>
          <thead>
            <tr>
              {[result.arrived, result.ticket, result.service, result.store, result.wait].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <tr key={`${visit.store_id} ${visit.id}`}>
                <td>
                  <time dateTime={visit.created_at}>{formatInstant(visit.created_at)}</time>
                </td>
                <td>{visit.number}</td>
                <td>{nameOf(choices?.services, visit.service_id)}</td>
                <td>{nameOf(choices?.stores, visit.store_id)}</td>
                <td>{visit.wait === null ? unknownValue : shownDuration(visit.wait)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
