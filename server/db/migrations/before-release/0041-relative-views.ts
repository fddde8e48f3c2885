import { timeZone } from '../../../../contract/basics/limits.ts';
import { migrationOf } from '../step/migration.ts';

/** Periods of a saved view in days from the day on which it was saved; a week goes from Monday to the Monday after. */
const periods: readonly (readonly [name: string, unit: 'day' | 'week', begins: number])[] = [
  ['today', 'day', 0],
  ['tomorrow', 'day', 1],
  ['yesterday', 'day', -1],
  ['week', 'week', 0],
];

/** When the state of a view was written: with the view, or at its last change. */
const moments = ['created_at', 'updated_at'] as const;

const instant = `YYYY-MM-DD"T"HH24:MI:SS.MS"Z"`;

/** Periods that are in a view by their bounds become the names that those bounds had on the day when the view was saved. */
export const relativeViews = migrationOf(() =>
  moments.flatMap((moment) =>
    periods.flatMap(([name, unit, begins]) => {
      const day = `date_trunc('${unit}', ${moment} at time zone '${timeZone}') + interval '${begins} ${unit}'`;
      const end = `${day} + interval '1 ${unit}'`;
      const inUtc = (local: string): string => `(${local}) at time zone '${timeZone}' at time zone 'UTC'`;
      const lastInstant = `${inUtc(end)} - interval '1 millisecond'`;
      return [
        renamed(name, `to_char(${inUtc(day)}, '${instant}')`, `to_char(${lastInstant}, '${instant}')`),
        renamed(name, `to_char(${day}, 'YYYY-MM-DD')`, `to_char(${end} - interval '1 day', 'YYYY-MM-DD')`),
      ];
    }),
  ),
);

/** State of a view is compact JSON, in which the bounds of one field are one behind the other. */
function renamed(period: string, first: string, last: string): string {
  const bounds = `'"([a-z_]+)_gte":"' || ${first} || '","\\1_lte":"' || ${last} || '"'`;
  return `update views set state = regexp_replace(state, ${bounds}, '"\\1_on":"${period}"', 'g') where state ~ (${bounds})`;
}
