import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const storeDefaults = {
  noun: noun('defaults of branches', 'defaults of branches'),
  page: 'Defaults of branches',
  fields: {
    intervals: 'Opening hours of a new branch',
    silence_minutes: 'Notify by e-mail after (min)',
    unusual_times: 'Wait longer than usual (times)',
    unusual_minutes: 'And longer by at least (min)',
    long_wait_minutes: 'Longest wait (min)',
    many_waiting: 'People waiting',
    licence_days: 'Days before a licence ends',
  },
  tabs: { hours: 'Opening hours', alerts: 'Limits of alerts' },
  choices: {},
  children: { intervals: { weekday: 'Weekday', opens: 'From', closes: 'To' } },
  helps: {
    intervals: 'Every new branch gets them as its base plan.',
    silence_minutes: 'A new e-mail notification begins with this value. Those that you have already do not change.',
    unusual_times: 'How many times longer the mean wait must be for the branch to stand among the unusual ones on the dashboard.',
    unusual_minutes: 'Short waits vary; a wait that is longer by a few minutes is not told of.',
    long_wait_minutes: 'Whoever waits at least this long puts the branch among the unusual ones. Empty means not to watch.',
    many_waiting: 'With at least this many clients waiting the branch stands among the unusual ones. Empty means not to watch.',
    licence_days: 'From when the dashboard and e-mails warn that the licence of a branch ends.',
  },
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['store-defaults']>;
