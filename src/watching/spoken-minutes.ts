import type { MonitoringWords } from '../../contract/messages/cs/console/stores/monitoring.ts';

/** Whole minutes as people say them, from an hour on with hours. */
export function spokenMinutes(words: MonitoringWords, minutes: number): string {
  return minutes < 60 ? words.minutes(minutes) : words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}
