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

/** Every word of the console that belongs to no entity. */
export const words = { entrance, shell, screens, search, appearance, pages, notifications, auth, list, form, dates, shortcuts, coming };

/** The Czech words set the shape; another language owes each of them. */
export type ConsoleWords = typeof words;
