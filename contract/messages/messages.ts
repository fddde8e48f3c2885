import type { ErrorCode } from '../basics/errors.ts';
import type { FormedKind } from '../basics/formed.ts';
import type { CellFault } from '../derive/imports/import-cell.ts';
import type { Catalogue, Says } from './basics/catalogue.ts';
import type { BackupsAndLicencesWords } from './cs/console/stores/backups-and-licences.ts';
import type { ConsoleWords } from './cs/console.ts';

/** Every visible word of the console in one language. */
export type Messages = Catalogue<ConsoleWords>;

/** Words of the console that the server writes too: into files, into results of imports, as names of backups. */
type SharedWords = Pick<ConsoleWords, 'form' | 'imports'> & { readonly backupsAndLicences: BackupsAndLicencesWords };

/** What the server says: of the words of the console it loads only these, and its refusals are shown as they come. */
export type ServerMessages = Catalogue<SharedWords> & {
  readonly errors: Readonly<Record<ErrorCode, Says>>;
  readonly importCells: Readonly<Record<CellFault, Says>>;
  readonly formats: Readonly<Record<FormedKind, string>>;
};
