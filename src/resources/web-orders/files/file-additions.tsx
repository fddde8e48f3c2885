import type { FilePurpose } from '../../../../contract/rules/files/file-purposes.ts';
import type { Additions } from '../../../crud/vocabulary/additions.ts';
import { textOf } from '../../../crud/vocabulary/row.ts';
import { fileInput } from './file-input.tsx';
import { FileShown } from './file-shown.tsx';

/** What an entity adds for its fields that name files. */
export function fileAdditions(purposes: Readonly<Record<string, FilePurpose>>): Pick<Additions, 'inputs' | 'shapes' | 'shows'> {
  const fields = Object.entries(purposes);
  return {
    inputs: Object.fromEntries(fields.map(([name, purpose]) => [name, fileInput(purpose)])),
    shapes: Object.fromEntries(fields.map(([name]) => [name, { wide: true, group: true }])),
    shows: Object.fromEntries(
      fields.map(([name, purpose]) => [name, ({ value }) => <FileShown {...{ purpose }} digest={textOf(value)} />]),
    ),
  };
}
