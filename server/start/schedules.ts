import type { Schedule } from '../engine/jobs/periodic-jobs.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/**
 * Everything that a server repeats. `docs/architecture/jobs.md` shows the same table with a sentence for each job; the imports of
 * `server/start/periodic-works.ts` name the file of each job.
 */
export const schedules = {
  'run-tasks': {
    owner: 'engine/jobs',
    firstAfterMs: second,
    // Adding a task wakes the server that adds it.
    everyMs: { alone: 30 * second, shared: 2 * second },
    whenLate: 'all',
    needs: 'grow',
    // A long task must not keep short ones waiting.
    parallel: 3,
  },
  'take-up-tasks': { owner: 'engine/jobs', firstAfterMs: second, everyMs: 15 * second, whenLate: 'once', needs: 'write' },
  'prune-tasks': { owner: 'engine/jobs', firstAfterMs: second, everyMs: hour, whenLate: 'once', needs: 'write' },
  'prune-imports': { owner: 'engine/imports', firstAfterMs: second, everyMs: hour, whenLate: 'once', needs: 'write' },
  'remove-old-uploads': { owner: 'engine/uploads', firstAfterMs: minute, everyMs: hour, whenLate: 'once', needs: 'nothing' },
  'prune-changes': { owner: 'engine/live', firstAfterMs: 10 * minute, everyMs: 10 * minute, whenLate: 'once', needs: 'write' },
  'watch-disk': { owner: 'engine/files', firstAfterMs: 5 * second, everyMs: 5 * second, whenLate: 'once', needs: 'nothing' },
  'prune-request-counts': { owner: 'areas/accounts', firstAfterMs: second, everyMs: hour, whenLate: 'once', needs: 'write' },
  'send-messages': { owner: 'areas/messages', firstAfterMs: second, everyMs: second, whenLate: 'all', needs: 'write' },
  'clear-message-secrets': { owner: 'areas/messages', firstAfterMs: second, everyMs: 30 * second, whenLate: 'all', needs: 'write' },
  'read-bounces': { owner: 'areas/messages', firstAfterMs: 5 * second, everyMs: 20 * second, whenLate: 'all', needs: 'write' },
  'warn-of-licence-ends': { owner: 'areas/stores', firstAfterMs: 5 * second, everyMs: minute, whenLate: 'once', needs: 'write' },
  'expire-orders': { owner: 'areas/booking', firstAfterMs: 10 * second, everyMs: 10 * second, whenLate: 'all', needs: 'write' },
  'offer-freed-times': { owner: 'areas/booking', firstAfterMs: 5 * second, everyMs: 10 * second, whenLate: 'all', needs: 'write' },
  'remind-clients': { owner: 'areas/booking', firstAfterMs: 5 * second, everyMs: 20 * second, whenLate: 'all', needs: 'write' },
  // After a start every branch is silent: branches get time to connect again before their silence counts.
  'watch-silence': { owner: 'areas/branches', firstAfterMs: 2 * minute, everyMs: 15 * second, whenLate: 'once', needs: 'write' },
  // Commits of this server start it sooner; the period is for commits of another server that stopped before it noted them.
  'note-waiting-changes': { owner: 'areas/branches', firstAfterMs: second / 2, everyMs: minute, whenLate: 'all', needs: 'write' },
  'prune-branch-data': { owner: 'areas/branches', firstAfterMs: second, everyMs: hour, whenLate: 'once', needs: 'write' },
  // People watch these figures: they follow a change within a second.
  'count-statistics': { owner: 'areas/statistics', firstAfterMs: 100, everyMs: 100, whenLate: 'all', needs: 'write' },
  // An evening that passed while the server was stopped is made up for by the next run.
  'forecast-days': { owner: 'areas/statistics', firstAfterMs: 30 * second, everyMs: 5 * minute, whenLate: 'all', needs: 'write' },
  // A template is sent in the minute that it is set to.
  'send-reports': { owner: 'areas/statistics', firstAfterMs: 15 * second, everyMs: 20 * second, whenLate: 'all', needs: 'grow' },
  // Jobs of the night look every few minutes whether their hour has come: that of `backup_settings` here, 1:00 (`nightlyHour`) for
  // the backup of everything, 3:00 (`erasingHour`) for erasing; `forecast-days` begins at 20:00 (`eveningHour`). `contract/rules/time/night.ts` says when a night is due.
  'back-up-stores': { owner: 'areas/backups', firstAfterMs: 5 * second, everyMs: minute, whenLate: 'once', needs: 'grow' },
  'back-up-everything': { owner: 'areas/backups', firstAfterMs: minute, everyMs: 5 * minute, whenLate: 'once', needs: 'nothing' },
  'remove-unused-files': { owner: 'areas/personal-data', firstAfterMs: minute, everyMs: hour, whenLate: 'all', needs: 'write' },
  'erase-personal-data': { owner: 'areas/personal-data', firstAfterMs: 30 * second, everyMs: 5 * minute, whenLate: 'all', needs: 'write' },
} as const satisfies Readonly<Record<string, Schedule>>;

export type PeriodicJobName = keyof typeof schedules;

export const periodicJobNames = Object.keys(schedules).filter((name): name is PeriodicJobName => name in schedules);
