/** Length of a cell: the beginning and the length of a visit are whole numbers of cells. */
export const cellMinutes = 5;

const cellMs = cellMinutes * 60_000;

/** The cell of an instant. */
export function cellAt(instant: Date): number {
  return Math.floor(instant.getTime() / cellMs);
}

/** How many places are taken in a cell, which is counted from 1970: so the hour that comes twice has cells of its own. */
export type Taken = (cell: number) => number;

type Visit = { readonly starts_at: number; readonly ends_at: number };

/** The cells in which a visit takes a place, in their order; instants in milliseconds since 1970. */
export function listVisitCells({ starts_at, ends_at }: Visit): readonly number[] {
  const first = Math.floor(starts_at / cellMs);
  return Array.from({ length: Math.max(0, Math.ceil(ends_at / cellMs) - first) }, (_, place) => first + place);
}

/** Most places that are taken at one moment of the visit. */
export function mostTaken({ starts_at, ends_at }: Visit, taken: Taken): number {
  const end = Math.ceil(ends_at / cellMs);
  let most = 0;
  for (let cell = Math.floor(starts_at / cellMs); cell < end; cell += 1) most = Math.max(most, taken(cell));
  return most;
}

/** Counts the places that visits take. */
export function takenBy(visits: readonly Visit[]): Taken {
  const counts = new Map<number, number>();
  for (const cell of visits.flatMap(listVisitCells)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return (cell) => counts.get(cell) ?? 0;
}
