import type { Shortcuts } from '../../core/use-shortcuts.ts';

/** The row of a list that has the focus, or in which something has it. */
export const focusedRow = (): Element | null => document.activeElement?.closest('.table__row, .line-list__row') ?? null;

/** Presses what the focused row has under a selector; nothing happens where it has none. */
export function pressInRow(selector: string): void {
  focusedRow()?.querySelector<HTMLElement>(selector)?.click();
}

/** What each key presses in the focused row, by selectors, as shortcuts. */
export function pressesInRow(selectors: Readonly<Record<string, string>> = {}): Shortcuts {
  return Object.fromEntries(Object.entries(selectors).map(([key, selector]) => [key, () => pressInRow(selector)]));
}

/** Moves the focus to the link of the next or the previous row; from elsewhere to the first. Enter then opens it on its own. */
export function stepRow(holder: HTMLElement | null, by: 1 | -1): void {
  const links = [...(holder?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here === -1 ? 0 : Math.min(links.length - 1, Math.max(0, here + by));
  links[next]?.focus();
}
