import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type Answers, answer, type Field } from '../../../../contract/kit/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { fieldLabel } from '../../core/words.ts';
import type { Builder, ValueProps } from './builder-context.ts';
import { type BuilderWords, useBuilderWords } from './builder-words.ts';
import { type DraftCondition, emptyCondition } from './draft.ts';
import { FlagValue, PeriodValue, PickedValue } from './picked-value.tsx';
import { type Question, questionsOf, questionText } from './questions.ts';
import { ReferencedValue } from './referenced-value.tsx';
import { TypedValue } from './typed-value-input.tsx';
import type { Spot, Wrong } from './written-filter.ts';

const nothing = (): null => null;
const typed = (field: Field, props: ValueProps): ReactNode => <TypedValue {...props} field={field} />;
const picked = ({ choices }: { readonly choices: readonly string[] }, props: ValueProps): ReactNode => (
  <PickedValue {...props} choices={choices} />
);
const referenced = (field: { readonly target: string; readonly withinStore?: true }, props: ValueProps): ReactNode => (
  <ReferencedValue {...props} target={field.target} withinStore={field.withinStore === true} />
);

/** Where the value of a condition is given, by the kind of its field. */
const valueOfKind: Answers<ReactNode, ValueProps> = {
  text: typed,
  richText: typed,
  email: typed,
  phone: typed,
  int: typed,
  decimal: typed,
  flag: (_, props) => <FlagValue {...props} />,
  choice: picked,
  set: picked,
  day: typed,
  time: typed,
  instant: typed,
  duration: typed,
  reference: referenced,
  references: referenced,
  children: nothing,
  json: nothing,
  colour: typed,
  file: nothing,
  image: nothing,
  secret: nothing,
  computed: picked,
};

/** The value that a condition compares with; nothing where there is none to give. */
function ConditionValue(props: ValueProps): ReactNode {
  const { condition, builder } = props;
  const field = fieldOf(builder.resource, condition.name);
  if (field === undefined || condition.question === 'isEmpty' || condition.question === 'isFilled') return null;
  if (condition.question === 'isWithin') return <PeriodValue {...props} />;
  return answer(valueOfKind, field, props);
}

type ConditionRowProps = {
  readonly builder: Builder;
  readonly condition: DraftCondition;
  readonly group: string;
  /** Its number among the conditions: `2`, or `2.1` in a group. */
  readonly place: string;
};

/** One condition: a field, what is asked of it, and the value. */
export function ConditionRow({ builder, condition, group, place }: ConditionRowProps): JSX.Element {
  const words = useBuilderWords();
  const { resource, change, remove, idOf, added } = builder;
  const { key, name, question } = condition;
  const field = useRef<HTMLSelectElement>(null);
  const isAdded = added === key;
  useEffect(() => {
    if (isAdded) field.current?.focus();
  }, [isAdded]);
  const offered = name === '' ? [] : questionsOf(resource, name);
  const choose = (chosen: string): void => {
    const [first = 'is'] = questionsOf(resource, chosen);
    change({ ...emptyCondition(key), name: chosen, question: first });
  };
  return (
    <div className="filter-builder__condition" role="group" aria-label={words.filterBuilder.condition(place)}>
      <FormRow id={idOf(key, 'name')} label={words.filterBuilder.field} error={problemAt(words, builder.wrong, key, 'name')}>
        {(control) => (
          <select {...control} ref={field} className="input" value={name} onChange={(event) => choose(event.target.value)}>
            {name === '' ? <option value="">{words.filterBuilder.chooseField}</option> : null}
            {(resource.list.filters ?? []).map((one) => (
              <option key={one} value={one}>
                {fieldLabel(words, resource, one)}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {offered.length === 0 ? null : (
        <FormRow id={`${idOf(key, 'name')}-question`} label={words.filterBuilder.question}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={question}
              onChange={(event) => change({ ...condition, question: questionNamed(offered, event.target.value) })}
            >
              {offered.map((one) => (
                <option key={one} value={one}>
                  {questionText(words, resource, name, one)}
                </option>
              ))}
            </select>
          )}
        </FormRow>
      )}
      <div className="filter-builder__value">
        <ConditionValue builder={builder} condition={condition} errorAt={(spot) => problemAt(words, builder.wrong, key, spot)} />
      </div>
      <IconButton icon="close" label={words.filterBuilder.removeCondition(place)} onClick={() => remove(key, group)} />
    </div>
  );
}

function questionNamed(offered: readonly Question[], name: string): Question {
  return offered.find((one) => one === name) ?? 'is';
}

/** What is wrong there, in words. */
export function problemAt(words: BuilderWords, wrong: readonly Wrong[], key: string, spot: Spot): string | undefined {
  const found = wrong.find((one) => one.key === key && one.spot === spot);
  if (found === undefined) return undefined;
  if (found.problem === 'empty') return words.filterBuilder.emptyGroup;
  return found.problem === 'reversed' ? words.filterBuilder.reversed : words.problem(found.problem);
}
