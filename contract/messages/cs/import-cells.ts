import type { Details } from '../../basics/errors.ts';
import type { CellFault } from '../../derive/imports/import-cell.ts';
import { readDetailText } from '../basics/details.ts';

/** What a cell of a file names, as it does: `Činnost „Pasy“`. */
function thing(details: Details): string {
  const name = readDetailText(details, 'name');
  return `${readDetailText(details, 'thing') ?? 'Záznam'}${name === undefined ? '' : ` „${name}“`}`;
}

/** Why a cell of a file cannot be read, where no form has the same reason. */
export const importCells = {
  unknown_name: (details) =>
    `${thing(details)} ${readDetailText(details, 'within') === undefined ? '' : 'v této pobočce '}neexistuje. Opravte název.`,
  other_store: (details) => `${thing(details)} je jen v jiné pobočce. Opravte název, nebo pobočku.`,
  time_missing: () => 'U data chybí čas. Doplňte ho: 24.12.2026 8:00.',
} satisfies Record<CellFault, (details: Details) => string>;
