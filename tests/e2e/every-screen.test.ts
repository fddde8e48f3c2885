import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addedRoutes, publicRoutes, redirects, specifiedRoutes } from '../support/routes.ts';
import { entityNames, sampled, type Traits } from '../support/sampling/sample.ts';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { overhang } from './support/overhang.ts';
import { settled } from './support/settled.ts';
import { people, signIn } from './support/sign-in.ts';
import { pageOfComingOrder } from './support/town.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';
import { listenTo } from './support/traffic.ts';

/** Every address that stays in the bar when it is opened, and one that leads nowhere. */
const screens = [
  ...[...specifiedRoutes, ...addedRoutes].filter((route) => redirects.every(([from]) => from !== route)),
  '/nic-takoveho-tu-neni',
];

/** The area is the first part of an address; the last part that is the name of an entity says to which the screen belongs. */
function traitsOf(route: string): Traits {
  const parts = route.split(/[/?=]/u);
  return { entity: parts.findLast((part) => entityNames.has(part)) ?? '', rule: parts[1] ?? '' };
}

/** Whether a part of the screen reaches beyond a side of the window. */
function sticksOut(page: Page, part: string): Promise<boolean> {
  return page.locator(part).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > document.documentElement.clientWidth;
  });
}

const town = await sharedTownOfFile();
const page = await town.stranger();
const traffic = listenTo(page);
const complaints = watch(page, town.origin);

describe('every screen', () => {
  it.each(publicRoutes)('without a session, %s stands without a complaint and without a barrier', async (route) => {
    complaints.forget();
    await page.goto(route);
    await settled(page, traffic);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expect.poll(() => page.title()).toBe(`${await page.locator('h1').innerText()} – Centrální aplikace`);
    // What a link that does not hold, or a session that is not there, is answered with.
    expect(complaints.lines().filter((line) => !/status of (?:401|410)/u.test(line))).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('describes the API where developers can read it', async () => {
    complaints.forget();
    await page.goto('/central/docs');
    await page.getByRole('heading', { level: 1, name: 'Pořadník API' }).waitFor();
    await page.getByRole('link', { name: 'email-blacklist' }).click();
    await page.locator('#email-blacklist').getByText('/email-blacklist/{id}/history').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });

  describe('with a session', () => {
    beforeAll(async () => {
      await signIn(page, people.superAdministrator);
      await settled(page, traffic);
    });

    it.each(sampled(screens, traitsOf))('%s stands without a complaint and without a barrier, and fits a narrow window', async (route) => {
      complaints.forget();
      await page.goto(route);
      await settled(page, traffic);
      expect(new URL(page.url()).pathname).toBe(route.split('?')[0]);
      await expect.poll(() => page.locator('h1').count()).toBe(1);
      // A record may be named more wholly there: an order by its time and PIN too.
      const named = async () => {
        const title = await page.title();
        return [title.startsWith(await page.locator('h1').innerText()), title.endsWith(' – Centrální aplikace')];
      };
      await expect.poll(named).toEqual([true, true]);
      expect(await violationsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 400, height: 900 });
      await expect.poll(() => overhang(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(complaints.lines()).toEqual([]);
    });

    it.each([400, 900])('what opens over a screen stays in a window %i px wide', async (width) => {
      const opener = await page.context().newPage();
      const around = listenTo(opener);
      await opener.setViewportSize({ width, height: 900 });
      await opener.goto('/stores/tickets');
      await settled(opener, around);
      // On a phone filters unfold within a sheet.
      const isPhone = width < 768;
      if (isPhone) await opener.getByRole('button', { name: 'Filtry' }).click();
      const filters = opener.locator(isPhone ? '.folded-filter__name' : '.popover__button');
      await filters.first().waitFor();
      for (const filter of await filters.all()) {
        await filter.click();
        await opener.locator(isPhone ? '.folded-filter__panel' : '.popover__panel').waitFor();
        await expect.poll(() => sticksOut(opener, isPhone ? '.folded-filter__panel' : '.popover__panel')).toBe(false);
        if (isPhone) await filter.click();
        else await opener.keyboard.press('Escape');
      }
      await opener.goto(await pageOfComingOrder());
      await settled(opener, around);
      await opener.getByRole('button', { name: /datum/iu }).first().click();
      await opener.locator('.MuiDateCalendar-root').waitFor();
      await expect.poll(() => sticksOut(opener, '.MuiPickersLayout-root')).toBe(false);
      await opener.close();
    });

    it('a table that is too wide keeps all its heads in one row', async () => {
      const narrow = await page.context().newPage();
      const around = listenTo(narrow);
      await narrow.setViewportSize({ width: 800, height: 900 });
      await narrow.goto('/stores/services');
      await settled(narrow, around);
      await expect.poll(() => narrow.locator('.table-holder--scrolls th.table__action').count()).toBe(1);
      const tops = () =>
        narrow.locator('thead th').evaluateAll((heads) => new Set(heads.map((head) => Math.round(head.getBoundingClientRect().top))).size);
      await expect.poll(tops).toBe(1);
      await narrow.close();
    });
  });
});
