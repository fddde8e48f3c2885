import { useGetManyAggregate } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { prefixOf, recordPageOf } from '../../../../contract/derive/addresses.ts';
import { outages } from '../../../../contract/resources/stores/outages.ts';
import { stores } from '../../../../contract/resources/stores/stores.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';

/** The rest is counted. */
const mostNamed = 3;

type OutageLineProps = {
  /** The last one first; none where their number was too great to tell. */
  readonly ids: readonly number[];
  readonly hasBegun: boolean;
};

/** Outages that began, or that ended, close together: which and at which stores. */
export function OutageLine({ ids, hasBegun }: OutageLineProps): JSX.Element {
  const words = useWords();
  const { tasks } = words;
  const named = ids.slice(0, mostNamed);
  const { data } = useGetManyAggregate(prefixOf(outages), { ids: named }, { enabled: named.length > 0 });
  const all: readonly unknown[] = data ?? [];
  const rows = all.filter(isRow);
  const [only] = rows;
  if (ids.length === 1 && only !== undefined) return <OneOutage row={only} hasBegun={hasBegun} />;
  const text = hasBegun ? tasks.outagesBegan(ids.length) : tasks.outagesTurned(ids.length);
  return (
    <>
      <p>{ids.length === 0 ? tasks.outagesMany : text}</p>
      {rows.map((row) => (
        <p key={idOf(row)}>
          <OutageName row={row} />
        </p>
      ))}
      <p>
        <Link to={outages.page}>{words.labelsOf(outages).page}</Link>
      </p>
    </>
  );
}

function OneOutage({ row, hasBegun }: { readonly row: Row; readonly hasBegun: boolean }): JSX.Element {
  const { tasks } = useWords();
  const [began, ended] = [formatInstant(textOf(row['started_at'])), textOf(row['ended_at'])];
  const text = hasBegun ? tasks.outageBegan : ended === '' ? tasks.outageChanged : tasks.outageEnded;
  return (
    <>
      <p>
        {text} <OutageName row={row} />
      </p>
      <p className="quiet">{ended === '' ? tasks.outageSince(began) : `${began} – ${formatInstant(ended)}`}</p>
    </>
  );
}

/** What it is, leading to it, and at which store. */
function OutageName({ row }: { readonly row: Row }): JSX.Element {
  const words = useWords();
  const store = row['store_id'];
  return (
    <>
      <Link to={recordPageOf(outages, row)}>{choiceLabel(words, outages, { name: 'outage_kind', value: textOf(row['outage_kind']) })}</Link>
      {typeof store === 'number' ? (
        <>
          {`, ${words.tasks.outageOf} `}
          <ReferenceName target={stores.name} id={store} />
        </>
      ) : null}
    </>
  );
}
