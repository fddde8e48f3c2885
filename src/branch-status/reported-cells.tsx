import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { fieldOf } from '../../contract/derive/fields.ts';
import type { LastContact } from '../../contract/operations/monitoring.ts';
import { stores } from '../../contract/resources/stores/stores.ts';
import { notKnown } from '../../contract/rules/branch-status/device-state.ts';
import type { FieldAddition, FieldAdditions } from '../crud/core/additions/field-addition.ts';
import { useCalls } from '../crud/core/calls.ts';
import type { CellValue } from '../crud/core/field-props.ts';
import { isNothing } from '../crud/core/row.ts';
import { renderCell } from '../crud/fields/cells/cells.tsx';
import { ReportedValue, useKnown } from './reported-value.tsx';

/** Users without the right to read stores receive no live changes of them, so the query is sent again each minute. */
const againMilliseconds = 60_000;

/** What is said in place of a value that is not there: that it is nothing, or that it was never reported. */
type Nothing = (value: CellValue) => string;

type Tones = Readonly<Record<string, NonNullable<FieldAddition['tones']>>>;

/**
 * Values of rows that their branch reports: as they are now, or, of a silent branch, as they were at its last word. The first of the
 * names shows when that was; in the others the time is in the title, so that a row stays one line.
 */
export function reportedFields(
  names: readonly string[],
  tones: Tones = {},
  nothings: Readonly<Record<string, Nothing>> = {},
): FieldAdditions {
  return Object.fromEntries(
    names.map((name, place) => {
      const own = tones[name] ?? {};
      const cell = (context: CellValue): JSX.Element => (
        <ReportedCell {...context} tones={own} nothing={nothings[name]} isShort={place > 0} />
      );
      return [name, { tones: own, cell, absent: cell }];
    }),
  );
}

type ReportedCellProps = CellValue & {
  readonly tones: NonNullable<FieldAddition['tones']>;
  readonly nothing: Nothing | undefined;
  readonly isShort: boolean;
};

function ReportedCell({ tones, isShort, ...value }: ReportedCellProps): JSX.Element {
  const { ask } = useCalls();
  // One request for all values of a list.
  const { data } = useQuery({
    queryKey: [prefixOf(stores), 'lastContact', {}],
    // Asked again on its own, which is nothing that anybody does.
    queryFn: ({ signal }) => ask('GET /last-contacts', { signal, background: true }),
    refetchInterval: againMilliseconds,
    retry: false,
  });
  const lastContact = data?.find(({ id }) => id === value.row['store_id']);
  return lastContact === undefined ? <Plain {...value} /> : <Dated {...value} tones={tones} isShort={isShort} lastContact={lastContact} />;
}

function Dated({ lastContact, tones, isShort, ...value }: ReportedCellProps & { readonly lastContact: LastContact }): JSX.Element {
  const known = useKnown(lastContact);
  const { resource, name, words } = value;
  const reported = reportedIn(value);
  if (reported === notKnown) {
    return (
      <span className="last-reported">
        <Plain {...value} value={reported} />
      </span>
    );
  }
  return (
    <ReportedValue known={known} isShort={isShort} unknown={words.labelsOf(resource).choices[name]?.[notKnown]}>
      <Plain {...value} value={reported} tones={known.freshness === 'now' ? tones : {}} />
    </ReportedValue>
  );
}

/** What the branch said of it, however long ago. */
function reportedIn({ resource, row, name, value }: CellValue): unknown {
  const field = fieldOf(resource, name);
  return field?.kind === 'computed' && field.reported !== undefined ? (row[field.reported] ?? notKnown) : value;
}

/** The value as its kind shows it; without tones it calls for no one. */
function Plain({ tones = {}, nothing, ...value }: CellValue & Partial<Pick<ReportedCellProps, 'tones' | 'nothing'>>): JSX.Element | null {
  if (nothing !== undefined && isNothing(value.value)) return <span className="quiet">{nothing(value)}</span>;
  const field = fieldOf(value.resource, value.name);
  return field === undefined ? null : <>{renderCell(field, { ...value, additions: { fields: { [value.name]: { tones } } } })}</>;
}
