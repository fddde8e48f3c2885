/** A day of a store, as far as it is put together with others. */
type PlannedDay = {
  readonly day: string;
  readonly reason: string | null;
  readonly expected: number | null;
  readonly missing_hours: number | null;
  readonly hours: readonly { readonly needed: number | null }[];
};

/** A day of several stores. */
export type DayTogether = {
  readonly day: string;
  /** How many stores are known to be open on it. */
  readonly open: number;
  /** The stores that sums are made of: all of their hours are known. */
  readonly counted: readonly number[];
  /** The stores of which nothing or not all is known; closed ones are not among them. */
  readonly unknown: readonly number[];
  /** What is expected in all counted stores, each in whole clients as it is shown, so that columns add up; null where there is none. */
  readonly expected: number | null;
  /** In how many stores desks are missing. */
  readonly missing: number;
  /** In how many stores the usual desks suffice. */
  readonly enough: number;
  /** Of some store it is not known whether desks suffice. */
  readonly isUnknown: boolean;
};

type PlannedStore = { readonly id: number; readonly days: readonly PlannedDay[] };

/** The days of several stores, each once: what is expected in those that have a forecast, and in how many desks are missing. */
export function daysTogether(stores: readonly PlannedStore[]): readonly DayTogether[] {
  const names = [...new Set(stores.flatMap(({ days }) => days.map(({ day }) => day)))].toSorted();
  return names.map((name) => {
    const all = stores.map(({ id, days }) => ({ id, planned: days.find(({ day }) => day === name) }));
    const known = all.flatMap(({ planned }) => (planned?.reason === null ? [planned] : []));
    const counted = all.flatMap(({ id, planned }) =>
      planned !== undefined && isWhole(planned) ? [{ id, expected: Math.round(planned.expected ?? 0) }] : [],
    );
    const unknown = all.filter(({ planned }) => planned === undefined || (planned.reason !== 'closed' && !isWhole(planned)));
    return {
      day: name,
      open: known.length,
      counted: counted.map(({ id }) => id),
      unknown: unknown.map(({ id }) => id),
      expected: counted.length === 0 ? null : counted.reduce((sum, { expected }) => sum + expected, 0),
      missing: known.filter(({ missing_hours: hours }) => (hours ?? 0) > 0).length,
      enough: known.filter(({ missing_hours: hours }) => hours === 0).length,
      isUnknown: unknown.length > 0 || known.some(({ missing_hours: hours }) => hours === null),
    };
  });
}

/** Whether the clients and the desks of all hours are known: a store is in sums with its whole day or not at all. */
function isWhole({ reason, expected, hours }: PlannedDay): boolean {
  return reason === null && expected !== null && hours.every(({ needed }) => needed !== null);
}
