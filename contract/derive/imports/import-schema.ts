import { choice, dictionary, flag, instant, list, named, note, nullable, object, text, whole } from '../../kit/shape.ts';
import { importStages, importStates } from './import-states.ts';

const texts = list(text());

/** A file that a user imports. */
export const importShape = object({
  id: whole,
  resource: text(),
  file_name: text(),
  format: choice(['csv', 'xlsx']),
  encoding: nullable(text()),
  separator: nullable(text()),
  has_header: flag,
  columns: list(object({ header: text(), field: nullable(text()), samples: texts })),
  fields: note(texts, 'Fields that a column may stand for, and times of such fields (`starts_at.time`).'),
  key: note(texts, 'Fields by which rows are recognised.'),
  store_id: nullable(whole),
  total: whole,
  stage: choice(importStages),
  counts: object({ new: whole, changed: whole, same: whole, wrong: whole }),
  cleared: note(object({ values: whole, rows: whole }), 'Stored values that saving erases, and in how many rows.'),
  task_id: nullable(whole),
  created_at: instant,
});
export const importedFile = named('import', importShape);

/** A row of the file with what the dry run says of it. */
export const importedRowShape = object(
  { line: note(whole, 'As spreadsheets count, from 1.'), state: nullable(choice(importStates)), cells: texts },
  {
    id: whole,
    before: note(dictionary(text()), 'Of a changed row what its fields hold now.'),
    cleared: note(texts, 'Of a changed row the fields whose value is erased.'),
    errors: note(dictionary(text()), 'Reasons by field.'),
    message: note(text(), 'A reason of the row as a whole.'),
  },
);
export const importedRow = named('imported-row', importedRowShape);
