import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { withBranches } from './support/many-branches.ts';
import { people, signIn } from './support/sign-in.ts';
import { textsOf } from './support/texts-of.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();

describe('the home dashboard', () => {
  /** When the central last received from the first store, which no one plays here: the town was loaded before all the tests. */
  async function lastContact(): Promise<number> {
    const page = await town.stranger();
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/central/dashboard') && answer.ok());
    await signIn(page, people.operatorOfStoreOne);
    const [found] = JSON.stringify(await (await answered).json()).match(/(?<="last_socket_communication_at":")[^"]+/u) ?? [];
    return Date.parse(found ?? '');
  }

  it('is the day at the counter for a clerk of one store, without a barrier while the branch communicates and when it is silent', async () => {
    const page = await town.stranger();
    await page.clock.install({ time: (await lastContact()) + 60_000 });
    await signIn(page, people.operatorOfStoreOne);
    await page.getByRole('heading', { level: 1, name: 'Dnes', exact: true }).waitFor();
    await page.getByRole('region', { name: 'Volno dnes' }).waitFor();
    const silence = page.getByRole('article').filter({ hasText: 'Nekomunikuje' });
    await expect.poll(() => silence.count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.clock.fastForward('01:00:00');
    await silence.waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('shows all twelve branches on one screen, and says why the silent ones are silent', async () => {
    const page = await town.stranger({ width: 1280, height: 800 });
    // No one plays the branches of this town: without a clock all of them would be silent in a long run.
    await page.clock.install({ time: (await lastContact()) + 60_000 });
    await signIn(page, people.superAdministrator);
    await page.getByRole('heading', { level: 2, name: /^Bez spojení/u }).waitFor();
    const articles = page.getByRole('article');
    await expect.poll(() => articles.count()).toBe(12);
    const lowest = () => articles.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    await expect.poll(lowest).toBeLessThanOrEqual(800);
    await articles.filter({ hasText: 'Zálesí' }).getByText('Server se hlásí jiným klíčem, spojení odmítáme.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // A wide screen has room for the whole text.
    await page.setViewportSize({ width: 1920, height: 1080 });
    const cut = () =>
      page
        .locator('article :is(h3 a, p)')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    await expect.poll(cut).toEqual([]);
    // Since another day is written with its date, the longest text that is there.
    await page.clock.fastForward('25:00:00');
    await articles
      .getByText(/od \d\d\.\d\d\.\d{4} \d\d:\d\d/u)
      .first()
      .waitFor();
    await expect.poll(cut).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await cut()).filter((text) => text?.includes(' od '))).toEqual([]);
  });

  it('shows forty branches on one screen of 1920x1080, those that need somebody first', async () => {
    const page = await town.stranger({ width: 1920, height: 1080 });
    const now = (await lastContact()) + 60_000;
    await page.clock.install({ time: now });
    await withBranches(page, 40, now);
    await signIn(page, people.superAdministrator);
    await page.getByRole('heading', { level: 2, name: 'Bez spojení 3' }).waitFor();
    const articles = page.getByRole('article');
    await expect.poll(() => articles.count()).toBe(40);
    const lowest = () => articles.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    await expect.poll(lowest).toBeLessThanOrEqual(1080);
    const heights = () => articles.evaluateAll((all) => all.slice(0, 3).map((one) => Math.floor(one.getBoundingClientRect().height)));
    await expect.poll(heights).toEqual([41, 41, 41]);
  });

  it('is narrowed by a state, shows each branch in detail, and keeps both in the address', async () => {
    const page = await town.stranger();
    await page.clock.install({ time: (await lastContact()) + 60_000 });
    await signIn(page, people.superAdministrator);
    await page
      .getByRole('button', { name: /Nekomunikují/u, pressed: false })
      .first()
      .click();
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await page.getByRole('button', { name: 'Podrobně' }).click();
    await page.getByRole('heading', { level: 2, name: /^Nekomunikují/u }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?state=silent&view=whole');
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await page.getByText('Čekání, 30 dní').first().waitFor();
  });

  it('is told by headings and links alone, and filtered by the text in the address', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`${town.origin}/?q=zalesi`);
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await expect.poll(() => page.getByRole('searchbox', { name: 'Hledat pobočku' }).inputValue()).toBe('zalesi');
    const link = page.getByRole('heading', { level: 3 }).getByRole('link');
    await expect.poll(() => link.count()).toBe(1);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => /^\/stores\/\d+$/u.test(pathname));
  });

  it('fills the wall with all stores in large type, keeps the filter, and is left by Escape', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`${town.origin}/?q=urad`);
    const enter = page.getByRole('button', { name: 'Nástěnný režim' });
    await enter.press('Enter');
    const wall = page.getByRole('dialog', { name: 'Nástěnka' });
    await wall.getByRole('article').first().waitFor();
    const uncounted = async () => {
      const counts = await textsOf(wall.getByRole('list', { name: 'Pobočky podle stavu' }).locator('strong'));
      return (await wall.getByRole('article').count()) - counts.reduce((sum, count) => sum + Number(count), 0);
    };
    await expect.poll(uncounted).toBe(0);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => wall.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).search).toBe('?q=urad');
    await expect.poll(() => enter.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('tells who may do nothing yet whom to ask', async () => {
    const page = await town.visitor(people.guest);
    await page.getByText('Zatím nemáte přístup k žádné části aplikace').waitFor();
  });
});
