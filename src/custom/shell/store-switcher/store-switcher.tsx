import { useReference, useStore } from 'ra-core';
import { type JSX, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onlyStoreOf } from '../../../../contract/basics/access.ts';
import { createPageOf, prefixOf } from '../../../../contract/derive/addresses.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import {
  addressedStore,
  chosenStoreKey,
  everyStore,
  findNarrowingField,
  parseChosenStore,
  storeParameter,
  useChosenStore,
} from '../../../crud/core/chosen-store.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { isRow } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';
import { resources } from '../../../providers/data/collections.ts';
import { allows, type Rights, useRights } from '../../../providers/rights.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useStoreChoice } from './use-store-choice.ts';
import './store-switcher.css';

/** Lists put the chosen store into their address themselves, together with their filter. */
const lists: ReadonlySet<string> = new Set(
  resources.filter((resource) => findNarrowingField(resource) !== undefined).map(({ page }) => page),
);
/** The form of a new record may be of a store that is not the chosen one. */
const forms: ReadonlySet<string> = new Set(resources.map(createPageOf));

/** Keeps what an address says of the chosen store, and says in every address what is kept. */
function StoreInAddress({ fixed }: { readonly fixed: number | undefined }): null {
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
  useGone(parseChosenStore(new URLSearchParams(search), kept), fixed);
  return null;
}

/** Goes back to all stores where the chosen one no longer exists or is not the person's to see, and says so. */
function useGone(chosen: number | undefined, fixed: number | undefined): void {
  const { storeSwitcher: words } = useConsoleWords();
  const notify = useNotify();
  const { choose } = useStoreChoice();
  const isForeign = fixed !== undefined && chosen !== undefined && chosen !== fixed;
  const { referenceRecord, isPending, error } = useReference({
    reference: prefixOf(registry.stores),
    id: chosen ?? 0,
    options: { enabled: chosen !== undefined && fixed === undefined },
  });
  const isMissing = !isPending && (error == null ? !isRow(referenceRecord) : readRefusal(error).status === 403);
  const isGone = chosen !== undefined && (isForeign || (fixed === undefined && isMissing));
  useEffect(() => {
    if (!isGone) return;
    choose(undefined);
    notify(words.gone, 'info');
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each choice
  }, [isGone, chosen]);
}

const StorePicker = lazyPart(
  async () => (await import('./store-picker.tsx')).StorePicker,
  ({ onClose }) => onClose(),
);

/** The store that one works with, next to the logo: chosen from a list, or said where there is only one. */
export function StoreSwitcher(): JSX.Element | null {
  const rights = useRights();
  const { storeSwitcher: words } = useConsoleWords();
  const { chosen } = useChosenStore();
  const [isOpen, setOpen] = useState(false);
  const { user } = rights;
  const fixed = onlyStoreOf(user);
  if (!seesStores(rights)) return null;
  if (fixed !== undefined) {
    return (
      <p className="store-switcher store-switcher--fixed">
        <Icon name="building" size={18} />
        <span className="store-switcher__name">
          <ReferenceName plain target="stores" id={fixed} />
        </span>
        <StoreInAddress fixed={fixed} />
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={chosen === undefined ? 'button store-switcher' : 'button store-switcher store-switcher--chosen'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="building" size={18} />
        <span className="visually-hidden">{words.title}: </span>
        <span className="store-switcher__name">
          {chosen === undefined ? words.all : <ReferenceName plain target="stores" id={chosen} />}
        </span>
        <Icon name="chevronDown" size={16} />
      </button>
      {isOpen ? (
        <Suspense>
          <StorePicker chosen={chosen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
      <StoreInAddress fixed={undefined} />
    </>
  );
}

/** Whether anything that the person sees belongs to a store. */
function seesStores(rights: Rights): boolean {
  return resources.some((resource) => findNarrowingField(resource) !== undefined && allows(rights, prefixOf(resource), 'list'));
}
