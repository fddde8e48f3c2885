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
import { ReferencedValue } from './referenced-value.tsx';
import { type Relation, relationsOf, relationText } from './relations.ts';
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
  if (field === undefined || condition.relation === 'isEmpty' || condition.relation === 'isFilled') return null;
  if (condition.relation === 'isWithin') return <PeriodValue {...props} />;
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
  const { key, name, relation } = condition;
  const field = useRef<HTMLSelectElement>(null);
  const isAdded = added === key;
  useEffect(() => {
    if (isAdded) field.current?.focus();
  }, [isAdded]);
  const offered = name === '' ? [] : relationsOf(resource, name);
  const choose = (chosen: string): void => {
    const [first = 'is'] = relationsOf(resource, chosen);
    change({ ...emptyCondition(key), name: chosen, relation: first });
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
        <FormRow id={`${idOf(key, 'name')}-relation`} label={words.filterBuilder.relation}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={relation}
              onChange={(event) => change({ ...condition, relation: relationNamed(offered, event.target.value) })}
            >
              {offered.map((one) => (
                <option key={one} value={one}>
                  {relationText(words, resource, name, one)}
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

function relationNamed(offered: readonly Relation[], name: string): Relation {
  return offered.find((one) => one === name) ?? 'is';
}

/** What is wrong there, in words. */
export function problemAt(words: BuilderWords, wrong: readonly Wrong[], key: string, spot: Spot): string | undefined {
  const found = wrong.find((one) => one.key === key && one.spot === spot);
  if (found === undefined) return undefined;
  if (found.problem === 'empty') return words.filterBuilder.emptyGroup;
  return found.problem === 'reversed' ? words.filterBuilder.reversed : words.problem(found.problem);
}
