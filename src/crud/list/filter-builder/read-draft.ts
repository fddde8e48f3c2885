import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type Condition, type FilterPart, isGroup, readFilter } from '../../../../contract/derive/filters/filter-tree.ts';
import type { Operator } from '../../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { readHours, wholeDay } from '../../../../contract/rules/time/hours-of-day.ts';
import type { Row } from '../../core/row.ts';
import { pickComposed } from './composed.ts';
import { type DraftCondition, type DraftGroup, type DraftPart, emptyCondition } from './draft.ts';
import { findValueShape, type Relation } from './relations.ts';
import { shownValue } from './typed-value.ts';

type Reading = { readonly resource: AnyResource; readonly language: string; readonly nextKey: () => string };

/** The composed filter as a draft to change; one empty condition where there is none, or none that can be read. */
export function readDraft(reading: Reading, filters: Row): DraftGroup {
  const read = readFilter(reading.resource, pickComposed(filters));
  const [first, ...further] = 'parts' in read ? read.parts.filter(isGroup) : [];
  const key = reading.nextKey();
  if (first === undefined) return { key, joint: 'all', parts: [emptyCondition(reading.nextKey())] };
  const root = further.length === 0 ? first : { joint: 'all' as const, parts: [first, ...further] };
  return { key, joint: root.joint, parts: root.parts.map((part) => draftPart(reading, part)) };
}

function draftPart(reading: Reading, part: FilterPart): DraftPart {
  if (!isGroup(part)) return draftCondition(reading, part);
  const range = part.joint === 'all' ? rangeIn(reading, part.parts) : undefined;
  return range ?? { key: reading.nextKey(), joint: part.joint, parts: part.parts.map((one) => draftPart(reading, one)) };
}

const relationOf: Readonly<Record<Exclude<Operator, 'null'>, Relation>> = {
  eq: 'is',
  ne: 'isNot',
  in: 'isOneOf',
  gte: 'atLeast',
  lte: 'atMost',
  on: 'isWithin',
  hours: 'isAtHours',
  contains: 'contains',
};

function draftCondition(reading: Reading, { name, operator, value }: Condition): DraftPart {
  const base = { ...emptyCondition(reading.nextKey()), name };
  if (operator === 'null') return { ...base, relation: value === true ? 'isEmpty' : 'isFilled' };
  if (operator === 'hours') return { ...base, relation: 'isAtHours', typed: typedHours(value) };
  const relation = relationOf[operator];
  const shape = findValueShape(reading.resource, name);
  if (operator === 'on' || (shape !== 'typed' && shape !== 'time'))
    return { ...base, relation, picked: [value].flat().flatMap(pickedValue) };
  if (!Array.isArray(value)) return { ...base, relation, typed: [shown(reading, name, value, operator === 'lte' ? 'to' : 'from'), ''] };
  // What is typed is asked for one by one.
  const parts = value.map((one: unknown) => ({
    ...base,
    key: reading.nextKey(),
    relation: 'is' as const,
    typed: [shown(reading, name, one, 'from'), ''] as const,
  }));
  return { key: reading.nextKey(), joint: 'any', parts };
}

function typedHours(value: unknown): DraftCondition['typed'] {
  const { from, until } = readHours(value) ?? wholeDay;
  return [from, until];
}

/** Both ends of one field are one condition. */
function rangeIn(reading: Reading, parts: readonly FilterPart[]): DraftCondition | undefined {
  const [one, other, ...rest] = parts;
  if (one === undefined || other === undefined || rest.length > 0 || isGroup(one) || isGroup(other)) return undefined;
  if (one.name !== other.name || one.operator !== 'gte' || other.operator !== 'lte') return undefined;
  const typed = [shown(reading, one.name, one.value, 'from'), shown(reading, one.name, other.value, 'to')] as const;
  return { ...emptyCondition(reading.nextKey()), name: one.name, relation: 'between', typed };
}

function shown({ resource, language }: Reading, name: string, value: unknown, end: 'from' | 'to'): string {
  const field = fieldOf(resource, name);
  return field === undefined ? '' : shownValue(field, value, { language, end });
}

function pickedValue(value: unknown): readonly (string | number)[] {
  if (typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}
