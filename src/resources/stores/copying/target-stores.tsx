import { type JSX, type ReactNode, useId } from 'react';
import { grantableStores } from '../../../../contract/rules/accounts/granting.ts';
import { GroupedChoice } from '../../settings/user/grouped-choice.tsx';
import { useStores } from '../../settings/user/use-stores.ts';
import '../../settings/user/rights.css';
import { useActor } from '../../../crud/core/use-actor.ts';
import { useWords } from '../../../crud/core/words.ts';
import type { CopyingWords } from './copying-words.ts';

type TargetStoresProps = {
  readonly said: CopyingWords;
  readonly from: readonly number[];
  readonly chosen: readonly number[];
  readonly options: ReactNode;
  readonly onChoose: (ids: readonly number[]) => void;
};

/** Stores to copy to, but for those that are copied from. */
export function TargetStores({ said, from, chosen, options, onChoose }: TargetStoresProps): JSX.Element {
  const words = useWords();
  const id = useId();
  const actor = useActor();
  const stores = useStores(words.users.stores.none);
  const own = actor === undefined ? null : grantableStores(actor);
  const regions = stores.regions
    .map((region) => ({ ...region, items: region.items.filter((store) => !from.includes(store.id)) }))
    .filter((region) => region.items.length > 0);
  return (
    <div className="store-choice">
      <p>{said.help}</p>
      {options}
      <p className="rights__note" role="status">
        {words.users.stores.chosen(chosen.length)}
      </p>
      <GroupedChoice
        groups={regions}
        total={Math.max(stores.total - from.length, 0)}
        own={own === null ? null : { ids: own, why: words.users.notGiven }}
        said={words.users.stores}
        {...{ id, chosen, onChoose }}
      />
    </div>
  );
}
