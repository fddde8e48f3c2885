/** The time that was typed, `HH:mm`: `8` and `8:00` are the same, so are `830`, `8.30` and `08:30`; null when it is none. `24` is the end of the day. */
export function readTypedTime(text: string): string | null {
  const trimmed = text.trim();
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,\s]?(\d{2}))?$/u.exec(trimmed) ?? [];
  if (hours === undefined) return null;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u.test(time) ? time : null;
}
