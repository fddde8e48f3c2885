import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { townAndDatabaseOfFile } from './support/town-of-file.ts';
import type { OpenTown } from './support/visitors.ts';

const town = await townAndDatabaseOfFile();

describe('watching over stores', () => {
  /** A page a minute after the branches of the town last reported: no one plays them here, so that later they would all be silent. */
  async function watchedAt(username: string, look: Parameters<OpenTown['signedIn']>[1] = {}): Promise<Page> {
    const { rows } = await town.database.query('select max(last_socket_communication_at) as contacted_at from stores_live');
    const page = await town.signedIn(username, look);
    await page.clock.install({ time: new Date(rows[0].contacted_at).getTime() + 60_000 });
    await page.goto(`${town.origin}/stores/monitoring`);
    await page.getByRole('heading', { level: 2, name: /^V pořádku/u }).waitFor();
    return page;
  }

  it('shows trouble first and leads from a store to its page and to its outages, by keyboard alone', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`${town.origin}/stores/monitoring?state=silent`);
    const first = page.getByRole('article').first();
    await first.waitFor();
    await expect.poll(() => first.getByText('Nekomunikuje', { exact: true }).count()).toBe(1);
    await first.locator('summary').press('Enter');
    expect(await violationsOn(page)).toEqual([]);
    const name = await first.getByRole('heading', { level: 3 }).innerText();
    await first.getByRole('link', { name: /^Záznam výpadků/u }).press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname === '/stores/outages' && search.includes('store_id'));
    await page.getByRole('heading', { level: 1, name: 'Výpadky' }).waitFor();
    await listedRows(page).first().waitFor();
    const foreign = async () => (await listedRows(page).allTextContents()).filter((row) => !row.includes(name));
    await expect.poll(foreign).toEqual([]);
    await page.goBack();
    await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').press('Enter');
    await page.waitForURL(({ pathname }) => /^\/stores\/\d+$/u.test(pathname));
  });

  it('shows of each store in order what direct counting of the database shows', async () => {
    const page = await watchedAt(people.superAdministrator);
    const { rows } = await town.database.query(`
      select s.label,
        (select count(*)::int from tickets t join services v on v.store_id = t.store_id and v.id = t.service_id
          where t.store_id = s.id and t.state = 'waiting' and v.show_in_current_overviews
            and (t.created_at at time zone 'Europe/Prague')::date = (now() at time zone 'Europe/Prague')::date) as waiting,
        (select count(*) from desks d join desks_live l on l.id = d.id where d.store_id = s.id and d.active and l.opened_at is not null)
          || ' z ' || (select count(*) from desks d where d.store_id = s.id and d.active and d.deleted_at is null) as desks,
        (select count(*) from touch_screens d join touch_screens_live l on l.id = d.id
          where d.store_id = s.id and d.active and l.told_state = 'online')
          || ' z ' || (select count(*) from touch_screens d where d.store_id = s.id and d.active and d.deleted_at is null) as kiosks,
        (select count(*) from virtual_displays d join virtual_displays_live l on l.id = d.id
          where d.store_id = s.id and d.active and l.told_state = 'online')
          || ' z ' || (select count(*) from virtual_displays d where d.store_id = s.id and d.active and d.deleted_at is null) as displays
      from stores s where s.active and s.deleted_at is null`);
    const calm = page.locator('.calm');
    await calm.first().waitFor();
    const shown = [];
    for (const row of await calm.all()) {
      await row.getByRole('button').press('Enter');
      const fact = (name: string) => row.locator(`.calm__facts dl > div:has(dt:text-is("${name}")) dd`);
      const queues = await fact('Čekající').locator('li').allTextContents();
      shown.push({
        label: await row.getByRole('heading', { level: 3 }).textContent(),
        waiting: queues.reduce((sum, text) => sum + Number(/: (\d+),/u.exec(text)?.[1]), 0),
        desks: await fact('Otevřené přepážky').textContent(),
        kiosks: await fact('Kiosky').textContent(),
        displays: await fact('Virtuální displeje').textContent(),
      });
    }
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(shown.map(({ label }) => rows.find((row) => row.label === label)));
    expect(await violationsOn(page)).toEqual([]);
  });

  it('has all days on one axis, and says each in words', async () => {
    const page = await watchedAt(people.superAdministrator, { width: 1280, height: 800 });
    const lanes = () =>
      page
        .locator('.day-timeline, .timeline-axis')
        .evaluateAll((all) =>
          all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right].map(Math.round).join()),
        );
    await expect.poll(async () => (await lanes()).length).toBe(14);
    await expect.poll(async () => new Set(await lanes()).size).toBe(1);
    await expect.poll(() => page.getByRole('img', { name: /^Posledních 24 hodin/u }).count()).toBe(12);
    const tall = () =>
      page
        .locator('.calm__line')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 40));
    await expect.poll(tall).toEqual([]);
  });

  it('begins on a phone with the first branch, and keeps its filter behind a button', async () => {
    const page = await watchedAt(people.superAdministrator, { width: 400, height: 860 });
    const first = page.getByRole('article').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(220);
    // The day of each branch is below its words, as wide as there is room, and all of one part below each other.
    const lanes = () =>
      page.locator('.watched, .calm__line').evaluateAll((all) =>
        all.flatMap((one) => {
          const lane = one.querySelector('.day-timeline')?.getBoundingClientRect();
          const above = [...one.querySelectorAll('h3, .warning-line, summary, .calm__figures, .calm__closed')].map(
            (part) => part.getBoundingClientRect().bottom,
          );
          if (lane === undefined) return [];
          const part = one.className.split('__')[0]?.split(' ')[0];
          return [{ place: [part, lane.left, lane.right].join(' '), isBelow: lane.top >= Math.max(...above), width: lane.width }];
        }),
      );
    await expect.poll(async () => (await lanes()).length).toBe(12);
    await expect.poll(async () => new Set((await lanes()).map(({ place }) => place)).size).toBe(2);
    await expect.poll(async () => (await lanes()).filter(({ isBelow, width }) => !isBelow || width < 280)).toEqual([]);
    const search = page.getByRole('searchbox', { name: 'Hledat pobočku' });
    expect(await search.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filtry' }).press('Enter');
    await search.fill('zalesi');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Filtry (1)' }).count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('counts stores by state and lists them by region, each a link, with no map where none is configured', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`${town.origin}/stores`);
    const counts = page.getByRole('navigation', { name: 'Pobočky podle stavu' });
    await counts.waitFor();
    await page.locator('.region-card li').first().waitFor();
    const uncounted = async () => {
      const counted = await counts.locator('strong').allTextContents();
      return (await page.locator('.region-card li').count()) - counted.reduce((sum, count) => sum + Number(count), 0);
    };
    await expect.poll(uncounted).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await counts.getByRole('link', { name: /Nekomunikuje/u }).press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname === '/stores/monitoring' && search === '?state=silent');
  });
});
