import { type RawBuilder, sql } from 'kysely';
import { type Answers, answer, type Field } from '../../../contract/kit/index.ts';
import { bandColumn } from '../rows/query/bands.ts';
import { columnRef } from '../rows/query/source.ts';
import { childTableOf } from '../tables/names.ts';
import { referencedName, referencedNames } from './referenced.ts';
import type { ShownContext } from './shown-context.ts';

type Sql = RawBuilder<unknown>;

/** The state of a value in a file: each format writes each of these in one way. A word is one of our own labels. */
export type Shape = 'text' | 'word' | 'whole' | 'decimal' | 'instant' | 'day' | 'time';

/** A column of the file in SQL: its value over `t` and `l`, and what has to be joined for it. */
export type Shown = { readonly shape: Shape; readonly value: Sql; readonly join?: Sql };

const text = (value: Sql): Shown => ({ shape: 'text', value });
const word = (value: Sql): Shown => ({ shape: 'word', value });
const kept =
  (shape: Shape) =>
  (_: Field, { column }: ShownContext): Shown => ({ shape, value: column });

/** What an export shows of each kind: what a list shows, but as a value to go on working with. */
const shownOfKind: Answers<Shown, ShownContext> = {
  text: kept('text'),
  richText: kept('text'),
  email: kept('text'),
  phone: kept('text'),
  int: kept('whole'),
  decimal: kept('decimal'),
  flag: (_, { column, words }) =>
    word(sql`case when ${column} then ${sql.lit(words.yes)} when not ${column} then ${sql.lit(words.no)} end`),
  choice: (field, context) => word(labelled(context.column, field.choices, context)),
  set: (field, context) =>
    text(sql`(select string_agg(${labelled(sql`m.item`, field.choices, context)}, ', ' order by m.place)
      from unnest(${context.column}) with ordinality m (item, place))`),
  day: kept('day'),
  time: kept('time'),
  instant: kept('instant'),
  duration: ({ unit }, { column }) =>
    unit === 'minutes' ? { shape: 'decimal', value: sql`${column} / 60.0` } : { shape: 'whole', value: column },
  reference: (field, context) => ({ shape: 'text', ...referencedName(field.target, context) }),
  references: (field, context) => text(referencedNames(field.target, context)),
  children: (_, { reading, name }) => ({
    shape: 'whole',
    value: sql`(select count(*)::int from ${sql.table(childTableOf(reading.resource, name))} c where c.parent_id = t.id)`,
  }),
  json: (_, { column }) => text(sql`${column}::text`),
  colour: kept('text'),
  file: kept('text'),
  image: kept('text'),
  secret: () => text(sql`null::text`),
  computed: (field, context) => word(labelled(bandColumn(context.reading.resource, field, context.reading.now), field.choices, context)),
};

/** What an export shows of the field. */
export function buildShownValue(field: Field, context: Omit<ShownContext, 'column'>): Shown {
  return answer(shownOfKind, field, { ...context, column: columnRef(context.name, field) });
}

/** The label of a choice. The database keeps no other values. */
function labelled(value: Sql, choices: readonly string[], { words, reading, name }: ShownContext): Sql {
  const labels = words.labelsOf(reading.resource.name).choices[name] ?? {};
  const cases = choices.map((choice) => sql`when ${sql.lit(choice)} then ${sql.lit(labels[choice] ?? choice)}`);
  return sql`case ${value} ${sql.join(cases, sql` `)} end`;
}
