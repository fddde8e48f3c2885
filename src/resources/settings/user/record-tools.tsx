import type { JSX } from 'react';
import { Link } from 'react-router';
import { createPageOf } from '../../../../contract/derive/addresses.ts';
import type { RecordToolProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf } from '../../../crud/core/row.ts';
import { tabParameter } from '../../../crud/record/record-context/tab-address.ts';
import { useAccessWords } from './access-words.ts';
import { rightsOfParameter } from './rights-of.ts';

const users = resourceNamed('users');

/** Leads from a user to the form of a new one with the same rights. */
export function UserTools({ record, className }: RecordToolProps): JSX.Element | null {
  const { copy } = useAccessWords();
  if (!useMay(users, 'create')) return null;
  const search = new URLSearchParams({ [rightsOfParameter]: String(idOf(record)), [tabParameter]: 'person' });
  return (
    <Link className={className} to={`${createPageOf(users)}?${search}`}>
      {copy.action}
    </Link>
  );
}
