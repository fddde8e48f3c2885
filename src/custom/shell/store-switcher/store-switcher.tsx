import { type JSX, Suspense, useState } from 'react';
import { onlyStoreOf } from '../../../../contract/basics/access.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { storeFieldOf } from '../../../crud/core/chosen-store/chosen-store.ts';
import { useChosenStore } from '../../../crud/core/chosen-store/use-chosen-store.ts';
import { ReferenceName } from '../../../crud/fields/references/reference-name.tsx';
import { resources } from '../../../providers/data/collections.ts';
import { allows, type Rights } from '../../../providers/rights/rights.ts';
import { useRights } from '../../../providers/rights/use-rights.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { StoreInAddress } from './store-in-address.tsx';
import './store-switcher.css';

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
  return resources.some((resource) => storeFieldOf(resource) !== undefined && allows(rights, prefixOf(resource), 'list'));
}
