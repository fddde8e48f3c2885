import type { settingsEffects as czech } from '../../cs/statistics/settings-effects.ts';

/** What settings of statistics change. Fetched with their form. */
export const settingsEffects: typeof czech = {
  title: 'What the settings change',
  lines: [
    'The target holds for the whole town. The overview, tables and reports mark by it who stayed below, and it is the line in the graph. A link with a target of its own keeps it.',
    'A handling shorter than this many seconds is taken as a call by mistake: it is not among the handling times, the client still counts. After a change all days are counted again; tables say so until it is done.',
    'Services left out are counted nowhere unless they are asked for by name. How many people waited at once is then not known of whole branches.',
    'Managers can get a summary of last week by e-mail each Monday: show a report, keep it as a template and choose Send by e-mail in its menu.',
  ],
  toReport: 'Put together a report of last week',
  toStatistics: 'See the last month',
};
