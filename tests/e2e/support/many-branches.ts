import type { Page, Route } from 'playwright-core';

/** A branch as an answer has it; the rest of it is taken from one that the town has. */
type Branch = { readonly id: number; readonly label: string };

/** The instant as the wire writes it, so many minutes ago. */
function ago(now: number, minutes: number): string {
  return new Date(now - minutes * 60_000).toISOString();
}

const names = [
  'Magistrát – Odbor dopravy a silničního hospodářství',
  'Úřad městské části Podhradí',
  'Kontaktní místo Jižní brána',
  'Magistrát – Radnice',
  'Centrum parkování a poplatků',
];

/** How the branch of that place communicates: the first two are silent, the third for a moment, the fourth was never connected. */
function contactedAt(place: number, count: number, now: number): string | null {
  if (count < 4) return ago(now, 1);
  if (place === 3) return null;
  return ago(now, [1300, 95, 25][place] ?? 0);
}

/** Who waits there and since when, as both answers tell it: no one at every fourth branch, and at the sixth for too long. */
function waitsAt(place: number, now: number) {
  const [waiting, since] = [place % 4 === 1 ? 0 : 5 + place, ago(now, place === 5 ? 95 : 32)];
  return {
    today: { waiting, waiting_since: waiting === 0 ? null : since },
    services: waiting === 0 ? [] : [{ id: 1, name: 'Občanské průkazy', waiting, waiting_since: since }],
  };
}

/** Hours of that branch: where no one waits it opens tomorrow, all others are open. */
function hoursAt(place: number, now: number) {
  const next = { day: ago(now, -24 * 60).slice(0, 10), opens: '08:00' };
  return { id: 10_000 + place, yesterday: [], today: place % 4 === 1 ? [] : [{ opens: '00:00', closes: '24:00' }], next };
}

/** The branch of either answer with the people who wait there. */
function withWaits(branch: (Branch & Readonly<Record<string, unknown>>) | undefined, place: number, now: number) {
  const { today, services } = waitsAt(place, now);
  const figures = branch?.['today'];
  return typeof figures === 'object' && figures !== null ? { today: { ...figures, ...today } } : { services };
}

/** Answers of `/dashboard`, `/monitoring` and `/store-hours` with so many branches, made of those that the town has. `now` is the time of the page. */
export async function withBranches(page: Page, count: number, now: number): Promise<void> {
  const multiplied = (branches: readonly (Branch & Readonly<Record<string, unknown>>)[]) =>
    Array.from({ length: count }, (_, place) => ({
      ...branches[(place * 5) % branches.length],
      ...withWaits(branches[(place * 5) % branches.length], place, now),
      id: 10_000 + place,
      label: `${names[place % names.length]} ${place + 1}`,
      short_label: `Část ${place + 1}`,
      last_socket_communication_at: contactedAt(place, count, now),
      connection_end: null,
      connected_since: null,
    }));
  const answer = async (route: Route): Promise<void> => {
    // A page may be closed while its answer is on its way.
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return;
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, stores: multiplied(body.stores) } });
  };
  // An answer that is on its way may end after the page has gone on.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/central\/(?:dashboard|monitoring)$/u, answer);
  const hours = Array.from({ length: count }, (_, place) => hoursAt(place, now));
  await page.route(/\/central\/store-hours$/u, (route) => route.fulfill({ json: hours }));
}
