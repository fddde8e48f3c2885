import type { stores } from '../../../contract/resources/stores/stores.ts';
import { type Branch, branches } from '../content/branches.ts';
import { iso, minuteMs } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt, town } from '../town/town.ts';

/** The branches of the town; four of twelve are not in touch, each in another way. */
export function demoStores(now: Date): readonly DemoRow<typeof stores>[] {
  return branches.map((branch, place) => ({
    ...made(place + 1, foundedAt(now) + place * minuteMs),
    label: branch.label,
    code: branch.code,
    short_label: branch.shortLabel,
    region_id: branch.regionId,
    active: true,
    street: branch.street,
    city: town.name,
    zip: branch.zip,
    latitude: branch.latitude,
    longitude: branch.longitude,
    phone: `+42060012${String(3000 + 10 * place)}`,
    email: `${branch.code.toLowerCase()}@${town.domain}`,
    server_address: `${branch.code.toLowerCase()}.pobocky.${town.domain}:4000`,
    key_made_at: iso(foundedAt(now) + place * minuteMs),
    ...connection(branch, now),
  }));
}

/** Until when the central knows what happened at the store, in milliseconds; null when it never received from it. */
export function contactedUntil(storeId: number, now: Date): number | null {
  const silent = branches[storeId - 1]?.silentMinutes ?? null;
  return silent === null ? null : now.getTime() - silent * minuteMs;
}

const neverContacted = { last_socket_communication_at: null, connected_since: null, clock_skew_seconds: null };

function connection({ silentMinutes }: Branch, now: Date) {
  if (silentMinutes === null) return { ...neverContacted, last_sync_at: null, sync_state: null };
  const last = now.getTime() - silentMinutes * minuteMs;
  return {
    ...neverContacted,
    last_socket_communication_at: iso(last - 4_000),
    last_sync_at: iso(last - 3 * minuteMs),
    sync_state: silentMinutes === 0 ? ('synchronised' as const) : silentMinutes < 60 ? ('waiting' as const) : ('error' as const),
  };
}
