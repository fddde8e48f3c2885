import { isPreview } from './use-preview.ts';

type Name = 'booking' | 'sent';

/**
 * Keeps a text as long as the tab lives, and no longer: a reload and a tab that is opened again find it. A browser may forbid it to a
 * page within another web: then the page keeps it in its memory alone.
 */
export function keepInTab(name: Name, text: string | undefined): void {
  if (isPreview) return;
  try {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Nothing is lost as long as the page stays open.
  }
}

/** What was kept; null where nothing was. */
export function keptInTab(name: Name): string | null {
  if (isPreview) return null;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
