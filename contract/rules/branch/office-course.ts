/** Share of an average day by weekday from Sunday: long office days draw, Friday does not. */
export const weekdayFactors = [0, 1.32, 0.88, 1.26, 0.84, 0.6, 0] as const;

/** Share by month from January: passports before summer, quiet at the end of the year. */
export const monthFactors = [1.02, 1.0, 1.04, 1.03, 1.1, 1.16, 1.04, 0.98, 1.03, 0.98, 0.95, 0.78] as const;

/** Arrivals by half-hour from eight: a queue at the door, the morning peak, the dip of lunch, those who come from work. */
const course = [1.5, 1.35, 1.4, 1.4, 1.25, 1.1, 0.95, 0.65, 0.5, 0.6, 0.85, 0.95, 1.0, 1.05, 1.2, 1.15, 0.95, 0.7] as const;
const opening = 8 * 60;
const step = 30;
const edgeWeight = 0.6;

/** A part of an office day: minutes of the local day, and how many come in it next to other parts of the same length. */
export type PartOfDay = { readonly begin: number; readonly end: number; readonly weight: number };

/** The course of arrivals between two minutes of the local day; before eight and after five as few as at the edges. */
export function courseOfDay(from: number, to: number): readonly PartOfDay[] {
  const first = Math.floor((from - opening) / step);
  const last = Math.ceil((to - opening) / step);
  return Array.from({ length: Math.max(0, last - first) }, (_, place) => {
    const half = first + place;
    const begin = Math.max(from, opening + half * step);
    const end = Math.min(to, opening + (half + 1) * step);
    return { begin, end, weight: course[half] ?? edgeWeight };
  }).filter(({ begin, end }) => begin < end);
}
