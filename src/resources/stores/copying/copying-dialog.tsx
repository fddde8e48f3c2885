import { type JSX, type ReactNode, useId } from 'react';
import { grantableStores } from '../../../../contract/rules/accounts/granting.ts';
import { GroupedChoice } from '../../settings/user/grouped-choice.tsx';
import { useStores } from '../../settings/user/use-stores.ts';
import { CopyingSteps, type CopyOutcome, type StepAsked } from './copying-steps.tsx';
import type { CopyingWords } from './copying-words.ts';
import '../../settings/user/rights.css';
import { useActor } from '../../../crud/core/use-actor.ts';
import { useWords } from '../../../crud/core/words.ts';

/** What is shown of a store: before copying what would change, and after it what has changed. */
export type CopiedStore = { readonly store_id: number; readonly result: string };

type CopyingDialogProps<Store> = {
  readonly title: string;
  readonly said: CopyingWords;
  /** Stores that are copied from. */
  readonly from: readonly number[];
  /** Stores that are chosen to begin with. */
  readonly chosenFirst?: readonly number[];
  readonly ask: (asked: StepAsked<number, Store>) => Promise<readonly Store[]>;
  /** Whether something would be written at the store. */
  readonly isChanging: (store: Store) => boolean;
  /** What of the store can be left out on its own; without it the store as a whole. */
  readonly partsOf?: (store: Store) => readonly string[];
  /** Called once it was really done. */
  readonly onDone: () => void | Promise<void>;
  readonly onClose: () => void;
  /** How it is copied, above the stores. */
  readonly options?: ReactNode;
  readonly children: (outcome: CopyOutcome<Store>) => ReactNode;
};

/** Copies something to other stores. */
export function CopyingDialog<Store extends CopiedStore>({
  from,
  options,
  partsOf = (store) => [storePart(store)],
  ...rest
}: CopyingDialogProps<Store>): JSX.Element {
  return (
    <CopyingSteps<number, Store>
      {...rest}
      partsOf={partsOf}
      targetOf={({ store_id }) => store_id}
      renderChoice={(chosen, onChoose) => <TargetStores said={rest.said} {...{ from, options, chosen, onChoose }} />}
    />
  );
}

/** The part that represents all of a store. */
export function storePart({ store_id }: CopiedStore): string {
  return String(store_id);
}

type TargetStoresProps = {
  readonly said: CopyingWords;
  readonly from: readonly number[];
  readonly chosen: readonly number[];
  readonly options: ReactNode;
  readonly onChoose: (ids: readonly number[]) => void;
};

/** Stores to copy to, but for those that are copied from. */
function TargetStores({ said, from, chosen, options, onChoose }: TargetStoresProps): JSX.Element {
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
