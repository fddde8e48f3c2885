/** Hours of a day as a filter asks for them: `13:00-15:00` holds 13:00 and no longer 15:00. The end of the day is `24:00`. */
export type HoursOfDay = { readonly from: string; readonly until: string };

const written = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u;

/** The whole day: an end that no one gave. */
export const wholeDay: HoursOfDay = { from: '00:00', until: '24:00' };

/** The hours in a filter; undefined where they are none, or end before they begin. */
export function readHours(value: unknown): HoursOfDay | undefined {
  const [, from, until] = (typeof value === 'string' ? written.exec(value) : null) ?? [];
  return from === undefined || until === undefined || from >= until ? undefined : { from, until };
}

/** The same as a filter writes it. */
export function writtenHours({ from, until }: HoursOfDay): string {
  return `${from}-${until}`;
}
