/** What of a service its tickets are numbered by. */
type Numbered = { readonly ticket_prefix: string | null; readonly number_from: number; readonly number_to: number };

/**
 * The number that people read on the ticket that so many of the service came before on the day: the letter, and without a separator the
 * number with as many digits as the last one has. After the last number it begins again with the first.
 */
export function ticketNumber({ ticket_prefix: prefix, number_from: from, number_to: to }: Numbered, before: number): string {
  const number = from + (before % Math.max(1, to - from + 1));
  return `${prefix ?? ''}${String(number).padStart(String(to).length, '0')}`;
}

/** So much waiting a step of a service's priority is worth: an absolute order would leave the others sitting till evening. */
export const priorityStepMinutes = 3;

/** Whether a display calls without a sound at the time of day, both as `HH:MM`: from the first until before the second, over midnight too. */
export function isQuiet(
  { quiet_from: from, quiet_to: to }: { readonly quiet_from: string | null; readonly quiet_to: string | null },
  time: string,
): boolean {
  if (from === null || to === null || from === to) return false;
  return from < to ? from <= time && time < to : from <= time || time < to;
}
