import type { Problem } from '../../../../contract/basics/errors.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { readHours, writtenHours } from '../../../../contract/rules/time/hours-of-day.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import type { Row } from '../../core/row.ts';
import { type FieldFilter, withFieldFilter } from '../../fields/filters/field-filter.ts';
import { type DraftCondition, type DraftGroup, isDraftGroup } from './draft.ts';
import { findValueShape } from './relations.ts';
import { readValue } from './typed-value.ts';

/** Where in a condition something is wrong; a group is wrong as a whole. */
export type Spot = 'name' | 'first' | 'second' | 'picked' | 'group';
export type Wrong = { readonly key: string; readonly spot: Spot; readonly problem: Problem | 'empty' | 'reversed' };

/** The filter that the draft means, or everything that is wrong with it. A draft without conditions asks nothing. Days without a year are near today. */
export function writtenFilter(
  resource: AnyResource,
  draft: DraftGroup,
  today: string,
): { readonly filter: Row } | { readonly wrong: readonly Wrong[] } {
  if (draft.parts.length === 0) return { filter: {} };
  const wrong: Wrong[] = [];
  const write = (group: DraftGroup): Row => {
    if (group.parts.length === 0) wrong.push({ key: group.key, spot: 'group', problem: 'empty' });
    return { [group.joint]: group.parts.map((part) => (isDraftGroup(part) ? write(part) : condition(part))) };
  };
  const condition = (part: DraftCondition): Row => {
    const read = readCondition(resource, part, today);
    if ('filter' in read) return withFieldFilter({}, part.name, read.filter);
    wrong.push({ key: part.key, ...read });
    return {};
  };
  const filter = write(draft);
  return wrong.length === 0 ? { filter } : { wrong };
}

type Read = { readonly filter: FieldFilter } | Omit<Wrong, 'key'>;

function readCondition(resource: AnyResource, condition: DraftCondition, today: string): Read {
  const { name, relation, picked } = condition;
  const field = fieldOf(resource, name);
  if (field === undefined) return { spot: 'name', problem: { code: 'required' } };
  if (relation === 'isEmpty' || relation === 'isFilled') return { filter: { null: relation === 'isEmpty' } };
  if (relation === 'isAtHours') return hours(condition.typed);
  const shape = findValueShape(resource, name);
  if (relation !== 'isWithin' && (shape === 'typed' || shape === 'time')) return readTyped(field, condition, today);
  const [first] = picked;
  if (first === undefined) return { spot: 'picked', problem: { code: 'required' } };
  if (relation === 'isWithin') return { filter: { on: first } };
  if (shape === 'flag') return { filter: { eq: first === 'true' } };
  if (relation === 'isNot') return { filter: { ne: first } };
  return { filter: relation === 'isOneOf' ? { in: picked } : { eq: first } };
}

function readTyped(field: Field, { relation, typed }: DraftCondition, today: string): Read {
  const [first, second] = typed;
  switch (relation) {
    case 'atLeast':
      return one(field, 'gte', first, today);
    case 'atMost':
      return one(field, 'lte', first, today);
    case 'contains':
      return one(field, 'contains', first, today);
    case 'isNot':
      return one(field, 'ne', first, today);
    case 'between':
      return range(field, first, second, today);
    default:
      return one(field, 'eq', first, today);
  }
}

function one(field: Field, operator: 'gte' | 'lte' | 'contains' | 'ne' | 'eq', typed: string, today: string): Read {
  const read = readValue(field, typed, { operator, end: operator === 'lte' ? 'to' : 'from', today });
  return 'problem' in read ? { spot: 'first', problem: read.problem } : { filter: { [operator]: read.value } };
}

function range(field: Field, first: string, second: string, today: string): Read {
  const from = readValue(field, first, { operator: 'gte', end: 'from', today });
  if ('problem' in from) return { spot: 'first', problem: from.problem };
  const to = readValue(field, second, { operator: 'lte', end: 'to', today });
  if ('problem' in to) return { spot: 'second', problem: to.problem };
  return isReversed(from.value, to.value) ? { spot: 'second', problem: 'reversed' } : { filter: { gte: from.value, lte: to.value } };
}

function hours([first, second]: DraftCondition['typed']): Read {
  const [from, until] = [readTypedTime(first), readTypedTime(second)];
  if (from === null) return { spot: 'first', problem: { code: first.trim() === '' ? 'required' : 'time' } };
  if (until === null) return { spot: 'second', problem: { code: second.trim() === '' ? 'required' : 'time' } };
  const written = writtenHours({ from, until });
  return readHours(written) === undefined ? { spot: 'second', problem: { code: 'end_before_start' } } : { filter: { hours: written } };
}

/** Days, times and instants are ordered as their texts are. */
function isReversed(from: unknown, to: unknown): boolean {
  return typeof from === 'number' && typeof to === 'number' ? from > to : String(from) > String(to);
}
