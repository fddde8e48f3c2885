import { type JSX, type ReactNode, useState } from 'react';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { CopyingWords } from './copying-words.ts';
import { TargetStores } from './target-stores.tsx';

/** What is told of a store: before copying what would become of it, and after it what became. */
export type CopiedStore = { readonly store_id: number; readonly result: string };

/** What is asked of the central: which stores, whether only to look, and what was shown of those stores before. */
export type CopyAsked<Store> = {
  readonly storeIds: readonly number[];
  readonly isDryRun: boolean;
  readonly shown: readonly Store[];
  /** Parts of those stores that are left out. */
  readonly left: ReadonlySet<string>;
  readonly key: string;
};
/** Outcomes of stores; in the preview each part of them may be left out. */
export type CopyOutcome<Store> = {
  readonly rows: readonly Store[];
  readonly isDone: boolean;
  readonly left: ReadonlySet<string>;
  /** Leaves the parts out, or takes all of them back where none is left in. */
  readonly onToggle: (parts: readonly string[]) => void;
};

type CopyingDialogProps<Store> = {
  readonly title: string;
  readonly said: CopyingWords;
  /** Stores that are copied from. */
  readonly from: readonly number[];
  /** Stores that are chosen to begin with. */
  readonly chosenFirst?: readonly number[];
  readonly ask: (asked: CopyAsked<Store>) => Promise<readonly Store[]>;
  /** Whether something would be written at the store. */
  readonly isChanging: (store: Store) => boolean;
  /** What of the store can be left out by itself; without it the store as a whole. */
  readonly partsOf?: (store: Store) => readonly string[];
  /** Told once it was really done. */
  readonly onDone: () => void | Promise<void>;
  readonly onClose: () => void;
  /** How it is copied, above the stores. */
  readonly options?: ReactNode;
  readonly children: (outcome: CopyOutcome<Store>) => ReactNode;
};

type Step<Store> = { readonly at: 'choice' } | { readonly at: 'preview' | 'result'; readonly rows: readonly Store[] };

/** Copies something to other stores: which ones, what would change at each, and what became of each. */
export function CopyingDialog<Store extends CopiedStore>({
  title,
  said,
  from,
  chosenFirst = [],
  ask,
  isChanging,
  onDone,
  onClose,
  options,
  children,
  ...rest
}: CopyingDialogProps<Store>): JSX.Element {
  const { partsOf = (store: Store) => [storePart(store)] } = rest;
  const words = useWords();
  const tell = useTell();
  const [chosen, setChosen] = useState(chosenFirst);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<Step<Store>>({ at: 'choice' });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  // Of one preview: what is copied after another look is another thing.
  const [key, setKey] = useState('');
  const shown = step.at === 'preview' ? step.rows.filter((row) => isChanging(row) && partsOf(row).some((one) => !left.has(one))) : [];
  const run = async (isDryRun: boolean): Promise<void> => {
    if (chosen.length === 0) {
      setFault(said.noneChosen);
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      const asked = isDryRun
        ? { storeIds: chosen, isDryRun, shown: [], left: new Set<string>(), key: crypto.randomUUID() }
        : { storeIds: shown.map(({ store_id }) => store_id), isDryRun, shown, left, key };
      const rows = await ask(asked);
      setStep({ at: isDryRun ? 'preview' : 'result', rows });
      setLeft(new Set());
      setKey(crypto.randomUUID());
      if (isDryRun) return;
      tell(said.done(rows.filter(({ result }) => result !== 'refused').length), 'success');
      await onDone();
    } catch (error) {
      setFault(refusalOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (parts: readonly string[]): void => {
    const next = new Set(left);
    const isIn = parts.some((one) => !left.has(one));
    for (const one of parts)
      if (isIn) next.add(one);
      else next.delete(one);
    setLeft(next);
    // What is copied after another choice is another thing.
    setKey(crypto.randomUUID());
  };
  const actions = {
    choice: (
      <Button tone="primary" busy={busy} onClick={() => run(true)}>
        {said.preview}
      </Button>
    ),
    preview: (
      <>
        <Button onClick={() => setStep({ at: 'choice' })}>{said.back}</Button>
        {shown.length === 0 ? null : (
          <Button tone="primary" icon="copy" busy={busy} onClick={() => run(false)}>
            {said.copy(shown.length)}
          </Button>
        )}
      </>
    ),
    result: (
      <Button tone="primary" onClick={onClose}>
        {words.form.close}
      </Button>
    ),
  };
  return (
    <Dialog wide title={title} closeLabel={words.form.close} onClose={onClose} actions={actions[step.at]}>
      {fault === undefined ? null : (
        <Notice tone="danger" announce="alert" title={said.failed}>
          {fault}
        </Notice>
      )}
      {step.at === 'choice' ? (
        <TargetStores said={said} from={from} chosen={chosen} options={options} onChoose={setChosen} />
      ) : (
        children({ rows: step.rows, isDone: step.at === 'result', left, onToggle: toggle })
      )}
    </Dialog>
  );
}

/** The part that stands for all of a store. */
export function storePart({ store_id }: CopiedStore): string {
  return String(store_id);
}
