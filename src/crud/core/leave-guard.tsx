import { type JSX, type RefObject, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useUnsaved } from '../../ui/behaviour/unsaved.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from './words.ts';

type LeaveGuardProps = {
  /** Whether an address still shows what is typed: tabs are no leaving. */
  readonly isInside: (next: Location) => boolean;
  /** Set for the moment when the form itself moves on, after saving. */
  readonly lets: RefObject<boolean>;
  readonly onLeave: () => void;
  readonly words?: GuardWords;
};

/**
 * Asks before what was typed is lost: within the console by a dialog, on closing by the browser's own question. Mounted
 * only while something is: the router asks one guard at a time, and a list within a form has its own.
 */
export function LeaveGuard({ isInside, lets, onLeave, words }: LeaveGuardProps): JSX.Element | null {
  const blocker = useBlocker(({ nextLocation }) => !lets.current && !isInside(nextLocation));
  useUnloadGuard(true, lets);
  if (blocker.state !== 'blocked') return null;
  const leave = (): void => {
    onLeave();
    blocker.proceed();
  };
  return <UnsavedDialog words={words} onLeave={leave} onStay={() => blocker.reset()} />;
}

/** The browser's own question before what was typed is lost with the page. */
export function useUnloadGuard(dirty: boolean, lets: RefObject<boolean>): void {
  useUnsaved(dirty);
  useEffect(() => {
    if (!dirty) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!lets.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [dirty, lets]);
}

type GuardWords = { readonly title: string; readonly text: string; readonly leave: string; readonly stay: string };

type UnsavedDialogProps = {
  readonly onLeave: () => void;
  readonly onStay: () => void;
  /** Those of a form, if none are given. */
  readonly words?: GuardWords | undefined;
};

/** Asks whether what was typed may be lost. */
export function UnsavedDialog({ onLeave, onStay, words }: UnsavedDialogProps): JSX.Element {
  const { form } = useWords();
  const guard = words ?? form.guard;
  const actions = (
    <>
      <Button tone="danger" onClick={onLeave}>
        {guard.leave}
      </Button>
      <Button tone="primary" onClick={onStay}>
        {guard.stay}
      </Button>
    </>
  );
  return (
    <Dialog title={guard.title} closeLabel={form.close} onClose={onStay} actions={actions}>
      {guard.text}
    </Dialog>
  );
}
