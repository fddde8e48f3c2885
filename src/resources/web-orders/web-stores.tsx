import type { Additions } from '../../crud/core/additions/additions.ts';
import { ReferenceName } from '../../crud/fields/references/reference-name.tsx';
import { MissingStores } from './stores/missing-stores.tsx';

export const additions: Additions = {
  icon: 'building',
  head: { title: 'store_id', facts: ['heading', 'enabled'] },
  // Clients read the branch's own name there.
  fields: { heading: { absent: ({ row }) => <ReferenceName plain target="stores" id={Number(row['store_id'])} /> } },
  listSlots: { Above: MissingStores },
};
