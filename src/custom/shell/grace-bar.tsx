import './grace-bar.css';
import { type JSX, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { graceSeconds } from '../../../contract/rules/orders/grace.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { useClock } from '../../crud/core/clock.ts';
import { useWords } from '../../crud/core/words.ts';
import { useUndoKey } from '../../ui/behaviour/use-undo-key.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePress } from '../../ui/button/use-single-run.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import {
  describeKeptReason,
  describeLeaving,
  type LeavingChange,
  type Refused,
  useGraceWords,
  useLeaving,
  useTakeBack,
} from './use-grace.ts';

/** The bar at the bottom, over every screen and dialog: what is about to leave, and one press that takes the newest change back. */
export function GraceBar(): JSX.Element | null {
  const [newest, ...earlier] = useLeaving();
  const { takeBack, refused, settle } = useTakeBack();
  if (refused !== undefined) return <KeptDialog refused={refused} onTakeBack={() => takeBack(refused.id, true)} onClose={settle} />;
  if (newest === undefined) return null;
  // What is outside of an open dialog cannot be reached. Read again with each second.
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const host = dialog ?? document.querySelector<HTMLElement>('.shell__content') ?? document.body;
  return createPortal(<Bar key={newest.id} change={newest} earlier={earlier.length} onTakeBack={() => takeBack(newest.id)} />, host);
}

type BarProps = {
  readonly change: LeavingChange;
  /** Number of changes before it that can be taken back too. */
  readonly earlier: number;
  readonly onTakeBack: () => Promise<void>;
};

function Bar({ change, earlier, onTakeBack }: BarProps): JSX.Element {
  const words = useGraceWords();
  const { dates } = useWords();
  const now = useClock();
  const { onClick, isRunning } = usePress(onTakeBack, false);
  const button = useRef<HTMLButtonElement>(null);
  useUndoKey(button);
  // The button goes with the bar, and the focus is not lost with it.
  useLayoutEffect(() => {
    const { current: element } = button;
    return () => {
      if (element !== null && element === document.activeElement) document.getElementById('main-content')?.focus();
    };
  }, []);
  const { seconds, waiting, kept } = change;
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  return (
    <section className="grace" data-outside-modals="" aria-label={words.region}>
      <Icon name="clock" />
      {/* Read out once, without the seconds. */}
      <p className="grace__text" role="status">
        <strong>
          {count > 0 ? words.sending(count) : kept > 0 ? words.kept : words.silent}
          <span aria-hidden="true" className="figures">
            {count > 0 ? words.inSeconds(seconds) : words.seconds(seconds)}
          </span>
        </strong>
        <span>
          {[describeLeaving(change, words, dates.shortWeekdays, now()), earlier === 0 ? '' : words.earlier(earlier)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <button
        ref={button}
        type="button"
        className="button grace__back"
        aria-keyshortcuts="Control+Z"
        aria-disabled={isRunning}
        onClick={onClick}
      >
        <Icon name="undo" />
        {words.takeBack}
        <kbd aria-hidden="true">Ctrl Z</kbd>
      </button>
      <span className="grace__left" aria-hidden="true" style={{ inlineSize: `${(100 * seconds) / graceSeconds}%` }} />
    </section>
  );
}

type KeptDialogProps = { readonly refused: Refused; readonly onTakeBack: () => Promise<void>; readonly onClose: () => void };

/** Says which orders cannot be taken back and why, before anything is; the others are taken back when a person decides so. */
function KeptDialog({ refused: { kept, taken_back: rest }, onTakeBack, onClose }: KeptDialogProps): JSX.Element {
  const words = useGraceWords();
  const { dates } = useWords();
  const now = useClock();
  return (
    <Dialog
      title={rest.length > 0 ? words.someTitle : words.noneTitle}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        rest.length > 0 ? (
          <>
            <Button onClick={onClose}>{words.leave}</Button>
            <Button tone="primary" icon="undo" onClick={onTakeBack}>
              {words.takeBackSome(rest.length)}
            </Button>
          </>
        ) : (
          <Button tone="primary" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      <p>{rest.length > 0 ? words.someText(rest.length) : words.noneText}</p>
      <ul className="grace__kept">
        {kept.map((one) => (
          <li key={one.id}>
            <strong>{one.name ?? words.unseen}</strong>
            {one.starts_at === null ? null : <span className="figures">{` ${slotTime(one.starts_at, dates.shortWeekdays, now())}`}</span>}
            <br />
            {describeKeptReason(words, one)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
