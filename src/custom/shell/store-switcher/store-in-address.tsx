import { useReference, useStore } from 'ra-core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createPageOf, prefixOf } from '../../../../contract/derive/addresses.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import {
  addressedStore,
  chosenStoreIn,
  chosenStoreKey,
  everyStore,
  storeFieldOf,
  storeParameter,
} from '../../../crud/core/chosen-store/chosen-store.ts';
import { refusalOf } from '../../../crud/core/refusal.ts';
import { isRow } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { resources } from '../../../providers/data/collections.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { useStoreChoice } from './use-store-choice.ts';

/** Lists put the chosen store into their address themselves, together with their filter. */
const lists: ReadonlySet<string> = new Set(resources.filter((resource) => storeFieldOf(resource) !== undefined).map(({ page }) => page));
/** The form of a new record may be of a store that is not the chosen one. */
const forms: ReadonlySet<string> = new Set(resources.map(createPageOf));

/** Keeps what an address says of the chosen store, and says in every address what is kept. */
export function StoreInAddress({ fixed }: { readonly fixed: number | undefined }): null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [kept, keep] = useStore<unknown>(chosenStoreKey);
  const addressed = addressedStore(new URLSearchParams(search));
  const isForm = forms.has(pathname);
  useEffect(() => {
    if (isForm || addressed === undefined) return;
    keep(addressed === everyStore ? undefined : addressed);
  }, [isForm, addressed, keep]);
  const owed = addressed === undefined && typeof kept === 'number' && !lists.has(pathname) ? kept : undefined;
  useEffect(() => {
    if (owed === undefined) return;
    const params = new URLSearchParams(search);
    params.set(storeParameter, String(owed));
    void navigate({ search: `?${params}`, hash }, { replace: true, state, preventScrollReset: true });
  }, [owed, search, hash, state, navigate]);
  useGone(chosenStoreIn(new URLSearchParams(search), kept), fixed);
  return null;
}

/** Goes back to all stores where the chosen one no longer exists or is not the person's to see, and says so. */
function useGone(chosen: number | undefined, fixed: number | undefined): void {
  const { storeSwitcher: words } = useConsoleWords();
  const tell = useNotify();
  const { choose } = useStoreChoice();
  const isForeign = fixed !== undefined && chosen !== undefined && chosen !== fixed;
  const { referenceRecord, isPending, error } = useReference({
    reference: prefixOf(registry.stores),
    id: chosen ?? 0,
    options: { enabled: chosen !== undefined && fixed === undefined },
  });
  const isMissing = !isPending && (error == null ? !isRow(referenceRecord) : refusalOf(error).status === 403);
  const isGone = chosen !== undefined && (isForeign || (fixed === undefined && isMissing));
  useEffect(() => {
    if (!isGone) return;
    choose(undefined);
    tell(words.gone, 'info');
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each choice
  }, [isGone, chosen]);
}
