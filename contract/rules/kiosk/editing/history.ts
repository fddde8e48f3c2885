import type { KioskLayout } from '../layout/layout.ts';
import { applyCommand, type LayoutCommand } from './commands.ts';

/** A document with what can be undone and redone, without limit. */
export type History<D> = {
  readonly past: readonly D[];
  readonly present: D;
  readonly future: readonly D[];
  /** The gesture that the last step belongs to: further changes of the same one do not add a step. */
  readonly gesture: string | null;
};
export type LayoutHistory = History<KioskLayout>;

export function startHistory<D>(document: D): History<D> {
  return { past: [], present: document, future: [], gesture: null };
}

/** Does a command. All commands of one gesture, such as a drag or a held key, are undone in one step. */
export function perform(history: LayoutHistory, command: LayoutCommand, gesture: string | null = null): LayoutHistory {
  return changeTo(history, applyCommand(history.present, command), gesture);
}

/** Exchanges the document. All changes of one gesture, such as the typing of a text, are undone in one step. */
export function changeTo<D>(history: History<D>, present: D, gesture: string | null = null): History<D> {
  const continues = gesture !== null && gesture === history.gesture;
  if (!continues && JSON.stringify(present) === JSON.stringify(history.present)) return history;
  return { past: continues ? history.past : [...history.past, history.present], present, future: [], gesture };
}

/** The next change is a step of its own, whatever its gesture is called: something else was chosen in between. */
export function endGesture<D>(history: History<D>): History<D> {
  return history.gesture === null ? history : { ...history, gesture: null };
}

export function undo<D>({ past, present, future }: History<D>): History<D> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, gesture: null };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
}

export function redo<D>({ past, present, future }: History<D>): History<D> {
  const [after, ...later] = future;
  if (after === undefined) return { past, present, future, gesture: null };
  return { past: [...past, present], present: after, future: later, gesture: null };
}
