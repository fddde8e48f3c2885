import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bookingPageFolder } from '../../scripts/basics/places.mjs';
import { numberAt, textAt } from '../support/people.ts';
import { administratorOf } from './support/administrator.ts';
import { violationsOn } from './support/axe.ts';
import { commonName, freeTimeOf, jsBytesIn, linkIn, offerOf, refuseLetter, showsWordsOfOffice, takeAll } from './support/booking-page.ts';
import { type Complaints, watch } from './support/console-errors.ts';
import { opensMove, readsLargeText, withoutKiosk } from './support/phone-order.ts';
import { townAndLettersOfFile } from './support/town-of-file.ts';

const thing = 'Žádost o občanský průkaz';
/** What represents a picture of the map; the browser draws it as large as it needs. */
const greyPoint = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgALyxgWwKQAAAABJRU5ErkJggg==', 'base64');

/** Goes as far as the choice of a day. */
async function chooseThing(page: Page): Promise<void> {
  await page.goto('/objednani');
  await page.getByRole('button', { name: thing }).click();
  await page.getByRole('heading', { name: /^Na který úřad|^Kdy se vám/u }).waitFor();
  const place = page.getByRole('button', { name: /^Magistrát/u }).first();
  if (await place.isVisible()) await place.click();
  await page.locator('.day--free').first().waitFor();
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

const { town, letters } = await townAndLettersOfFile({
  MAP_TILE_URL: 'https://tiles.example.test/{z}/{x}/{y}.png',
  MAP_ATTRIBUTION: '© Zkušební mapa',
});

describe('the booking page', () => {
  it('weighs at most 60 kB of scripts, all of its languages together, and its map comes apart', () => {
    expect(jsBytesIn(bookingPageFolder)).toBeLessThanOrEqual(60_000);
    expect(jsBytesIn(bookingPageFolder, { ofMap: true })).toBeGreaterThan(30_000);
    expect(jsBytesIn(bookingPageFolder, { ofMap: true })).toBeLessThanOrEqual(50_000);
  });

  it('leads a client with a phone from the thing to the order that a letter confirms, moves and cancels', async () => {
    const page = await town.stranger({ width: 320, height: 640, touch: true });
    const complaints: Complaints = watch(page, town.origin);
    await page.goto('/objednani');
    await page.getByRole('button', { name: thing }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await chooseThing(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.locator('.day--free[aria-pressed="true"]').count()).toBe(0);
    await page.locator('.day--free').nth(2).click();
    await page.getByText(/^Délka návštěvy: asi \d+ /u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('.time').nth(1).click();
    await heading(page, /^Kdo přijde/u).waitFor();
    await page.getByRole('button', { name: /^Objednat na /u }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name');
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByLabel('Jméno a příjmení').fill('Božena Občanská 😀 '.repeat(6).slice(0, 120));
    const wrong = page.locator('[aria-invalid="true"]');
    await expect.poll(() => wrong.count()).toBe(2);
    // A field that was empty and is wrong now is not asked to be filled in.
    await page.getByLabel('E-mail').fill('bozzena');
    await page.getByText('Zadejte platnou e-mailovou adresu', { exact: false }).waitFor();
    await page.getByLabel('E-mail').fill('bozzena@posta.test');
    await expect.poll(() => wrong.count()).toBe(1);
    await page.getByRole('checkbox').check();
    // The page is read again in the middle of the form: what was typed and the time that is held are still there.
    await page.reload();
    await page.getByText(/^Čas vám držíme ještě 9:\d\d$/u).waitFor();
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
    // Back and forth again: nothing that was typed is lost.
    await page.goBack();
    await page.getByRole('button', { name: /^Nejdřív ve? \p{L}+ .+ ve? \d+:\d\d$/u }).click();
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('bozzena@posta.test');
    const refused = await refuseLetter(page);
    await page.getByRole('button', { name: /^Objednat na /u }).dblclick();
    await heading(page, /^Ještě to potvrďte/u).waitFor();
    await page.getByText('Na bozzena@posta.test posíláme odkaz k potvrzení.', { exact: false }).waitFor();
    // It turns out that the mail server does not take the address.
    await heading(page, /^Odkaz se nepodařilo doručit/u).waitFor();
    await page.getByText('Poštovní server adresu bozzena@posta.test odmítl.', { exact: false }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await refused.isOver();
    await page.reload();
    await page.getByText('Objednávku potvrdíte odkazem z e-mailu.', { exact: false }).waitFor();
    await page.getByText('bozzena@posta.test').waitFor();
    await expect.poll(() => page.evaluate(() => [localStorage.length, Object.keys(sessionStorage)])).toEqual([0, ['sent']]);
    await showsWordsOfOffice(page, await administratorOf(town.origin));
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Poslat znovu' }).click();
    await page.getByText(/^Další e-mail můžeme poslat za \d+ sekund/u).waitFor();
    await page.getByRole('button', { name: 'Opravit e-mail' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('email');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('bozena@posta.test');
    await page.keyboard.press('Enter');
    await page.getByText('E-mail je opravený, odkaz posíláme na bozena@posta.test.', { exact: false }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Opravit e-mail');
    await page.goto(await linkIn(letters, 'bozena@posta.test'));
    await page.getByRole('button', { name: 'Potvrdit objednávku' }).click();
    await heading(page, /^Objednávka je potvrzená/u).waitFor();
    await page.getByRole('img', { name: 'QR kód s PINem' }).waitFor();
    await page.getByText(/^asi \d+ \p{L}+, do \d+:\d\d$/u).waitFor();
    await page.getByText('Zadejte PIN na kiosku u vchodu').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await withoutKiosk(page);
    await page.getByText('Nahlaste se u přepážky a řekněte PIN.').waitFor();
    expect(await page.getByRole('img', { name: 'QR kód s PINem' }).count()).toBe(0);
    await readsLargeText(page);
    await opensMove(page);
    await page.locator('.time').nth(5).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Přesunout na / }).click();
    await page.getByText(/^Přesunuto na /u).waitFor();
    await page.getByRole('button', { name: 'Zrušit' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nechat, jak je');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zrušit objednávku' }).click();
    await heading(page, /^Objednávka je zrušená/u).waitFor();
    expect(await page.getByRole('img').count()).toBe(0);
    // The browser writes down that the second letter was refused.
    expect(complaints.lines()).toEqual([expect.stringContaining('/public/orders/waiting/resend')]);
    expect(letters.filter(({ recipients }) => recipients.includes('bozena@posta.test')).length).toBeGreaterThanOrEqual(1);
  });

  it('opens the order that the office typed in from its letter, and what the client does with it is seen in the office', async () => {
    const office = await administratorOf(town.origin);
    const { services } = await offerOf(town.origin);
    const service = services.find(({ name }) => name === thing)?.id ?? 0;
    const store_id = numberAt(await office.get(`/services/${service}`), 'store_id');
    const [starts_at, ends_at] = await freeTimeOf(town.origin, service);
    const email = 'ruzena@posta.test';
    const values = { store_id, service_id: service, starts_at, ends_at, name: 'Růžena Telefonická', email };
    const order = numberAt(await office.post('/orders', values), 'id');
    const page = await town.stranger({ width: 400, touch: true });
    await page.goto(await linkIn(letters, email));
    await heading(page, /^Objednávka je potvrzená/u).waitFor();
    await page.getByText('Růžena Telefonická').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // The office moves it: the page says so with what the office wrote, until the client does something else.
    const [later, end] = await freeTimeOf(town.origin, service, 1);
    await office.patch(`/orders/${order}`, { starts_at: later, ends_at: end, client_message: 'Přijďte prosím později.' });
    await page.reload();
    await page.getByText(/^Úřad .+ termín přesunul\. Předchozí termín: /u).waitFor();
    await page.getByText('Přijďte prosím později.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zrušit' }).click();
    await page.getByRole('button', { name: 'Zrušit objednávku' }).click();
    await heading(page, /^Objednávka je zrušená/u).waitFor();
    expect(await page.getByText('Přijďte prosím později.').count()).toBe(0);
    expect(textAt(await office.get(`/orders/${order}`), 'state')).toBe('cancelled');
    // The link goes on to tell what has become of the order, and nothing more can be done with it.
    await page.reload();
    await heading(page, /^Objednávka je zrušená/u).waitFor();
    expect(await page.getByRole('button', { name: 'Přesunout' }).count()).toBe(0);
  });

  it('offers the nearest times where somebody was quicker, and holds one of them by keys alone', async () => {
    const page = await town.stranger({ dark: true });
    let holds = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/public/holds')) holds += 1;
    });
    await chooseThing(page);
    await page.locator('.time').first().waitFor();
    const offered = page.waitForResponse((response) => response.url().includes('/free-times?'));
    await page.locator('.day--free').last().click();
    const first = await offered;
    await page.locator('.time').nth(1).click();
    await heading(page, /^Kdo přijde/u).waitFor();
    // The place is this client's own: it is offered again, and no second one is held.
    await page.goBack();
    await page.locator('.time[aria-pressed="true"]').click();
    await heading(page, /^Kdo přijde/u).waitFor();
    expect(holds).toBe(1);
    await page.goBack();
    await page.locator('.time').first().waitFor();
    const taken = textAt(await first.json(), '0', 'starts_at');
    await takeAll(town.origin, /services\/(\d+)/u.exec(first.url())?.[1], taken);
    const offeredCount = await page.locator('.times .time').count();
    await page.locator('.time').first().click();
    const alert = page.getByRole('alert');
    await alert.getByText(/už volný není/u).waitFor();
    // It is no longer offered.
    await expect.poll(() => page.locator('.times .time').count()).toBe(offeredCount - 1);
    expect(await violationsOn(page)).toEqual([]);
    await alert.getByRole('button').last().press('Enter');
    await heading(page, /^Kdo přijde/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // The form of a time that someone else has: an address from the history of the browser, or a hold that ended.
    const { hash } = new URL(page.url());
    const fragment = hash.replace(/time=.*/u, `time=${encodeURIComponent(taken)}`);
    await page.getByLabel('E-mail').fill('pozde@posta.test');
    await page.evaluate((next) => {
      history.replaceState(null, '', next);
      const kept = JSON.parse(sessionStorage.getItem('booking') ?? '{}');
      sessionStorage.setItem('booking', JSON.stringify({ typed: kept.typed }));
    }, fragment);
    await page.reload();
    await alert.getByText(/už volný není/u).waitFor();
    await alert.getByRole('button').first().click();
    await heading(page, /^Kdo přijde/u).waitFor();
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('pozde@posta.test');
  });

  it('shows branches on a map, where keys choose one, and asks nobody but its own server', async () => {
    const page = await town.stranger();
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.route('**/objednani/map/**', (route) => route.fulfill({ contentType: 'image/png', body: greyPoint }));
    await page.goto('/objednani');
    await page.getByRole('button', { name: commonName(await offerOf(town.origin)) }).click();
    await page
      .getByRole('button', { name: /Nejdřív ve? \p{L}+ .+ ve? \d+:\d\d$/u })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Vybrat na mapě' }).click();
    await page.getByText('© Zkušební mapa').waitFor();
    // Branches of one street lie over each other; each has its button in the list under the map too (WCAG 2.5.8, Equivalent).
    expect((await violationsOn(page)).filter((line) => !/^target-size .*title="/u.test(line))).toEqual([]);
    await page.locator('.branch-mark').first().press('Enter');
    await page.locator('.day--free').first().waitFor();
    expect([...origins]).toEqual([town.origin]);
  });

  it('says of a link that does not hold what to do, and keeps nothing in the browser', async () => {
    const page = await town.stranger();
    await page.goto('/objednani#o=guessed');
    await page.getByRole('alert').getByText('Odkaz na objednávku neplatí.', { exact: false }).waitFor();
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
    // A mail program cut it.
    await page.goto('/objednani#o=');
    await page.getByRole('alert').getByText('Odkaz není celý.', { exact: false }).waitFor();
  });
});
