import { auth as czechAuth } from '../../../contract/messages/cs/console/auth.ts';
import { coming as czechComing } from '../../../contract/messages/cs/console/coming.ts';
import { pages as czechPages } from '../../../contract/messages/cs/console/pages.ts';
import { shell as czechShell } from '../../../contract/messages/cs/console/shell.ts';
import { auth as englishAuth } from '../../../contract/messages/en/console/auth.ts';
import { coming as englishComing } from '../../../contract/messages/en/console/coming.ts';
import { pages as englishPages } from '../../../contract/messages/en/console/pages.ts';
import { shell as englishShell } from '../../../contract/messages/en/console/shell.ts';
import { useEntranceWords } from './words-context.ts';

const czech = { auth: czechAuth, coming: czechComing, pages: czechPages, shell: czechShell };
const english: typeof czech = { auth: englishAuth, coming: englishComing, pages: englishPages, shell: englishShell };

/** Words of the pages under `/auth` beside signing in: they are fetched with those pages. */
export function useFurtherWords(): typeof czech {
  return useEntranceWords().tag === 'en' ? english : czech;
}
