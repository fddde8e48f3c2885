import type { ValueOfShape } from '../kit/index.ts';
import { instant, list, note, nullable, object, text, whole } from '../kit/shape.ts';

/** The shape of a found row. Apart from `found-at-once.ts`, which the console runs: shapes are for the server. */
export const foundRow = object({
  id: whole,
  name: note(text(), 'What represents the row.'),
  person: note(nullable(text()), 'The person whom the row is about; null where it is about none, or their name is no longer kept.'),
  store: note(nullable(object({ id: whole, name: text() })), 'The store that the row belongs to.'),
  facts: note(
    list(object({ field: text(), text: text() })),
    'Of a row about a person: values of choices, and names of what it refers to, as far as the reader may see them.',
  ),
  at: note(nullable(instant), 'The time that its list is ordered by. It distinguishes rows of the same name.'),
  match: note(
    nullable(object({ field: text(), text: text() })),
    'Where the words were found, when not in the names alone: a part of the text of the field.',
  ),
});
/** A row that the search of everything found, as the API answers it. */
export type FoundRow = ValueOfShape<typeof foundRow>;
