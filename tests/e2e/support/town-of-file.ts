import { afterAll } from 'vitest';
import { aMailServer, type TakenLetter } from '../../support/mail-server.ts';
import type { TownOptions } from './town.ts';
import { type OpenTown, openSharedTown, openTown, openTownAndDatabase, type TownAndDatabase } from './visitors.ts';

/** Opens a town of a test file's own for all its tests, and closes it after the last one. */
export const townOfFile = (options?: TownOptions): Promise<OpenTown> => untilLastTest(openTown(options));

/** Leads a file that changes no record to the town that such files share. The file fails when it changed one. */
export const sharedTownOfFile = (): Promise<OpenTown> => untilLastTest(openSharedTown());

/** Opens a town of a file's own with a connection to its database. */
export const townAndDatabaseOfFile = (options?: Omit<TownOptions, 'prepare'>): Promise<TownAndDatabase> =>
  untilLastTest(openTownAndDatabase(options));

/** Opens a town of a file's own that sends its letters, and collects these. */
export async function townAndLettersOfFile(
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly town: OpenTown; readonly letters: readonly TakenLetter[] }> {
  const letters: TakenLetter[] = [];
  const mail = await aMailServer(letters);
  // Hooks run from the last to the first: the town ends before what it sends to.
  afterAll(() => mail.close());
  const town = await townOfFile({ env: { SMTP_URL: mail.url.href, MAIL_FROM: 'urad@mesto.test', ...env } });
  return { town, letters };
}

async function untilLastTest<T extends OpenTown>(opening: Promise<T>): Promise<T> {
  const town = await opening;
  afterAll(() => town.close());
  return town;
}
