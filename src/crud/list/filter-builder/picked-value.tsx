import type { JSX } from 'react';
import { relativePeriods } from '../../../../contract/basics/relative-periods.ts';
import { Select } from '../../../ui/field/select.tsx';
import { PickPanel } from '../../../ui/filter/pick-panel.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { choiceLabel } from '../../core/words.ts';
import { periodText } from '../../fields/filters/period-text.ts';
import type { ValueProps } from './builder-context.ts';
import { useBuilderWords } from './builder-words.ts';

type Option = { readonly value: string; readonly label: string };

/** One of declared values, or those of them to tick. */
export function PickedValue({ choices, ...props }: ValueProps & { readonly choices: readonly string[] }): JSX.Element {
  const words = useBuilderWords();
  const { builder, condition, errorAt } = props;
  const { name } = condition;
  const options = choices.map((value) => ({ value, label: choiceLabel(words, builder.resource, { name, value }) }));
  if (condition.relation !== 'isOneOf') return <OneValue {...props} options={options} />;
  return (
    <FormRow group id={builder.idOf(condition.key, 'picked')} label={words.filterBuilder.value} error={errorAt('picked')}>
      {({ id }) => (
        <div id={id}>
          <PickPanel
            legend={words.filterBuilder.value}
            options={options}
            picked={condition.picked.map(String)}
            onPick={(picked) => builder.change({ ...condition, picked })}
          />
        </div>
      )}
    </FormRow>
  );
}

/** Yes or no. */
export function FlagValue(props: ValueProps): JSX.Element {
  const { form } = useBuilderWords();
  const options = [
    { value: 'true', label: form.yes },
    { value: 'false', label: form.no },
  ];
  return <OneValue {...props} options={options} />;
}

/** One of the periods that are named by their distance from today. */
export function PeriodValue(props: ValueProps): JSX.Element {
  const words = useBuilderWords();
  return <OneValue {...props} options={relativePeriods.map((value) => ({ value, label: periodText(words, value) }))} />;
}

function OneValue({ builder, condition, errorAt, options }: ValueProps & { readonly options: readonly Option[] }): JSX.Element {
  const { filterBuilder } = useBuilderWords();
  const [picked] = condition.picked;
  return (
    <FormRow id={builder.idOf(condition.key, 'picked')} label={filterBuilder.value} error={errorAt('picked')}>
      {(control) => (
        <Select
          {...control}
          value={String(picked ?? '')}
          options={[
            ...(picked === undefined ? [['', filterBuilder.chooseValue] as const] : []),
            ...options.map(({ value, label }) => [value, label] as const),
          ]}
          onChange={(value) => builder.change({ ...condition, picked: [value] })}
        />
      )}
    </FormRow>
  );
}
