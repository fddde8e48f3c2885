/** Beginning and end of a visit, as the public interface gives them. */
export type VisitTime = { readonly starts_at: string; readonly ends_at: string };

/** How many minutes a visit takes. */
export function countVisitMinutes({ starts_at, ends_at }: VisitTime): number {
  return Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000);
}

/** The shortest and the longest of the visits; undefined of none. A service may offer short ones in the morning and long ones later. */
export function lengthsOf(visits: readonly VisitTime[]): { readonly least: number; readonly most: number } | undefined {
  if (visits.length === 0) return undefined;
  const minutes = visits.map(countVisitMinutes);
  return { least: Math.min(...minutes), most: Math.max(...minutes) };
}
