const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size as people read it, in units of a thousand: `4,2 GB`. The number is written by the language. */
export function byteSize(bytes: number, number: (value: number) => string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const value = bytes / 1000 ** power;
  return `${number(value < 10 && power > 0 ? Math.round(value * 10) / 10 : Math.round(value))} ${units[power]}`;
}
