/**
 * The time that was typed, `HH:mm`: `8` and `8:00` are the same, so are `830`, `8.30`, `8 : 30` and `08:30 h`; null when it is
 * none. `24` is the end of the day. Seconds are taken only where they say nothing.
 */
export function readTypedTime(text: string): string | null {
  const trimmed = text.replaceAll(/\p{Cf}/gu, '').trim();
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:(?:\s*[:.,]\s*|\s)?(\d{2})(?::00)?)?(?:\s*(?:h|hod|hodin)\.?)?$/iu.exec(trimmed) ?? [];
  if (hours === undefined) return null;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u.test(time) ? time : null;
}

/** The hour that a word of a search names, such as `9:30`, as it is kept; undefined of a word that is none: a bare number is rather a PIN. */
export function searchedHour(word: string): string | undefined {
  return /[:.]/u.test(word) ? (readTypedTime(word) ?? undefined) : undefined;
}
