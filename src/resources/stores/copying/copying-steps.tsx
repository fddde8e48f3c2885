import { Fragment, type JSX, type ReactNode, useRef, useState } from 'react';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { CopyingWords } from './copying-words.ts';
import './copying-step.css';

/** What is asked of the central: which targets, whether only to look, and what was shown of those targets before. */
export type StepAsked<Target, Outcome> = {
  readonly targets: readonly Target[];
  readonly isDryRun: boolean;
  readonly shown: readonly Outcome[];
  /** Parts of those targets that are left out. */
  readonly left: ReadonlySet<string>;
  readonly key: string;
};
/** Outcomes of targets; in the preview each part of them may be left out. */
export type CopyOutcome<Outcome> = {
  readonly rows: readonly Outcome[];
  readonly isDone: boolean;
  readonly left: ReadonlySet<string>;
  /** Leaves the parts out, or takes all of them back where none is left in. */
  readonly onToggle: (parts: readonly string[]) => void;
};

type CopyingStepsProps<Target, Outcome> = {
  readonly title: string;
  readonly said: CopyingWords;
  /** Targets that are chosen to begin with. */
  readonly chosenFirst?: readonly Target[];
  readonly renderChoice: (chosen: readonly Target[], onChoose: (targets: readonly Target[]) => void) => ReactNode;
  /** Why the chosen targets cannot be copied to in one go, and what to do; undefined when they can. */
  readonly refusedChoice?: (chosen: readonly Target[]) => string | undefined;
  readonly ask: (asked: StepAsked<Target, Outcome>) => Promise<readonly Outcome[]>;
  readonly targetOf: (outcome: Outcome) => Target;
  /** Whether something would be written at the target. */
  readonly isChanging: (outcome: Outcome) => boolean;
  /** What of the target can be left out on its own. */
  readonly partsOf: (outcome: Outcome) => readonly string[];
  /** Called once it was really done. */
  readonly onDone: () => void | Promise<void>;
  readonly onClose: () => void;
  readonly children: (outcome: CopyOutcome<Outcome>) => ReactNode;
};

type Step<Outcome> = { readonly at: 'choice' } | { readonly at: 'preview' | 'result'; readonly rows: readonly Outcome[] };

/** Copies something to several targets: which ones, what would change at each, and what became of each. */
export function CopyingSteps<Target, Outcome extends { readonly result: string }>({
  title,
  said,
  chosenFirst = [],
  renderChoice,
  refusedChoice,
  ask,
  targetOf,
  isChanging,
  partsOf,
  onDone,
  onClose,
  children,
}: CopyingStepsProps<Target, Outcome>): JSX.Element {
  const words = useWords();
  const notify = useNotify();
  const [chosen, setChosen] = useState(chosenFirst);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [step, setStep] = useState<Step<Outcome>>({ at: 'choice' });
  const body = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  // Of one preview: what is copied after another look is another thing.
  const [key, setKey] = useState('');
  const shown = step.at === 'preview' ? step.rows.filter((row) => isChanging(row) && partsOf(row).some((one) => !left.has(one))) : [];
  const goTo = (next: Step<Outcome>): void => {
    setStep(next);
    // The pressed button goes away with its step, and the next one is read from its beginning.
    body.current?.focus({ preventScroll: true });
    body.current?.scrollIntoView({ block: 'start' });
  };
  const run = async (isDryRun: boolean): Promise<void> => {
    const refused = chosen.length === 0 ? said.noneChosen : refusedChoice?.(chosen);
    if (refused !== undefined) {
      setFault(refused);
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      const asked = isDryRun
        ? { targets: chosen, isDryRun, shown: [], left: new Set<string>(), key: crypto.randomUUID() }
        : { targets: shown.map(targetOf), isDryRun, shown, left, key };
      const rows = await ask(asked);
      goTo({ at: isDryRun ? 'preview' : 'result', rows });
      setLeft(new Set());
      setKey(crypto.randomUUID());
      if (isDryRun) return;
      const done = rows.filter(({ result }) => result !== 'refused').length;
      if (done === 0) notify(said.failed, 'error');
      else notify(said.done(done), 'success');
      await onDone();
    } catch (error) {
      const { message, errors } = readRefusal(error);
      setFault(Object.values(errors)[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  const choose = (targets: readonly Target[]): void => {
    setChosen(targets);
    // What was said of another choice no longer holds.
    setFault(undefined);
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
  const back = <Button onClick={() => goTo({ at: 'choice' })}>{said.back}</Button>;
  const actions = {
    choice: (
      <Button tone="primary" busy={busy} onClick={() => run(true)}>
        {said.preview}
      </Button>
    ),
    preview: (
      <>
        {back}
        {shown.length === 0 ? null : (
          <Button tone="primary" icon="copy" busy={busy} onClick={() => run(false)}>
            {said.copy(shown.length)}
          </Button>
        )}
      </>
    ),
    result: (
      <>
        {step.at === 'result' && step.rows.some(({ result }) => result === 'refused') ? back : null}
        <Button tone="primary" onClick={onClose}>
          {words.form.close}
        </Button>
      </>
    ),
  };
  // Each step has buttons of its own: the one that copies is busy until the screens behind are read again, and closing does not wait.
  const ofStep = <Fragment key={step.at}>{actions[step.at]}</Fragment>;
  return (
    <Dialog wide title={title} closeLabel={words.form.close} onClose={onClose} actions={ofStep}>
      {fault === undefined ? null : (
        <Notice tone="danger" announce="alert" title={said.failed}>
          {fault}
        </Notice>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a result has nothing to press and is scrolled by keys all the same */}
      <section ref={body} className="copying-step" aria-label={title} tabIndex={step.at === 'result' ? 0 : -1}>
        {step.at === 'choice'
          ? renderChoice(chosen, choose)
          : children({ rows: step.rows, isDone: step.at === 'result', left, onToggle: toggle })}
      </section>
    </Dialog>
  );
}
