import { type JSX, useId, useState } from 'react';
import { channelName } from '../../../../../contract/messages/statistics-names.ts';
import type { StatisticsChoices } from '../../../../../contract/operations/statistics-answer.ts';
import type { ReportKind } from '../../../../../contract/rules/statistics/report/report-offers.ts';
import type { Chosen } from '../../../../../contract/rules/statistics/report/report-query.ts';
import { foldDiacritics } from '../../../../../contract/rules/text/fold-diacritics.ts';
import type { StatisticsWords } from '../../../../statistics/statistics-words.ts';
import { Check } from '../../../../ui/field/check.tsx';
import { type ReportWordsOf, useReportWords } from '../../result/report-words.ts';
import { FieldGroup } from './field-group.tsx';

type Choice = { readonly value: string; readonly label: string };

type ChosenFieldProps = {
  readonly legend: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly chosen: Chosen;
  readonly error: string | undefined;
  readonly onChange: (chosen: Chosen) => void;
};

/** From how many on a list can be searched. */
const searchedFrom = 8;

/** All of them, or those that are ticked. What is ticked stays in sight, also when it is gone. */
export function ChosenField({ legend, all, choices, chosen, error, onChange }: ChosenFieldProps): JSX.Element {
  const { form } = useReportWords();
  const [text, setText] = useState('');
  const id = useId();
  const ticked = chosen === 'all' ? [] : chosen;
  const known = new Set(choices.map(({ value }) => value));
  const gone = ticked.filter((one) => !known.has(one)).map((value) => ({ value, label: form.gone(value) }));
  const found = choices.filter(({ value, label }) => ticked.includes(value) || foldDiacritics(label).includes(foldDiacritics(text)));
  return (
    <FieldGroup legend={legend} error={error}>
      <Check label={all} checked={chosen === 'all'} onChange={(isAll) => onChange(isAll ? 'all' : [])} />
      {chosen === 'all' ? null : (
        <>
          {choices.length < searchedFrom ? null : (
            <input
              id={id}
              className="input"
              type="search"
              aria-label={form.find}
              placeholder={form.find}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
          <div className="report__choices">
            {found.length === 0 ? <p role="status">{form.noneFound}</p> : null}
            {[...gone, ...found].map(({ value, label }) => (
              <Check
                key={value}
                label={label}
                checked={ticked.includes(value)}
                onChange={(isTicked) => onChange(isTicked ? [...ticked, value] : ticked.filter((one) => one !== value))}
              />
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  );
}

/** Stores to tick. */
export function storeChoices(choices: StatisticsChoices | undefined): readonly Choice[] {
  return (choices?.stores ?? []).map(({ id, label }) => ({ value: String(id), label }));
}

type Offered = {
  readonly choices: StatisticsChoices | undefined;
  readonly stores: Chosen;
  readonly words: ReportWordsOf;
  readonly statistics: StatisticsWords;
};

/** Categories to tick: ways in which clients came, or services of the chosen stores, and groups of services. */
export function categoryChoices(kind: ReportKind, { choices, stores, words, statistics }: Offered): readonly Choice[] {
  if (kind === 'clients') {
    return ['walk_in', ...Object.keys(statistics.channels)].map((value) => ({ value, label: channelName(value, statistics) }));
  }
  if (choices === undefined) return [];
  const labels = new Map(choices.stores.map(({ id, label }) => [id, label]));
  const offered = choices.services.filter(({ store_id }) => stores === 'all' || stores.includes(String(store_id)));
  const isOne = new Set(offered.map(({ store_id }) => store_id)).size < 2;
  return [
    ...choices.groups.map(({ id, label }) => ({ value: `g${id}`, label: words.form.group(label) })),
    ...offered.map(({ id, label, store_id, is_gone }) => {
      const name = isOne ? label : `${label} · ${labels.get(store_id) ?? ''}`;
      return { value: String(id), label: is_gone ? statistics.words.gone(name) : name };
    }),
  ];
}
