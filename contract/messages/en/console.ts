import type { ConsoleWords } from '../cs/console.ts';
import { appearance } from './console/appearance.ts';
import { auth } from './console/auth.ts';
import { branchKey } from './console/branch-key.ts';
import { bulk } from './console/bulk.ts';
import { coming } from './console/coming.ts';
import { composing } from './console/composing.ts';
import { dates } from './console/dates.ts';
import { delivery } from './console/delivery.ts';
import { devices } from './console/devices.ts';
import { entrance } from './console/entrance.ts';
import { exporting } from './console/export.ts';
import { form } from './console/form.ts';
import { held } from './console/held.ts';
import { home } from './console/home.ts';
import { imports } from './console/imports.ts';
import { keeping } from './console/keeping.ts';
import { list } from './console/list.ts';
import { monitoring } from './console/monitoring.ts';
import { notifications } from './console/notifications.ts';
import { opening } from './console/opening.ts';
import { outbox } from './console/outbox.ts';
import { pages } from './console/pages.ts';
import { policy } from './console/policy.ts';
import { screens } from './console/screens.ts';
import { search } from './console/search.ts';
import { secondFactor } from './console/second-factor.ts';
import { services } from './console/services.ts';
import { shell } from './console/shell.ts';
import { shortcuts } from './console/shortcuts.ts';
import { standing } from './console/standing.ts';
import { system } from './console/system.ts';
import { tasks } from './console/tasks.ts';
import { users } from './console/users.ts';
import { views } from './console/views.ts';
import { waiting } from './console/waiting.ts';

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
  exporting,
  imports,
  branchKey,
  bulk,
  form,
  composing,
  dates,
  delivery,
  devices,
  home,
  monitoring,
  standing,
  secondFactor,
  policy,
  opening,
  outbox,
  services,
  shortcuts,
  coming,
  system,
  users,
  tasks,
  views,
  waiting,
  held,
  keeping,
};
