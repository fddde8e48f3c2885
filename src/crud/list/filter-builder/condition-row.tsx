import { type JSX, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { fieldLabel } from '../../core/words.ts';
import type { Builder } from './builder-context.ts';
import { type BuilderWords, useBuilderWords } from './builder-words.ts';
import { ConditionValue } from './condition-value.tsx';
import { type DraftCondition, emptyCondition } from './draft.ts';
import { type Question, questionsOf, questionText } from './questions.ts';
import type { Spot, Wrong } from './written-filter.ts';

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
    <div className="composing__condition" role="group" aria-label={words.composing.condition(place)}>
      <FormRow id={idOf(key, 'name')} label={words.composing.field} error={problemAt(words, builder.wrong, key, 'name')}>
        {(control) => (
          <select {...control} ref={field} className="input" value={name} onChange={(event) => choose(event.target.value)}>
            {name === '' ? <option value="">{words.composing.chooseField}</option> : null}
            {(resource.list.filters ?? []).map((one) => (
              <option key={one} value={one}>
                {fieldLabel(words, resource, one)}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {offered.length === 0 ? null : (
        <FormRow id={`${idOf(key, 'name')}-question`} label={words.composing.question}>
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
      <div className="composing__value">
        <ConditionValue builder={builder} condition={condition} errorAt={(spot) => problemAt(words, builder.wrong, key, spot)} />
      </div>
      <IconButton icon="close" label={words.composing.removeCondition(place)} onClick={() => remove(key, group)} />
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
  if (found.problem === 'empty') return words.composing.emptyGroup;
  return found.problem === 'reversed' ? words.composing.reversed : words.problem(found.problem);
}
