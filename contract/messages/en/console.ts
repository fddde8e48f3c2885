import type { ConsoleWords } from '../cs/console.ts';
import { dates } from './console/forms/dates.ts';
import { form } from './console/forms/form.ts';
import { orders } from './console/forms/orders.ts';
import { bulk } from './console/lists/bulk.ts';
import { imports } from './console/lists/imports.ts';
import { exporting, filterConditions, list } from './console/lists/list.ts';
import { views } from './console/lists/views.ts';
import { delivery, outbox } from './console/settings/outbox.ts';
import { users } from './console/settings/users.ts';
import { appearance } from './console/shell/appearance.ts';
import { notifications } from './console/shell/notifications.ts';
import { pages } from './console/shell/pages.ts';
import { screens } from './console/shell/screens.ts';
import { shell } from './console/shell/shell.ts';
import { shortcuts } from './console/shell/shortcuts.ts';
import { tasks } from './console/shell/tasks.ts';
import { search, storeSwitcher } from './console/shell/top-bar.ts';
import { auth } from './console/sign-in/auth.ts';
import { authPages } from './console/sign-in/auth-pages.ts';
import { monitoring } from './console/stores/monitoring.ts';
import { branchGroups, branchKey, opening, storeStatus, waiting } from './console/stores/store-tabs.ts';

/** The English words, in the shape of the Czech ones. */
export const words: ConsoleWords = {
  authPages,
  shell,
  screens,
  search,
  appearance,
  pages,
  notifications,
  auth,
  list,
  exporting,
  imports,
  branchKey,
  bulk,
  form,
  filterBuilder: filterConditions,
  dates,
  delivery,
  monitoring,
  storeStatus,
  opening,
  orders,
  outbox,
  branchGroups,
  shortcuts,
  storeSwitcher,
  users,
  tasks,
  views,
  waiting,
};
