import type { playlists } from '../../../contract/resources/devices/playlists.ts';
import type { virtualDisplays } from '../../../contract/resources/devices/virtual-displays.ts';
import type { playDays } from '../../../contract/rules/playing/play-days.ts';
import { playableOf } from '../../../contract/rules/playing/playlist.ts';
import { whatPlays } from '../../../contract/rules/playing/what-plays.ts';
import { branches } from '../content/branches.ts';
import { posterOf } from '../content/poster.ts';
import { type Spot, spots } from '../content/spots.ts';
import { addDays, dayOf, iso, minuteMs, startOf } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';

export type PlaylistRow = DemoRow<typeof playlists>;
type PlayDay = (typeof playDays)[number];
type Display = { readonly id: number; readonly store_id: number };

/** Days from today when it begins and ends; null is without a bound. */
type Plan = {
  readonly name: string;
  readonly stores: readonly number[];
  readonly from: number | null;
  readonly to: number | null;
  readonly days?: readonly PlayDay[];
  readonly hours?: readonly [from: string, to: string];
  readonly priority: number;
  readonly active: boolean;
  readonly items: readonly Spot[];
};

const all = branches.map((_, place) => place + 1);

const plans: readonly Plan[] = [
  {
    name: 'Základní smyčka úřadu',
    stores: all,
    from: null,
    to: null,
    priority: 0,
    active: true,
    items: [...spots.office, ...spots.environment],
  },
  {
    name: 'Kultura ve městě',
    stores: all,
    from: -30,
    to: 30,
    days: ['mon', 'wed', 'thu', 'fri'],
    hours: ['12:00', '18:00'],
    priority: 3,
    active: true,
    items: spots.culture,
  },
  { name: 'Doklady a pasy', stores: [1, 3], from: null, to: null, priority: 2, active: true, items: [...spots.documents, ...spots.office] },
  { name: 'Dopravní agendy', stores: [2], from: null, to: null, priority: 2, active: true, items: spots.transport },
  { name: 'Parkování v centru', stores: [2, 7], from: -14, to: 60, priority: 4, active: true, items: spots.parking },
  { name: 'Sociální služby', stores: [6], from: null, to: null, priority: 2, active: true, items: spots.social },
  {
    name: 'Městské části',
    stores: [8, 9, 10, 11],
    from: null,
    to: null,
    priority: 1,
    active: true,
    items: [...spots.environment, ...spots.office],
  },
  { name: 'Zimní informace', stores: all, from: -300, to: -200, priority: 5, active: false, items: spots.winter },
  { name: 'Kampaň: objednejte se na čas', stores: [1, 2, 3], from: 7, to: 45, priority: 6, active: true, items: spots.office.slice(1) },
  { name: 'Otevření pobočky Jižní brána', stores: [12], from: 20, to: 50, priority: 5, active: false, items: [] },
];

/** Loops of the displays: running, coming, ended and one still empty. */
export function demoPlaylists(displays: readonly Display[], now: Date): readonly PlaylistRow[] {
  const today = dayOf(now.getTime());
  return plans.map(({ name, stores, from, to, days, hours, priority, active, items }, place) => ({
    ...made(place + 1, foundedAt(now)),
    name,
    store_ids: stores,
    // The loop of the whole town names no display: it plays on every one.
    virtual_display_ids: stores.length > 4 ? [] : displays.filter(({ store_id }) => stores.includes(store_id)).map(({ id }) => id),
    play_from: from === null ? null : iso(startOf(addDays(today, from))),
    // The last minute of the day before.
    play_to: to === null ? null : iso(startOf(addDays(today, to)) - minuteMs),
    priority,
    active,
    play_days: days ?? [],
    hours_from: hours?.[0] ?? null,
    hours_to: hours?.[1] ?? null,
    buttons: null,
    items: items.map((spot) => ({ title: spot[0], file: posterOf(spot).digest, kind: 'image', display_length: spot[1] })),
  }));
}

type DisplayRow = DemoRow<typeof virtualDisplays>;

/** The displays that work, as they report what plays: what should play at the moment when the demonstration is made. */
export function playing(displays: readonly DisplayRow[], playlists: readonly PlaylistRow[], now: Date): readonly DisplayRow[] {
  const playables = playlists.map(playableOf);
  return displays.map((display) => {
    if (display.told_state !== 'online') return display;
    const own = playables.filter(({ storeIds }) => storeIds.includes(display.store_id));
    const { playlist, since } = whatPlays(own, { kind: 'display', storeId: display.store_id, id: display.id }, now.getTime());
    return {
      ...display,
      playing_playlist_id: playlist?.id ?? null,
      // Rows of the demonstration are in their first version.
      playing_version: playlist === null ? null : 1,
      playing_since: iso(Math.max(since ?? 0, Date.parse(display.state_since ?? ''))),
    };
  });
}
