import type { JSX } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { capitalise } from '../../../../contract/messages/basics/grammar.ts';
import { type Interval, spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import type { Words } from '../../../crud/core/words.ts';
import { Check } from '../../../ui/field/check.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { storePart } from '../copying/copying-dialog.tsx';
import type { CopyOutcome } from '../copying/copying-steps.tsx';
import { useChangedHoursWords } from '../impact/changed-hours.ts';
import '../../../crud/fields/references/values.css';
import './week/hours.css';
import { officeHoursWords } from '../days/day-words.ts';

/** What copying hours does at a store, whether a plan or the default week is copied. */
export type CopiedHours = CallAnswer<'POST /stores/{id}/opening-copy'>[number];
type CopiedStoresProps = CopyOutcome<CopiedHours> & { readonly words: Words };

const tones: Readonly<Record<CopiedHours['result'], Tone>> = {
  created: 'success',
  replaced: 'info',
  unchanged: 'neutral',
  refused: 'danger',
};

/** What the copy changes at each store, or has changed. */
export function CopiedStores({ words, rows, isDone, left, onToggle }: CopiedStoresProps): JSX.Element {
  const texts = useChangedHoursWords().copying;
  return (
    <table className="children-table copied-stores">
      <thead>
        <tr>
          <th scope="col">{texts.store}</th>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.differences}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { store_id: storeId, name, result, message, orders, changes } = row;
          return (
            <tr key={storeId}>
              <th scope="row">
                {isDone || result === 'refused' || result === 'unchanged' ? (
                  (name ?? texts.unknown)
                ) : (
                  <Check label={name ?? texts.unknown} checked={!left.has(storePart(row))} onChange={() => onToggle([storePart(row)])} />
                )}
              </th>
              <td>
                <Status tone={tones[result]}>{(isDone ? texts.resultsDone : texts.results)[result]}</Status>
              </td>
              <td>
                {result === 'refused' ? message : <Differences words={words} changes={changes} />}
                {orders > 0 ? <Status tone="warning">{texts.orders(orders)}</Status> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type DifferencesProps = Pick<CopiedHours, 'changes'> & { readonly words: Words };

function Differences({ words, changes }: DifferencesProps): JSX.Element {
  const { copying } = useChangedHoursWords();
  const { weekdays } = words.opening;
  const hours = (intervals: readonly Interval[]): string =>
    intervals.length === 0 ? officeHoursWords(words).closed : intervals.map(spokenInterval).join(', ');
  return (
    <ul className="copied-stores__changes">
      {changes.map(({ weekday, before, after }) => (
        <li key={weekday}>{copying.change(capitalise(weekdays[weekday] ?? ''), hours(before), hours(after))}</li>
      ))}
    </ul>
  );
}
