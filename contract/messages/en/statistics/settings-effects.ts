import { englishNumber as number } from '../../basics/numbers.ts';
import type { settingsEffects as czech } from '../../cs/statistics/settings-effects.ts';

const daysOf = (count: number): string => `${number(count)} ${count === 1 ? 'day' : 'days'}`;

/** What settings of statistics change. Fetched with their form. */
export const settingsEffects: typeof czech = {
  title: 'What the settings change',
  lines: [
    'The target holds for the whole town. The overview, tables and reports mark by it who stayed below, and it is the line in the graph. A link with a target of its own keeps it.',
    'A handling shorter than this many seconds is taken as a call by mistake: it is not among the handling times, the client still counts. After a change all days are counted again; tables say so until it is done.',
    'Only clients who came within the given hours are counted, and reservations for these hours. Who is waiting now is always shown in the overview of branches. After a change all days are counted again.',
    'Services left out are counted nowhere unless they are asked for by name; planning counts them, desks serve them. After a change all days are counted again; until then it is not known of whole branches how many people waited at once.',
  ],
  toStatistics: 'See the last month',
  weekly: {
    title: 'Weekly summary by e-mail',
    help: 'Each Monday at 7:00 you get a PDF with the last week by branches, compared with the week before it. Each person sets their own; change other addresses and the time in reports.',
    start: 'Send me the weekly summary',
    name: 'Summary of last week',
    started: (name, when) => `The template ${name} will be sent ${when}.`,
    sent: (name, when) => `${name} is sent to you, next ${when}.`,
    paused: (name) => `Sending of the template ${name} is paused.`,
    change: 'Change in reports',
    noRights: 'The summary is a report: it needs the right to reports. The administrator of users grants it.',
    failed: 'It could not be found out whether the summary is sent.',
  },
  recount: {
    title: 'Counting again with the new settings',
    running: 'Days are counted again with the new settings',
    left: (left, total) => `${daysOf(left)} of branches left of ${number(total)}.`,
    stop: 'Stop the counting',
    stopped: (left, total) =>
      `The counting is stopped. ${daysOf(total - left)} of branches are counted with the new settings, ${daysOf(left)} have figures of the earlier ones. Tables and reports say so.`,
    goOn: 'Go on counting',
    failed: 'The progress of the counting could not be loaded.',
  },
};
