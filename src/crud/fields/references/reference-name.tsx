import { useGetManyAggregate, useReference } from 'ra-core';
import type { JSX } from 'react';
import { Link } from 'react-router';
import { prefixOf, recordPageOf } from '../../../../contract/derive/addresses.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { resourceNamed } from '../../core/named.ts';
import { isRow, type Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { representationOf } from './represent.ts';
import { useCachedRow } from './use-cached-row.ts';
import './values.css';

type ReferenceProps = {
  readonly target: string;
  readonly id: number;
  readonly plain?: boolean;
  /** With its store behind the name. */
  readonly withStore?: boolean;
};

/** A referenced record by its name; names of one screen are asked for together. A link, unless it is in a link. */
export function ReferenceName(props: ReferenceProps): JSX.Element {
  const resource = resourceNamed(props.target);
  const cached = useCachedRow(prefixOf(resource), props.id);
  if (cached === undefined) return <AskedName {...props} resource={resource} />;
  return (
    <>
      <Name {...props} resource={resource} row={cached.row} />
      {cached.isInvalidated ? <ReadAgain {...props} resource={resource} /> : null}
    </>
  );
}

/** Reads a changed row into the cache. The name stays in the page meanwhile: a link that is replaced would lose the focus. */
function ReadAgain({ resource, id }: OfResource): null {
  useReference({ reference: prefixOf(resource), id });
  return null;
}

type OfResource = ReferenceProps & { readonly resource: AnyResource };

function AskedName(props: OfResource): JSX.Element {
  const { resource, id } = props;
  const { referenceRecord, isPending } = useReference({ reference: prefixOf(resource), id });
  if (isPending) return <span className="skeleton skeleton--word" aria-hidden="true" />;
  if (!isRow(referenceRecord)) return <span className="quiet">#{id}</span>;
  return <Name {...props} row={referenceRecord} />;
}

function Name({ resource, row, plain = false, withStore = false }: OfResource & { readonly row: Row }): JSX.Element {
  const words = useWords();
  const name = representationOf(words, resource, row);
  const store = withStore ? <StoreBehind resource={resource} row={row} /> : null;
  if (plain) {
    return (
      <span>
        {name}
        {store}
      </span>
    );
  }
  return (
    <>
      <Link to={recordPageOf(resource, row)}>{name}</Link>
      {store}
    </>
  );
}

/** The store that the record belongs to, after a dot. */
function StoreBehind({ resource, row }: { readonly resource: AnyResource; readonly row: Row }): JSX.Element | null {
  const owner = resource.limitedBy === null ? undefined : fieldOf(resource, resource.limitedBy);
  const id = row[resource.limitedBy ?? ''];
  if (owner?.kind !== 'reference' || typeof id !== 'number') return null;
  return (
    <>
      {' · '}
      <ReferenceName plain target={owner.target} id={id} />
    </>
  );
}

type ReferencesProps = {
  readonly target: string;
  readonly ids: readonly number[];
  readonly shown?: number;
  readonly plain?: boolean;
  readonly withStore?: boolean;
};

/** Several referenced records in a row; what does not fit is counted, and so is what the reader may not see. */
export function ReferenceNames({ target, ids, shown = ids.length, plain = false, withStore = false }: ReferencesProps): JSX.Element {
  const { list } = useWords();
  // The same query that the names ask: it is sent once.
  const { data, isPending } = useGetManyAggregate(prefixOf(resourceNamed(target)), { ids: [...ids] }, { enabled: ids.length > 0 });
  const records: readonly unknown[] = data ?? [];
  const seen = isPending ? ids : ids.filter((id) => records.some((record) => isRow(record) && record['id'] === id));
  return (
    <ul className="inline-list">
      {seen.slice(0, shown).map((id) => (
        <li key={id}>
          <ReferenceName target={target} id={id} plain={plain} withStore={withStore} />
        </li>
      ))}
      {seen.length > shown ? <li className="quiet">{list.moreValues(seen.length - shown)}</li> : null}
      {ids.length > seen.length ? <li className="quiet">{list.unseenValues(ids.length - seen.length)}</li> : null}
    </ul>
  );
}
