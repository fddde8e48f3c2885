import { useReference } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { prefixOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { resourceNamed } from '../named.ts';
import { isRow } from '../row.ts';
import { useWords } from '../words.ts';
import '../../ui/skeleton.css';
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

/** Several referenced records in a row; what does not fit is counted. */
export function ReferenceNames({ target, ids, shown = ids.length }: ReferencesProps): JSX.Element {
  const { list } = useWords();
  return (
    <ul className="inline-list">
      {ids.slice(0, shown).map((id) => (
        <li key={id}>
          <ReferenceName target={target} id={id} />
        </li>
      ))}
      {ids.length > shown ? <li className="quiet">{list.moreValues(ids.length - shown)}</li> : null}
    </ul>
  );
}
