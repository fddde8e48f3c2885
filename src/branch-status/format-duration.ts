import type { HomeWords } from '../../contract/messages/cs/console/stores/home.ts';
import type { MonitoringWords } from '../../contract/messages/cs/console/stores/monitoring.ts';

/** Formats whole minutes, from an hour on with hours. */
export function formatMinutes(words: MonitoringWords, minutes: number): string {
  return minutes < 60 ? words.minutes(minutes) : words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

const dayMilliseconds = 24 * 3_600_000;

/** A wait that still goes on is shown in whole minutes: seconds would keep the page restless. */
export function formatWait(words: HomeWords, milliseconds: number): string {
  const whole =
    milliseconds < 120_000 ? Math.max(0, Math.floor(milliseconds / 10_000) * 10_000) : Math.floor(milliseconds / 60_000) * 60_000;
  return formatDuration(words, whole);
}

/** A length of time in milliseconds as people say it: below two minutes in seconds, from an hour on with hours. */
export function formatDuration(words: HomeWords, milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 120) return words.seconds(Math.max(0, seconds));
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? words.minutes(minutes) : words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

/** How long a silence lasts: from a day on in whole hours. */
export function formatSilence(words: HomeWords, milliseconds: number): string {
  if (milliseconds >= dayMilliseconds) return words.hours(Math.floor(milliseconds / 3_600_000));
  return formatDuration(words, Math.max(60_000, Math.floor(milliseconds / 60_000) * 60_000));
}
