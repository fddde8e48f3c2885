import type { ReactNode } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type Condition, type FilterPart, type Group, isGroup, readFilter } from '../../../../contract/derive/filters/filter-tree.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel } from '../../core/words.ts';
import type { FieldFilter } from '../../fields/filters/field-filter.ts';
import { filterText } from '../../fields/filters/filter-text.tsx';
import { type BuilderWords, useBuilderWords } from './builder-words.ts';
import { pickComposed } from './composed.ts';
import { relationText } from './relations.ts';

type ComposedTextProps = { readonly resource: AnyResource; readonly filters: Row };
type TextInput = { readonly resource: AnyResource; readonly words: BuilderWords };

/** A composed filter in words: „Stav je Potvrzená nebo Pobočka je Brno“. */
export function ComposedText({ resource, filters }: ComposedTextProps): ReactNode {
  const words = useBuilderWords();
  const read = readFilter(resource, pickComposed(filters));
  if ('wrong' in read) return words.filterBuilder.unreadable;
  const context = { resource, words };
  const [first, ...further] = read.parts.filter(isGroup);
  if (first === undefined) return null;
  return further.length === 0 ? group(context, first) : group(context, { joint: 'all', parts: [first, ...further] });
}

function group(context: TextInput, { joint, parts }: Group): ReactNode {
  const [first, ...further] = parts;
  if (first === undefined) return null;
  return (
    <>
      {partText(context, first)}
      {further.length === 0 ? null : ` ${context.words.filterBuilder.between[joint]} `}
      {group(context, { joint, parts: further })}
    </>
  );
}

function partText(context: TextInput, part: FilterPart): ReactNode {
  if (!isGroup(part)) return conditionText(context, part);
  const [only, ...more] = part.parts;
  if (only !== undefined && more.length === 0) return partText(context, only);
  const range = rangeOf(context, part);
  return range ?? <>({group(context, part)})</>;
}

function conditionText({ resource, words }: TextInput, { name, operator, value }: Condition): ReactNode {
  const label = fieldLabel(words, resource, name);
  if (operator === 'null') return `${label} ${relationText(words, resource, name, value === true ? 'isEmpty' : 'isFilled')}`;
  if (operator === 'gte' || operator === 'lte' || operator === 'on' || operator === 'hours')
    return scaleText({ resource, words }, name, { [operator]: value });
  const relation = ({ eq: 'is', ne: 'isNot', in: 'isOneOf', contains: 'contains' } as const)[operator];
  const filter: FieldFilter = operator === 'ne' ? { eq: value } : { [operator]: value };
  return (
    <>
      {label} {relationText(words, resource, name, relation)} {valueText({ resource, words }, name, filter)}
    </>
  );
}

/** Both ends of one field read as one. */
function rangeOf(context: TextInput, { joint, parts }: Group): ReactNode {
  const [one, other, ...rest] = parts;
  if (joint !== 'all' || one === undefined || other === undefined || rest.length > 0 || isGroup(one) || isGroup(other)) return undefined;
  if (one.name !== other.name || one.operator !== 'gte' || other.operator !== 'lte') return undefined;
  return scaleText(context, one.name, { gte: one.value, lte: other.value });
}

function scaleText(context: TextInput, name: string, filter: FieldFilter): ReactNode {
  return (
    <>
      {fieldLabel(context.words, context.resource, name)} {valueText(context, name, filter)}
    </>
  );
}

function valueText({ resource, words }: TextInput, name: string, filter: FieldFilter): ReactNode {
  const field = fieldOf(resource, name);
  return field === undefined ? null : filterText(field, { resource, words, name, filter });
}
