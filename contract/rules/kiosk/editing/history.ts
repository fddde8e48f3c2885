import type { KioskLayout } from '../layout/layout.ts';
import { applyCommand, type LayoutCommand } from './commands.ts';

/** A layout with what can be undone and redone, without limit. */
export type LayoutHistory = {
  readonly past: readonly KioskLayout[];
  readonly present: KioskLayout;
  readonly future: readonly KioskLayout[];
  /** The gesture that the last step belongs to: further commands of the same one do not add a step. */
  readonly gesture: string | null;
};

export function startHistory(layout: KioskLayout): LayoutHistory {
  return { past: [], present: layout, future: [], gesture: null };
}

/** Does a command. All commands of one gesture, such as a drag or a held key, are undone in one step. */
export function perform(history: LayoutHistory, command: LayoutCommand, gesture: string | null = null): LayoutHistory {
  const present = applyCommand(history.present, command);
  const continues = gesture !== null && gesture === history.gesture;
  if (!continues && JSON.stringify(present) === JSON.stringify(history.present)) return history;
  return { past: continues ? history.past : [...history.past, history.present], present, future: [], gesture };
}

export function undo({ past, present, future }: LayoutHistory): LayoutHistory {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, gesture: null };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
}

export function redo({ past, present, future }: LayoutHistory): LayoutHistory {
  const [after, ...later] = future;
  if (after === undefined) return { past, present, future, gesture: null };
  return { past: [...past, present], present: after, future: later, gesture: null };
}
