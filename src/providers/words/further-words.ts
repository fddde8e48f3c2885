import { pages as czechPages } from '../../../contract/messages/cs/console/shell/pages.ts';
import { shell as czechShell } from '../../../contract/messages/cs/console/shell/shell.ts';
import { auth as czechAuth } from '../../../contract/messages/cs/console/sign-in/auth.ts';
import { pages as englishPages } from '../../../contract/messages/en/console/shell/pages.ts';
import { shell as englishShell } from '../../../contract/messages/en/console/shell/shell.ts';
import { auth as englishAuth } from '../../../contract/messages/en/console/sign-in/auth.ts';
import { useAuthPagesWords } from './words-context.ts';

const czech = { auth: czechAuth, pages: czechPages, shell: czechShell };
const english: typeof czech = { auth: englishAuth, pages: englishPages, shell: englishShell };

/** Words of the pages under `/auth` next to signing in: they are fetched with those pages. */
export function useFurtherWords(): typeof czech {
  return useAuthPagesWords().tag === 'en' ? english : czech;
}
