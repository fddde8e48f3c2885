import { appearance } from './console/appearance.ts';
import { auth } from './console/auth.ts';
import { bulk } from './console/bulk.ts';
import { coming } from './console/coming.ts';
import { composing } from './console/composing.ts';
import { dates } from './console/dates.ts';
import { devices } from './console/devices.ts';
import { entrance } from './console/entrance.ts';
import { exporting } from './console/export.ts';
import { form } from './console/form.ts';
import { imports } from './console/imports.ts';
import { list } from './console/list.ts';
import { notifications } from './console/notifications.ts';
import { pages } from './console/pages.ts';
import { policy } from './console/policy.ts';
import { screens } from './console/screens.ts';
import { search } from './console/search.ts';
import { secondFactor } from './console/second-factor.ts';
import { shell } from './console/shell.ts';
import { shortcuts } from './console/shortcuts.ts';
import { tasks } from './console/tasks.ts';
import { users } from './console/users.ts';
import { views } from './console/views.ts';

/** Every word of the console that belongs to no entity. */
export const words = {
  entrance,
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
  bulk,
  form,
  composing,
  dates,
  devices,
  secondFactor,
  policy,
  shortcuts,
  coming,
  users,
  tasks,
  views,
};

/** The Czech words set the shape; another language owes each of them. */
export type ConsoleWords = typeof words;
