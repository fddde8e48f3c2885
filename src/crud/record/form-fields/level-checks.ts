/**
 * The state of a field in the form's two columns: across both, with its label above, such a one that begins a row, or as a box before its
 * label.
 */
export type FieldLook = 'wide' | 'labelled' | 'first' | 'check';

/** Places of the boxes that are next to a field with its label above, and have to keep level with its input. */
export function levelChecks(standings: readonly FieldLook[]): ReadonlySet<number> {
  const level = new Set<number>();
  let left: number | undefined;
  for (const [place, standing] of standings.entries()) {
    const beside = left === undefined ? undefined : standings[left];
    if (standing === 'wide') left = undefined;
    else if (left === undefined || standing === 'first') left = place;
    else {
      if (standing === 'check' && (beside === 'labelled' || beside === 'first')) level.add(place);
      if (standing === 'labelled' && beside === 'check') level.add(left);
      left = undefined;
    }
  }
  return level;
}
