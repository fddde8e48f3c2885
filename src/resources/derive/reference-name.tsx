import { useGetManyAggregate, useReference } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { prefixOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { resourceNamed } from '../named.ts';
import { isRow } from '../row.ts';
import { useWords } from '../words.ts';
import { representationOf } from './represent.ts';

type ReferenceProps = { readonly target: string; readonly id: number; readonly plain?: boolean };

/** A referenced record by its name; names of one screen are asked for together. A link, unless it stands in a link. */
export function ReferenceName({ target, id, plain = false }: ReferenceProps): JSX.Element {
  const resource = resourceNamed(target);
  const words = useWords();
  const { referenceRecord, isPending } = useReference({ reference: prefixOf(resource), id });
  if (isPending) return <span className="skeleton skeleton--word" aria-hidden="true" />;
  if (!isRow(referenceRecord)) return <span className="quiet">#{id}</span>;
  const name = representationOf(words, resource, referenceRecord);
  if (plain) return <span>{name}</span>;
  return <Link to={recordPageOf(resource, referenceRecord)}>{name}</Link>;
}

type ReferencesProps = { readonly target: string; readonly ids: readonly number[]; readonly shown?: number };

/** Several referenced records in a row; what does not fit is counted, and so is what the reader may not see. */
export function ReferenceNames({ target, ids, shown = ids.length }: ReferencesProps): JSX.Element {
  const { list } = useWords();
  // The same question that the names ask: it is sent once.
  const { data, isPending } = useGetManyAggregate(prefixOf(resourceNamed(target)), { ids: [...ids] }, { enabled: ids.length > 0 });
  const records: readonly unknown[] = data ?? [];
  const seen = isPending ? ids : ids.filter((id) => records.some((record) => isRow(record) && record['id'] === id));
  return (
    <ul className="inline-list">
      {seen.slice(0, shown).map((id) => (
        <li key={id}>
          <ReferenceName target={target} id={id} />
        </li>
      ))}
      {seen.length > shown ? <li className="quiet">{list.moreValues(seen.length - shown)}</li> : null}
      {ids.length > seen.length ? <li className="quiet">{list.unseenValues(ids.length - seen.length)}</li> : null}
    </ul>
  );
}
