import { type LicenceState, licenceStates } from '../../../../contract/rules/licence/licence-state.ts';
import { type LicensedKind, licensedKinds } from '../../../../contract/rules/licence/terms.ts';
import { isRow, rowsOf, textOf, textsOf } from '../../../crud/vocabulary/row.ts';

export type LicensedCount = { readonly kind: LicensedKind; readonly used: number; readonly licensed: number | null };
export type Standing = {
  readonly state: LicenceState;
  readonly serialNumber: string;
  readonly validTo: string | null;
  readonly daysLeft: number | null;
  readonly modules: readonly string[];
  readonly counts: readonly LicensedCount[];
};

/** What the API tells of a store's licence: `contract/operations/stores/licence-operations.ts`. */
export function standingIn(json: unknown): Standing {
  const told = isRow(json) ? json : {};
  const left = told['days_left'];
  return {
    state: licenceStates.find((state) => state === told['state']) ?? 'none',
    serialNumber: textOf(told['serial_number']),
    validTo: textOf(told['valid_to']) || null,
    daysLeft: typeof left === 'number' ? left : null,
    modules: textsOf(told['available_modules']),
    counts: rowsOf(told['counts']).flatMap(({ kind, used, licensed }) => {
      const known = licensedKinds.find((one) => one === kind);
      return known === undefined ? [] : [{ kind: known, used: Number(used), licensed: typeof licensed === 'number' ? licensed : null }];
    }),
  };
}
