import { useShortcuts } from '../../../crud/vocabulary/use-shortcuts.ts';
import { focusedRow } from '../times/move-focused.tsx';
import type { OrderStep } from './offered-steps.ts';

/** Takes the steps of the order in the focused row by one key each: its buttons say which are offered. */
export function StepsByKey(): null {
  const press = (step: OrderStep): void => {
    focusedRow()?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.click();
  };
  useShortcuts({
    p: () => press('arrive'),
    o: () => press('serve'),
    v: () => press('undo'),
    z: () => press('cancel'),
    a: () => focusedRow()?.querySelector<HTMLElement>('a[href^="tel:"]')?.click(),
  });
  return null;
}
