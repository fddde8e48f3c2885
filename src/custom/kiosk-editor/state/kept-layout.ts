import { type KioskLayout, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';

/** Pages that were not saved, with the version of the design that they were begun from. */
export type KeptLayout = { readonly at: string; readonly version: number | null; readonly layout: KioskLayout };

/** The pages that this browser keeps under the key; undefined where there are none that can be read. */
export function readKept(storage: Storage, key: string): KeptLayout | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('layout' in kept) || !('at' in kept) || !('version' in kept)) return undefined;
    const layout = parseLayout(kept.layout);
    const version = typeof kept.version === 'number' ? kept.version : null;
    return layout === undefined ? undefined : { at: String(kept.at), version, layout };
  } catch {
    return undefined;
  }
}

/** Keeps the pages; a browser without room keeps none, and the editor asks before it is left. */
export function keepLayout(storage: Storage, key: string, kept: KeptLayout | null): void {
  try {
    if (kept === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(kept));
  } catch {
    // The browser's own question before leaving remains.
  }
}
