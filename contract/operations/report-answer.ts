import type { ValueOfShape } from '../kit/index.ts';
import { day, flag, identifier, list, note, nullable, object, text } from '../kit/shape.ts';
import { statisticsAnswer, statisticsVisit } from './statistics-answer.ts';

/** What a report answers. */
export const reportAnswer = object({
  answer: note(statisticsAnswer, 'Rows and total, as statistics have them.'),
  longest: note(list(statisticsVisit), 'The visits that waited longest, of reports of clients.'),
  desk_times_since: note(
    nullable(day),
    'From which day on it is known who sat at which desk, of reports of employees. Null where it is not known at all.',
  ),
  are_names_hidden: note(flag, 'The caller may not see the names of employees: rows have numbers.'),
});
export type ReportAnswer = ValueOfShape<typeof reportAnswer>;

/** How long the name of a template may be, and how long its query. */
export const templateLimits = { name: 80, query: 8000, perPerson: 50 } as const;

/** A query of a report that is kept under a name. */
export const reportTemplate = object({
  id: identifier,
  kind: text(),
  name: text(templateLimits.name),
  query: note(text(templateLimits.query), 'The part of the address of the report after `?`.'),
  shared: note(flag, 'Whether all who may read reports see it.'),
  owner_name: text(),
  is_own: flag,
  may_change: note(flag, 'Whether the caller may rename, overwrite and delete it.'),
});
export type ReportTemplate = ValueOfShape<typeof reportTemplate>;
