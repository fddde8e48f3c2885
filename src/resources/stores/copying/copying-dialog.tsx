import type { JSX, ReactNode } from 'react';
import { CopyingSteps, type CopyOutcome, type StepAsked } from './copying-steps.tsx';
import type { CopyingWords } from './copying-words.ts';
import { TargetStores } from './target-stores.tsx';

/** What is reported of a store: before copying what would become of it, and after it what became. */
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
  /** Reported once it was really done. */
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
