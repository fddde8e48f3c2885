import type { MonitoringWords } from '../../contract/messages/cs/console/stores/monitoring.ts';

/** Formats whole minutes, from an hour on with hours. */
export function formatMinutes(words: MonitoringWords, minutes: number): string {
  return minutes < 60 ? words.minutes(minutes) : words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}
