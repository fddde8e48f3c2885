import type { Details } from '../../basics/errors.ts';
import type { CellFault } from '../../derive/imports/import-cell.ts';
import { readDetailText } from '../basics/details.ts';

function thing(details: Details): string {
  const name = readDetailText(details, 'name');
  return `${(readDetailText(details, 'thing') ?? 'record').toLowerCase()}${name === undefined ? '' : ` “${name}”`}`;
}

/** English of the Czech file of the same name. */
export const importCells = {
  unknown_name: (details) =>
    `There is no ${thing(details)}${readDetailText(details, 'within') === undefined ? '' : ' in this branch'}. Correct the name.`,
  other_store: (details) => `The ${thing(details)} belongs to another branch only. Correct the name or the branch.`,
  time_missing: () => 'The date has no time. Add it: 24.12.2026 8:00.',
} satisfies Record<CellFault, (details: Details) => string>;
