/** A day of a store, as far as it is put together with others. */
type PlannedDay = {
  readonly day: string;
  readonly reason: string | null;
  readonly expected: number | null;
  readonly missing_hours: number | null;
};

/** A day of several stores. */
export type DayTogether = {
  readonly day: string;
  /** How many stores are known to be open on it. */
  readonly open: number;
  /** All of its stores together; null where one of the open ones is not known. */
  readonly expected: number | null;
  /** In how many stores desks are missing. */
  readonly missing: number;
  /** Of some store it is not known whether desks suffice. */
  readonly isUnknown: boolean;
};

/** The days of several stores, each once: what is expected in all of them, and in how many desks are missing. */
export function daysTogether(stores: readonly (readonly PlannedDay[])[]): readonly DayTogether[] {
  const names = [...new Set(stores.flatMap((days) => days.map(({ day }) => day)))].toSorted();
  return names.map((name) => {
    const all = stores.flatMap((days) => days.filter(({ day }) => day === name));
    const known = all.filter(({ reason }) => reason === null);
    const isSilent = all.some(({ reason }) => reason !== null && reason !== 'closed');
    return {
      day: name,
      open: known.length,
      expected:
        isSilent || known.length === 0 || known.some(({ expected }) => expected === null)
          ? null
          : known.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
      missing: known.filter(({ missing_hours: hours }) => (hours ?? 0) > 0).length,
      isUnknown: isSilent || known.some(({ missing_hours: hours }) => hours === null),
    };
  });
}
