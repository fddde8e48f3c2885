import type { JSX } from 'react';
import { Link } from 'react-router';
import { createPageOf } from '../../../../contract/derive/addresses.ts';
import type { ToolProps } from '../../additions.ts';
import { useMay } from '../../gate.tsx';
import { resourceNamed } from '../../named.ts';
import { tabParameter } from '../../record/tab-address.ts';
import { idOf } from '../../row.ts';
import { useWords } from '../../words.ts';
import { rightsOfParameter } from './rights-of.ts';

const users = resourceNamed('users');

/** Leads from a user to the form of a new one with the same rights. */
export function UserTools({ record, className }: ToolProps): JSX.Element | null {
  const words = useWords();
  if (!useMay(users, 'create')) return null;
  const search = new URLSearchParams({ [rightsOfParameter]: String(idOf(record)), [tabParameter]: 'person' });
  return (
    <Link className={className} to={`${createPageOf(users)}?${search}`}>
      {words.users.copy.action}
    </Link>
  );
}
