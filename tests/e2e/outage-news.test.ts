import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { type PlayedBranch, playBranch } from './support/played-branch.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

/** A store of the demonstration whose branch never connected; here it does. */
const store = 12;
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Události a úlohy' });
const linesOf = (page: Page) => panelOf(page).getByRole('listitem');

describe('outages in the right panel', () => {
  let town: OpenTown;
  let branch: PlayedBranch | undefined;
  let [reader, stranger]: Page[] = [];
  let complaints: Complaints;

  const opened = async (username: string): Promise<Page> => {
    const page = await town.signedIn(username);
    complaints = watch(page, town.origin);
    // The address that the list has at the end: a way there by another gives the focus to the heading once more.
    await page.goto('/stores/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Události a úlohy/u }).press('Enter');
    await panelOf(page).waitFor();
    return page;
  };

  beforeAll(async () => {
    town = await openTown();
    branch = await playBranch(town.origin, store);
    stranger = await opened(people.operatorOfStoreTwo);
    reader = await opened(people.superAdministrator);
  });
  afterAll(async () => {
    branch?.close();
    await town.close();
  });

  it('are told as they begin and end, with the store, and tickets are not', async () => {
    if (reader === undefined || branch === undefined) throw new Error('Nothing is open');
    const { service } = branch;
    await branch.say({ kind: 'ticket_created', ticket: 1, number: 'A1', service_id: service, visit: null, order_id: null });
    await branch.say({ kind: 'outage_started', outage: 1, outage_kind: 'power' });
    const begun = linesOf(reader).filter({ hasText: /^Nový výpadek: Elektřina, pobočka Kontaktní místo Jižní brána/u });
    await begun.waitFor();
    expect(await begun.getByText(/^od /u).count()).toBe(1);
    expect(await violationsOn(reader)).toEqual([]);
    await branch.say({ kind: 'outage_ended', outage: 1 });
    await linesOf(reader)
      .filter({ hasText: /^Konec výpadku: Elektřina, pobočka Kontaktní místo Jižní brána/u })
      .waitFor();
    expect(
      await linesOf(reader)
        .filter({ hasText: /lístek|lístk/iu })
        .count(),
    ).toBe(0);
    expect(complaints.lines()).toEqual([]);
  });

  it('are told together where many come at once, and lead to their list', async () => {
    if (reader === undefined || branch === undefined) throw new Error('Nothing is open');
    const numbers = Array.from({ length: 9 }, (_, place) => place + 2);
    await branch.say(...numbers.map((outage) => ({ kind: 'outage_started', outage, outage_kind: 'network' }) as const));
    const line = linesOf(reader).filter({ hasText: /^Nové výpadky: 10/u });
    await line.waitFor();
    await expect.poll(() => line.getByText(/^Síť, pobočka/u).count()).toBe(3);
    expect(await linesOf(reader).count()).toBe(2);
    expect(await violationsOn(reader)).toEqual([]);
    await line.getByRole('link', { name: 'Výpadky' }).press('Enter');
    await reader.waitForURL(({ pathname }) => pathname === '/stores/outages');
  });

  it('are no news to whoever may not see the store', async () => {
    if (stranger === undefined) throw new Error('Nothing is open');
    expect(await linesOf(stranger).count()).toBe(0);
  });
});
