import { type KioskButton, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { newPage } from '../../../../contract/rules/kiosk/layout/new-parts.ts';
import type { EditedService } from './use-kiosk.ts';

const key = 'kiosk-clipboard';

type NamedService = Pick<EditedService, 'id' | 'name'>;

/** Keeps copied buttons in the browser, so that they can be pasted into another kiosk, with the names of their services. */
export function writeCopied(storage: Storage, buttons: readonly KioskButton[], services: readonly NamedService[]): void {
  const named = services.filter(({ id }) => buttons.some((button) => button.service_id === id)).map(({ id, name }) => ({ id, name }));
  try {
    storage.setItem(key, JSON.stringify({ buttons, services: named }));
  } catch {
    // Without room nothing is copied, and nothing is pasted.
  }
}

/** The copied buttons, each with the service of the same name at this store; none where what is kept is no button. */
export function readCopied(storage: Storage, services: readonly NamedService[]): readonly KioskButton[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('buttons' in kept) || !('services' in kept)) return [];
    const page = { ...newPage({ id: 'p1', name: '-' }), buttons: kept.buttons };
    const layout = parseLayout({
      format: 1,
      width: 7680,
      height: 7680,
      languages: ['cs'],
      start_page_id: 'p1',
      idle_seconds: 30,
      pages: [page],
    });
    const names = namesIn(kept.services);
    return (layout?.pages[0]?.buttons ?? []).map((button) => ({ ...button, service_id: serviceFor(button.service_id, names, services) }));
  } catch {
    return [];
  }
}

function namesIn(kept: unknown): ReadonlyMap<number, string> {
  const all: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return new Map(
    all.flatMap((one) =>
      typeof one === 'object' && one !== null && 'id' in one && 'name' in one ? [[Number(one.id), String(one.name)] as const] : [],
    ),
  );
}

function serviceFor(id: number | null, names: ReadonlyMap<number, string>, services: readonly NamedService[]): number | null {
  if (id === null) return null;
  const name = names.get(id);
  const same = services.find((service) => service.id === id && (name === undefined || service.name === name));
  return (same ?? services.find((service) => service.name === name))?.id ?? null;
}
