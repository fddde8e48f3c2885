import type { JSX } from 'react';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import { type Interval, spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import { type Row, rowsOf, textOf } from '../../../crud/vocabulary/row.ts';
import type { Words } from '../../../crud/vocabulary/words.ts';
import { Check } from '../../../ui/field/check.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { type CopyOutcome, storePart } from '../copying/copying-dialog.tsx';
import { draftIntervals } from './week/draft-intervals.ts';
import '../../../crud/fields/references/values.css';
import './week/hours.css';

type CopiedStoresProps = CopyOutcome & { readonly words: Words };

const results = ['created', 'replaced', 'unchanged', 'refused'] as const;
const tones: Readonly<Record<(typeof results)[number], Tone>> = {
  created: 'success',
  replaced: 'info',
  unchanged: 'neutral',
  refused: 'danger',
};

/** What the copy changes at each store, or has changed. */
export function CopiedStores({ words, rows, isDone, left, onToggle }: CopiedStoresProps): JSX.Element {
  const said = words.opening.copying;
  return (
    <table className="children-table copied-stores">
      <thead>
        <tr>
          <th scope="col">{said.store}</th>
          <th scope="col">{said.result}</th>
          <th scope="col">{said.differences}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const result = results.find((one) => one === row['result']) ?? 'refused';
          return (
            <tr key={Number(row['store_id'])}>
              <th scope="row">
                {isDone || result === 'refused' || result === 'unchanged' ? (
                  textOf(row['name']) || said.unknown
                ) : (
                  <Check label={textOf(row['name'])} checked={!left.has(storePart(row))} onChange={() => onToggle([storePart(row)])} />
                )}
              </th>
              <td>
                <Status tone={tones[result]}>{(isDone ? said.resultsDone : said.results)[result]}</Status>
              </td>
              <td>
                {result === 'refused' ? textOf(row['message']) : <Differences words={words} row={row} />}
                {Number(row['orders']) > 0 ? <Status tone="warning">{said.orders(Number(row['orders']))}</Status> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Differences({ words, row }: { readonly words: Words; readonly row: Row }): JSX.Element {
  const { copying, weekdays } = words.opening;
  const hours = (intervals: readonly Interval[]): string =>
    intervals.length === 0 ? words.opening.closed : intervals.map(spokenInterval).join(', ');
  return (
    <ul className="copied-stores__changes">
      {rowsOf(row['changes']).map((change) => (
        <li key={Number(change['weekday'])}>
          {copying.change(
            capitalise(weekdays[Number(change['weekday'])] ?? ''),
            hours(draftIntervals(change['before'])),
            hours(draftIntervals(change['after'])),
          )}
        </li>
      ))}
    </ul>
  );
}
