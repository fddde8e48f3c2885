import type { ValueOfShape } from '../kit/index.ts';
import { choice, day, flag, identifier, instant, list, note, nullable, object, text, time, whole } from '../kit/shape.ts';
import { messageStates } from '../resources/settings/outbox.ts';
import { rhythms } from '../rules/statistics/report/sending-times.ts';
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
  are_few_hidden: note(
    flag,
    'Names are hidden, and there are so few employees that numbers would tell them: there are no rows, only the total.',
  ),
});
export type ReportAnswer = ValueOfShape<typeof reportAnswer>;

/** Files that a report is written as. */
export const reportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** To how many addresses a template is sent in addition to its owner. */
export const mostAddresses = 10;

/**
 * Why a template is not sent: it was asked for, its owner is blocked or gone, may not read reports any longer, may not see a branch of it,
 * or its query answers nothing any longer.
 */
export const pauses = ['asked', 'owner', 'rights', 'stores', 'query'] as const;
export type Pause = (typeof pauses)[number];

/**
 * What became of one sending. `attached`: letters with the file; `linked`: the file is too large for mail, letters have a link;
 * `kept`: the server has no way out for e-mail; `failed`: the file could not be made; `paused`: nothing was sent.
 */
const sendingResults = ['attached', 'linked', 'kept', 'failed', 'paused'] as const;
export type SendingResult = (typeof sendingResults)[number];

/** When and to whom a template is sent by e-mail. */
const reportSchedule = object({
  rhythm: choice(rhythms),
  weekday: note(nullable(whole), 'Of each week; 0 is Monday.'),
  day: note(nullable(whole), 'Of each month; where it is shorter, its last day.'),
  time: note(time, 'By the clocks in Prague.'),
  format: choice(reportFormats),
  addresses: note(list(text(254)), 'Who gets it in addition to its owner.'),
  paused: note(nullable(choice(pauses)), 'Why it is not sent; null while it is.'),
  next_at: note(nullable(instant), 'When it is sent next.'),
  last: note(
    nullable(
      object({
        due_at: instant,
        result: choice(sendingResults),
        letters: list(object({ recipient: text(254), state: choice(messageStates) })),
      }),
    ),
    'The last sending, and what became of its letters.',
  ),
});
export type ReportSchedule = ValueOfShape<typeof reportSchedule>;

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
  schedule: note(nullable(reportSchedule), 'When it is sent by e-mail: to those who may change it.'),
});
export type ReportTemplate = ValueOfShape<typeof reportTemplate>;
