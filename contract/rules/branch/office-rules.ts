/** The settings of a service that decide the numbers of its tickets. */
export type NumberedService = { readonly ticket_prefix: string | null; readonly number_from: number; readonly number_to: number };

/**
 * The number printed on a ticket, from the count of earlier tickets of the service on the day: the prefix and the number without a
 * separator, padded with zeros to the length of the highest number. After the highest number comes the lowest again.
 */
export function ticketNumber({ ticket_prefix: prefix, number_from: from, number_to: to }: NumberedService, before: number): string {
  const number = from + (before % Math.max(1, to - from + 1));
  return `${prefix ?? ''}${String(number).padStart(String(to).length, '0')}`;
}

/** How much waiting time one step of priority is worth. With strict priority, clients of the other services might wait all day. */
export const priorityStepMinutes = 3;

/** Whether a display calls silently at a time of day (`HH:MM`). Quiet hours include their start, exclude their end and may pass midnight. */
export function isQuiet(
  { quiet_from: from, quiet_to: to }: { readonly quiet_from: string | null; readonly quiet_to: string | null },
  time: string,
): boolean {
  if (from === null || to === null || from === to) return false;
  return from < to ? from <= time && time < to : from <= time || time < to;
}
