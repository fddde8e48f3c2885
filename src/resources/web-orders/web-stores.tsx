import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import type { JSX } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { webStores as czech } from '../../../contract/messages/cs/console/web-orders/web-stores.ts';
import { webStores as english } from '../../../contract/messages/en/console/web-orders/web-stores.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { ListSlotProps } from '../../crud/core/additions/slots.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { resourceNamed } from '../../crud/core/named.ts';
import { readAll } from '../../crud/core/read-all.ts';
import { readRefusal } from '../../crud/core/refusal.ts';
import { idOf, type Row, textOf } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { wordsHook } from '../../crud/core/words.ts';
import { ReferenceName } from '../../crud/fields/references/reference-name.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import './missing-stores.css';

export const additions: Additions = {
  icon: 'building',
  head: { title: 'store_id', facts: ['heading', 'enabled'] },
  // Clients read the branch's own name there.
  fields: { heading: { absent: ({ row }) => <ReferenceName plain target="stores" id={Number(row['store_id'])} /> } },
  listSlots: { Above: MissingStores },
};

const stores = resourceNamed('stores');
const settings = resourceNamed('web-stores');
const name = prefixOf(settings);

/** Over the list that is not of deleted rows: which branches have no settings yet, and all of them added by one press. */
function MissingStores({ isTrash = false }: ListSlotProps): JSX.Element | null {
  const words = useWebStoreWords();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const mayCreate = useMay(settings, 'create') && !isTrash;
  const { data: missing = [] } = useQuery({
    queryKey: [name, 'missing', { dependsOn: [prefixOf(stores)] }],
    queryFn: () => missingStores(provider),
    enabled: mayCreate,
    retry: false,
  });
  if (!mayCreate || missing.length === 0) return null;
  const add = async (): Promise<void> => {
    let added = 0;
    for (const store of missing) {
      try {
        await provider.create(name, { data: { store_id: idOf(store) } });
        added += 1;
      } catch (error) {
        notify(words.notAdded(textOf(store['label']), readRefusal(error).message), 'error');
        break;
      }
    }
    if (added > 0) notify(words.added(added), 'success');
    await queries.invalidateQueries({ queryKey: [name] });
  };
  return (
    <div className="missing-stores">
      <Notice tone="info" title={words.missing(missing.length)}>
        <p>{missing.map((store) => textOf(store['label'])).join(', ')}</p>
        <p>{words.meaning}</p>
        <Button icon="plus" onClick={add}>
          {words.add}
        </Button>
      </Notice>
    </div>
  );
}

async function missingStores(provider: DataProvider): Promise<readonly Row[]> {
  const [all, set] = await Promise.all([readAll(provider, prefixOf(stores), {}, 'label'), readAll(provider, name, {}, 'store_id')]);
  const known = new Set(set.map((row) => row['store_id']));
  return all.filter((store) => !known.has(idOf(store)));
}

/** Words of branches without settings of ordering: they are fetched with their list. */
const useWebStoreWords = wordsHook(czech, english);
