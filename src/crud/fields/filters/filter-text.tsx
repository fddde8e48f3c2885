import type { ReactNode } from 'react';
import { type Answers, answer, type Field } from '../../../../contract/kit/index.ts';
import { readHours } from '../../../../contract/rules/time/hours-of-day.ts';
import { formatDay, formatInstant, formatNumber, inUnit } from '../../core/format.ts';
import { idsOf } from '../../core/row.ts';
import { choiceLabel, type Words } from '../../core/words.ts';
import { ReferenceName } from '../references/reference-name.tsx';
import { type FieldFilter, type FilterContext, isAsked, pickDays, readPicked } from './field-filter.ts';
import { periodText } from './period-text.ts';

type TextContext = Omit<FilterContext, 'onFilter' | 'label' | 'within' | 'asked'>;

function scale(words: Words, filter: FieldFilter, show: (value: unknown) => string): string {
  const { gte, lte } = filter;
  if (gte !== undefined && lte !== undefined) return gte === lte ? show(gte) : words.dates.range(show(gte), show(lte));
  if (gte !== undefined) return words.dates.from(show(gte));
  return lte === undefined ? readPicked(filter).map(show).join(', ') : words.dates.until(show(lte));
}

const contains = (_: Field, { filter }: TextContext): ReactNode =>
  typeof filter.contains === 'string' ? `„${filter.contains}“` : readPicked(filter).join(', ');
const numbers = (_: Field, { words, filter }: TextContext): ReactNode =>
  scale(words, filter, (value) => formatNumber(Number(value), words.language));
const choices = (_: Field, { words, resource, name, filter }: TextContext): ReactNode =>
  readPicked(filter)
    .map((value) => choiceLabel(words, resource, { name, value: String(value) }))
    .join(', ');
const references = ({ target }: { readonly target: string }, { filter, words }: TextContext): ReactNode => {
  const [first, ...others] = idsOf(readPicked(filter));
  if (first === undefined) return null;
  return (
    <>
      <ReferenceName plain target={target} id={first} />
      {others.length > 0 ? ` ${words.list.moreValues(others.length)}` : null}
    </>
  );
};
const nothing = (): null => null;

/** What is asked of a field, in few words. */
const textOfKind: Answers<ReactNode, TextContext> = {
  text: contains,
  richText: contains,
  email: contains,
  phone: contains,
  int: (field, context) => (field.identifies === true ? scale(context.words, context.filter, String) : numbers(field, context)),
  decimal: numbers,
  flag: (_, { words, filter }) => (filter.eq === true ? words.form.yes : words.form.no),
  choice: choices,
  set: choices,
  day: (_, { words, filter }) => scale(words, filter, (value) => formatDay(String(value))),
  time: (_, { words, filter }) => scale(words, filter, String),
  instant: (_, { words, filter }) => scale(words, filter, (value) => shortInstant(String(value))),
  duration: ({ unit }, { words, filter }) => scale(words, filter, (value) => words.dates[unit](inUnit(Number(value), unit))),
  reference: references,
  references,
  children: nothing,
  json: nothing,
  colour: contains,
  file: nothing,
  image: nothing,
  secret: nothing,
  computed: choices,
};

/** Bounds of whole days are written as days: their midnight and last minute say nothing. */
function shortInstant(iso: string): string {
  return formatInstant(iso).replace(/ (?:00:00|23:59)$/u, '');
}

/** What a filter asks, for its button and its chip. */
export function filterText(field: Field, context: TextContext): ReactNode {
  const { words, filter } = context;
  if (filter.null === true) return words.list.isEmpty;
  const hours = readHours(filter.hours);
  if (hours !== undefined) return hoursText(field, context, words.dates.range(hours.from, hours.until));
  return typeof filter.on === 'string' ? periodText(words, filter.on) : answer(textOfKind, field, context);
}

/** The hours behind the days that they are asked of, if any are. */
function hoursText(field: Field, context: TextContext, hours: string): ReactNode {
  const days = pickDays(context.filter);
  return isAsked(days) ? (
    <>
      {filterText(field, { ...context, filter: days })}, {hours}
    </>
  ) : (
    hours
  );
}
