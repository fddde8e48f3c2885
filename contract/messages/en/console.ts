import type { ConsoleWords } from '../cs/console.ts';
import { appearance } from './console/appearance.ts';
import { auth } from './console/auth.ts';
import { coming } from './console/coming.ts';
import { dates } from './console/dates.ts';
import { entrance } from './console/entrance.ts';
import { form } from './console/form.ts';
import { list } from './console/list.ts';
import { notifications } from './console/notifications.ts';
import { pages } from './console/pages.ts';
import { screens } from './console/screens.ts';
import { search } from './console/search.ts';
import { shell } from './console/shell.ts';
import { shortcuts } from './console/shortcuts.ts';

/** The English words, in the shape of the Czech ones. */
export const words: ConsoleWords = {
  entrance,
  shell,
  screens,
  search,
  appearance,
  pages,
  notifications,
  auth,
  list,
  form,
  dates,
  shortcuts,
  coming,
};
