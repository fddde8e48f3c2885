import type { touchScreens } from '../../../contract/resources/devices/touch-screens.ts';
import type { virtualDisplays } from '../../../contract/resources/devices/virtual-displays.ts';
import { branches } from '../content/branches.ts';
import { iso, minuteMs } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';
import { contactedUntil } from './stores.ts';

const kioskPlaces = ['Kiosk u vchodu', 'Kiosk v prvním patře', 'Kiosk bezbariérový'] as const;
const displayPlaces = ['Hala – hlavní displej', 'Čekárna – první patro', 'Chodba u pokladny'] as const;

/** Kiosks: one for a small branch, three for the largest; some run out of paper, one fails. */
export function demoTouchScreens(now: Date): readonly DemoRow<typeof touchScreens>[] {
  return devicesOf(kioskPlaces, 5).map(({ storeId, name, label }, place) => ({
    ...made(place + 1, foundedAt(now)),
    store_id: storeId,
    name,
    label,
    width: 1280,
    height: 1024,
    active: true,
    told_state: stateOf(storeId, now, place === 6),
    state_since: stateSince(storeId, now),
    told_paper: contactedUntil(storeId, now) === null ? null : place === 6 ? 'out' : place % 7 === 3 ? 'low' : 'enough',
    shown_design_version: null,
    shown_since: null,
    last_communication_at: lastContactOf(storeId, now),
  }));
}

/** Screens over the heads of those who wait; loud in the hall, quiet over lunch. */
export function demoVirtualDisplays(now: Date): readonly DemoRow<typeof virtualDisplays>[] {
  return devicesOf(displayPlaces, 5).map(({ storeId, name, order }, place) => ({
    ...made(place + 1, foundedAt(now)),
    store_id: storeId,
    name,
    width: order === 2 ? 1080 : 1920,
    height: order === 2 ? 1920 : 1080,
    volume: order === 0 ? 80 : 55,
    repeat: order === 0 ? 2 : 1,
    call_sound_file: null,
    quiet_from: order === 1 ? '11:30' : null,
    quiet_to: order === 1 ? '12:30' : null,
    design: null,
    active: true,
    told_state: stateOf(storeId, now, place === 9),
    state_since: stateSince(storeId, now),
    playing_playlist_id: null,
    playing_since: null,
    shown_version: null,
    shown_since: null,
    playing_version: null,
    last_communication_at: lastContactOf(storeId, now),
  }));
}

function devicesOf(places: readonly string[], desksForEach: number) {
  return branches.flatMap((branch, store) =>
    places
      .slice(0, Math.ceil(branch.deskCount / desksForEach))
      .map((name, order) => ({ storeId: store + 1, name, order, label: `${branch.label}, ${branch.street}` })),
  );
}

function stateOf(storeId: number, now: Date, fails: boolean): 'online' | 'offline' | 'error' | null {
  const contactedAt = contactedUntil(storeId, now);
  if (contactedAt === null) return null;
  return fails ? 'error' : contactedAt < now.getTime() ? 'offline' : 'online';
}

/** Switched on in the morning of the town; what is silent is so since it was last received from. */
function stateSince(storeId: number, now: Date): string | null {
  const contactedAt = contactedUntil(storeId, now);
  return contactedAt === null ? null : iso(contactedAt < now.getTime() ? contactedAt : contactedAt - 5 * 60 * minuteMs);
}

function lastContactOf(storeId: number, now: Date): string | null {
  const contactedAt = contactedUntil(storeId, now);
  return contactedAt === null ? null : iso(contactedAt - 7_000);
}
