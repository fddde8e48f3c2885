import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BranchClient, eventsFrom, tryHandshake, type UnnumberedEvent } from '../support/branch/branch-client.ts';
import { numberAt, textAt } from '../support/people.ts';
import { administratorOf } from './support/administrator.ts';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

/** A store of the demonstration where the branch never connected; here it does. */
const store = 12;

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);
const office = await administratorOf(town.origin);

describe('how one store stands', () => {
  let branch: BranchClient | undefined;
  let sequence = 1;
  let [service, kiosk] = [0, 0];
  const say = async (...said: readonly UnnumberedEvent[]): Promise<void> => {
    branch?.say({ type: 'events', events: eventsFrom(sequence, new Date().toISOString(), said) });
    sequence += said.length;
    await branch?.next('acknowledge');
  };
  /** What the server counts of the store itself. */
  const statusOf = async () => {
    const status = await office.get(`/stores/${store}/status`);
    return {
      waiting: numberAt(status, 'figures', 'today', 'waiting'),
      served: numberAt(status, 'figures', 'today', 'served'),
      arrived: numberAt(status, 'figures', 'today', 'arrived'),
      ordered: numberAt(status, 'figures', 'today', 'ordered'),
      open: numberAt(status, 'monitored', 'desks', 'open'),
      desks: numberAt(status, 'monitored', 'desks', 'count'),
      changes: numberAt(status, 'monitored', 'changes', 'count'),
    };
  };
  const shown = () => page.locator('[role="tabpanel"]:not([hidden])');

  beforeAll(async () => {
    const key = textAt(await office.post(`/stores/${store}/key`, {}), 'pre_shared_key');
    const code = textAt(await office.get(`/stores/${store}`), 'code');
    const filter = encodeURIComponent(JSON.stringify({ store_id: store }));
    service = numberAt(await office.get(`/services?filter=${filter}`), '0', 'id');
    const name = 'Kiosk u schodů';
    kiosk = numberAt(await office.post('/touch-screens', { store_id: store, name, width: 1080, height: 1920 }), 'id');
    branch = await tryHandshake({ code, key }, { origin: town.origin });
    await branch.next('welcome');
  });
  afterAll(() => branch?.close());

  it('is its overview, and what is told shows without a reload', async () => {
    await page.goto(`/stores/${store}`);
    await page.locator('.page-header').getByText('Komunikuje', { exact: true }).waitFor();
    const figure = (name: string) => shown().locator('.day-figures > div').filter({ hasText: name }).locator('dd');
    await expect.poll(() => figure('čeká').first().textContent()).toBe('0');
    // This installation has no map: its place is said in words.
    await shown()
      .getByText(/^\d+,\d{5}° s\. š\./u)
      .waitFor();
    await say({ kind: 'ticket_created', ticket: 1, number: 'A1', service_id: service, visit: null, order_id: null });
    await expect.poll(() => figure('čeká').first().textContent()).toBe('1');
    await expect.poll(() => figure('přišlo').first().textContent()).toContain('1');
    await page
      .locator('.page-header')
      .getByText(/Čeká 1 klient/u)
      .waitFor();
    await shown()
      .getByRole('table', { name: 'Právě čekají' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: '1', exact: true }) })
      .waitFor();
    expect(await page.getByRole('textbox', { name: /^Název/u }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await shown().getByRole('link', { name: 'Zobrazit změny' }).press('Enter');
    await page.waitForURL((url) => url.search === '?tab=waiting');
  });

  it('says on a phone who waits in whole words', async () => {
    const phone = await town.signedIn(people.superAdministrator, { width: 400 });
    await phone.goto(`/stores/${store}`);
    const table = phone.getByRole('table', { name: 'Právě čekají' });
    await table.getByRole('cell', { name: 'žádná otevřená' }).first().waitFor();
    const linesIn = (all: readonly Element[]) =>
      all.map((cell) => cell.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).lineHeight));
    await expect.poll(async () => Math.max(...(await table.getByRole('columnheader').evaluateAll(linesIn)))).toBeLessThan(3);
    await expect.poll(async () => Math.max(...(await table.getByRole('cell').evaluateAll(linesIn)))).toBeLessThan(4);
    await phone.context().close();
  });

  it('counts as the answers of the server do', async () => {
    await page.goto(`/stores/${store}`);
    await shown().locator('.day-figures').waitFor();
    const direct = await statusOf();
    const figures = async () => {
      const read = await shown()
        .locator('.day-figures > div')
        .evaluateAll((all) =>
          all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent?.replace(/\s/gu, '')]),
        );
      const named = Object.fromEntries(read);
      return [named['čeká'], named['obslouženo'], named['přišlo z objednaných'], named['otevřených přepážek']];
    };
    await expect
      .poll(figures)
      .toEqual([String(direct.waiting), String(direct.served), `${direct.arrived}/${direct.ordered}`, `${direct.open}z${direct.desks}`]);
    await expect
      .poll(async () => (await page.getByRole('tab', { name: /^Správa/u }).textContent())?.includes(`: ${direct.changes} `))
      .toBe(true);
  });

  it('says in its monitoring who waits for what, and tells of an outage whose note is written from there', async () => {
    await page.goto(`/stores/${store}`);
    await page.getByRole('tab', { name: 'Přehled' }).press('ArrowRight');
    await page.waitForURL((url) => url.search === '?tab=monitoring');
    await shown().getByRole('table', { name: 'Kdo čeká a jak dlouho' }).waitFor();
    await say({ kind: 'outage_started', outage: 1, outage_kind: 'power' });
    await page.getByRole('link', { name: 'Výpadky', exact: true }).and(page.locator('.part-links a')).press('Enter');
    await page.waitForURL((url) => url.search === '?tab=outages');
    const row = shown().getByRole('row', { name: /Elektřina/u });
    await row.waitFor();
    await expect.poll(() => row.getByText(/^trvá/u).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await say({ kind: 'outage_ended', outage: 1 });
    await row.getByText(/^\(\d+ min\)$/u).waitFor();
    await row.getByRole('link').first().press('Enter');
    const note = page.getByRole('textbox', { name: /^Poznámka/u });
    await note.fill('Vypadl jistič.');
    await page.getByRole('button', { name: 'Uložit' }).press('Enter');
    await page.getByText('Výpadek byl uložen').first().waitFor();
    await page.goto(`/stores/${store}?tab=outages`);
    await shown().getByText('Vypadl jistič.').waitFor();
  });

  it('names its devices with what the licence allows, and turns with what the branch tells of them', async () => {
    await page.goto(`/stores/${store}?tab=devices`);
    const row = shown().getByRole('row', { name: /Kiosk u schodů/u });
    await row.getByText('Zatím se neozval').waitFor();
    await say({ kind: 'device_up', device: 'touch_screen', device_id: kiosk }, { kind: 'paper', touch_screen_id: kiosk, paper: 'low' });
    await row.getByText('Připojen', { exact: true }).waitFor();
    await row.getByText('Dochází', { exact: true }).waitFor();
    await say({ kind: 'device_down', device: 'touch_screen', device_id: kiosk, failed: true });
    await row.getByText('Chyba', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('says what a display plays when it plays something else, without a reload, where all displays are followed', async () => {
    const name = 'Displej u schodů';
    const display = numberAt(await office.post('/virtual-displays', { store_id: store, name, width: 1920, height: 1080 }), 'id');
    // The one that all branches play.
    const title = 'Základní smyčka úřadu';
    const found = encodeURIComponent(JSON.stringify({ name: title }));
    const playlist = numberAt(await office.get(`/playlists?filter=${found}`), '0', 'id');
    await page.goto('/playlists/now-playing');
    const row = page.getByRole('row', { name: new RegExp(`^${name}`, 'u') });
    await row.getByText('Displej zatím nehlásil, co hraje.').waitFor();
    const plays = row.getByRole('cell').nth(1);
    await say(
      { kind: 'device_up', device: 'virtual_display', device_id: display },
      { kind: 'playing', virtual_display_id: display, playlist_id: playlist },
    );
    await plays.getByRole('link', { name: title }).waitFor();
    // The home and the page of the branch say the same.
    await page.goto('/');
    await page.getByRole('button', { name: 'Podrobně' }).press('Enter');
    await page.getByRole('article').filter({ hasText: 'Jižní brána' }).getByText(title).waitFor();
    await page.goto(`/stores/${store}?tab=devices`);
    await shown()
      .getByRole('row', { name: new RegExp(name, 'u') })
      .getByRole('cell', { name: title, exact: true })
      .waitFor();
    await page.goto('/playlists/now-playing');
    await plays.getByRole('link', { name: title }).waitFor();
    await say({ kind: 'playing', virtual_display_id: display, playlist_id: null });
    await expect.poll(() => plays.innerText()).toMatch(/^nic\s+Má hrát /u);
  });

  it.each(['', '?tab=monitoring', '?tab=devices'])('fits a narrow screen: %s', async (tab) => {
    const narrow = await town.signedIn(people.superAdministrator, { width: 320 });
    await narrow.goto(`/stores/${store}${tab}`);
    await narrow.locator('.store-status').waitFor();
    await expect.poll(() => narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violationsOn(narrow)).toEqual([]);
    await narrow.context().close();
  });
});
