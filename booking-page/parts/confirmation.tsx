import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLanguage } from '../words/language.ts';

type ConfirmationProps = {
  readonly title: string;
  /** What the danger button does. */
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  readonly children: ComponentChildren;
};

/** Asks before something ends; the focus is on keeping it. */
export function Confirmation({ title, confirm, isBusy, onKeep, onConfirm, children }: ConfirmationProps): JSX.Element {
  const { words } = useLanguage();
  const keep = useRef<HTMLButtonElement>(null);
  const confirmation = useRef<HTMLElement>(null);
  useEffect(() => {
    keep.current?.focus({ preventScroll: true });
    // Whole, where it fits: the focus alone leaves the danger button under the edge of a phone.
    confirmation.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section class="confirmation" ref={confirmation} aria-labelledby="confirmation">
      <h2 id="confirmation">{title}</h2>
      <p>{children}</p>
      <div class="actions">
        <button type="button" class="button" ref={keep} onClick={onKeep}>
          {words.order.keep}
        </button>
        <button type="button" class="button button--danger" aria-disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </section>
  );
}
