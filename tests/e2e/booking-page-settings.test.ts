import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { numberAt, textAt } from '../support/people.ts';
import { png } from '../support/pictures.ts';
import { type Administrator, administratorOf } from './support/administrator.ts';
import { violationsOn } from './support/axe.ts';
import { commonName, type Offer, offerOf } from './support/booking-page.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

type Step = 'thing' | 'place' | 'time' | 'form';

const settings = '/web-order-settings';

const textSteps = ['thing', 'time', 'form'] as const;

/** Where each text of the settings is said. */
const texts = [
  ['office_name', 'thing', 'Město Nový Název'],
  ['service_title', 'thing', 'S čím přicházíte?'],
  ['service_text', 'thing', 'Text o výběru činnosti.'],
  ['time_title', 'time', 'Kdy přijdete?'],
  ['time_text', 'time', 'Text o výběru času.'],
  ['form_title', 'form', 'Kdo bude vyřizovat?'],
  ['form_text', 'form', 'Text o údajích.'],
  ['checkbox_text', 'form', 'Souhlas zcela nový.'],
] as const;
const textsOf = (step: Step) => texts.filter(([, at]) => at === step).map(([, , words]) => words);

const askedFields = [
  { name: 'required', phone: 'asked', note: 'required' },
  { name: 'asked', phone: 'required', note: 'required' },
  { name: 'hidden', phone: 'hidden', note: 'asked' },
  { name: 'asked', phone: 'hidden', note: 'hidden' },
] as const;

const picture = png(60, 30);

const town = await townOfFile();

describe('the booking page', () => {
  let page: Page;
  let administrator: Administrator;
  /** What is ordered at several branches. */
  let thing = '';
  let held: string | undefined;
  beforeAll(async () => {
    administrator = await administratorOf(town.origin);
    page = await town.stranger();
    page.on('response', async (response) => {
      if (response.url().endsWith('/public/holds') && response.ok()) held = textAt(await response.json(), 'token');
    });
    thing = commonName(await offer());
  });

  const offer = (): Promise<Offer> => offerOf(town.origin);

  /** Gives back what the page holds: an address may hold only so many times. */
  async function release(): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token: held ?? '' });
    await fetch(`${town.origin}/central/public/holds/release`, { method: 'POST', headers, body });
  }

  /** Opens the page again and goes as far as the step. */
  async function open(step: Step): Promise<void> {
    await release();
    await page.goto('/objednani');
    await page.reload();
    const choice = page.getByRole('button', { name: thing });
    await choice.waitFor();
    if (step === 'thing') return;
    await choice.click();
    const place = page.locator('.place button').first();
    await place.or(page.locator('.day--free').first()).waitFor();
    if (step === 'place') return;
    if (await place.isVisible()) await place.click();
    await page.locator('.time').first().waitFor();
    if (step === 'time') return;
    await page.locator('.time').first().click();
    await page.locator('form').waitFor();
  }

  /** The server decides whether to give the number of people who wait: by the settings, and only for a branch that reports. */
  const answerWaiting = (waiting: number | null): Promise<unknown> =>
    page.route('**/public/booking', async (route) => {
      const loadedOffer: Offer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...loadedOffer, stores: loadedOffer.stores.map((store) => ({ ...store, waiting })) } });
    });

  const text = (words: string) => page.getByText(words, { exact: false }).first();
  const field = (name: string) => page.locator(`#${name}`);
  const isRequired = (name: string) => field(name).getAttribute('aria-required');

  it('says each text of the settings in its place, and its own words where there is none', async () => {
    await administrator.patch(settings, Object.fromEntries(texts.map(([name, , words]) => [name, words])));
    for (const step of textSteps) {
      await open(step);
      for (const words of textsOf(step)) await text(words).waitFor();
    }
    await administrator.patch(settings, Object.fromEntries(texts.map(([name]) => [name, null])));
    for (const step of textSteps) {
      await open(step);
      await page.locator('h1').waitFor();
      for (const words of textsOf(step)) expect(await text(words).count()).toBe(0);
    }
  });

  it('asks for each field as the settings say', async () => {
    // Each field has a row of answers of its own: one that listens to the setting of another is found.
    for (const asked of askedFields) {
      const values = Object.entries(asked).flatMap(([name, is]) => [
        [`${name}_shown`, is !== 'hidden'],
        [`${name}_required`, is === 'required'],
      ]);
      await administrator.patch(settings, Object.fromEntries(values));
      await open('form');
      for (const [name, is] of Object.entries(asked)) {
        if (is === 'hidden') expect(await field(name).count()).toBe(0);
        else expect([name, await isRequired(name)]).toEqual([name, is === 'required' ? 'true' : 'false']);
      }
    }
    await administrator.patch(settings, { name_shown: true, phone_shown: true, note_shown: true });
  });

  it('asks for consent as the settings say, and leads to the terms and shows the logo once they are there', async () => {
    await open('form');
    expect([await isRequired('consent'), await page.getByRole('link', { name: /^Podmínky/u }).count()]).toEqual(['true', 0]);
    const files = {
      logo_file: await administrator.upload('web-order-settings', 'logo_file', picture),
      terms_file: await administrator.upload('web-order-settings', 'terms_file', Buffer.from('%PDF-1.7\n1 0 obj\n')),
    };
    await administrator.patch(settings, { ...files, checkbox_required: false });
    await open('form');
    expect(await isRequired('consent')).toBe('false');
    const terms = await page.getByRole('link', { name: /^Podmínky/u }).getAttribute('href');
    expect((await fetch(`${town.origin}${terms}`)).headers.get('content-type')).toBe('application/pdf');
    expect(await page.locator('.head__logo').getAttribute('src')).toContain(files.logo_file);
    await administrator.patch(settings, { checkbox_shown: false });
    await open('form');
    expect(await field('consent').count()).toBe(0);
  });

  it('shows the way on a map where the settings say so, and how many wait where that is told', async () => {
    await administrator.patch(settings, { show_map: false });
    await open('place');
    expect(await page.getByRole('link', { name: /^Ukázat na mapě/u }).count()).toBe(0);
    await administrator.patch(settings, { show_map: true });
    await answerWaiting(null);
    await open('place');
    await expect.poll(() => page.getByRole('link', { name: /^Ukázat na mapě/u }).count()).toBeGreaterThan(0);
    await page.unroute('**/public/booking');
    expect(await text('teď ček').count()).toBe(0);
    await answerWaiting(3);
    await open('place');
    await text('teď čekají 3 lidé').waitFor();
    await page.unroute('**/public/booking');
  });

  it('stands beside the form of its settings with what is not saved yet, and is walked through without an order', async () => {
    const clerk = await town.signedIn(people.superAdministrator);
    await clerk.goto('/web-orders/settings');
    const frame = clerk.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    await clerk.getByLabel('Výběr činnosti: nadpis').fill('Zatím neuložený nadpis');
    await frame.getByRole('heading', { level: 1, name: 'Zatím neuložený nadpis' }).waitFor();
    expect(await violationsOn(clerk)).toEqual([]);
    const sent: string[] = [];
    clerk.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/public/')) sent.push(request.url());
    });
    await frame.getByRole('button', { name: thing }).click();
    await frame.locator('.place button').first().click();
    await frame.locator('.day--free').first().click();
    await frame.locator('.time').first().click();
    await frame.locator('#name').fill('Jana Zkoušková');
    await frame.locator('#email').fill('zkouska@posta.test');
    const consent = frame.locator('#consent');
    if (await consent.isVisible()) await consent.check();
    await frame.locator('button[type="submit"]').click();
    await frame.getByText('123\u00A0456').waitFor();
    expect(sent).toEqual([]);
  });

  it('says what the office says after an order', async () => {
    await administrator.patch(settings, { confirm_text: 'Přijďte o chvíli dřív.' });
    await open('form');
    await field('name').fill('משה כהן');
    await field('email').fill('jana@posta.test');
    await page.locator('button[type="submit"]').click();
    await page.getByText('Přijďte o chvíli dřív.').waitFor();
    // A name that is read from the right turns nothing next to it round.
    await page.locator('bdi', { hasText: 'משה כהן' }).waitFor();
    expect(await page.locator('.pass__pin').textContent()).toMatch(/^\d{3}\s\d{3}$/u);
  });

  it('calls a branch as its settings say, leaves out what it does not offer, and the branch once it is off', async () => {
    await open('place');
    const name = (await page.locator('.place b').first().textContent()) ?? '';
    const store = (await offer()).stores.find((each) => each.name === name);
    const filter = encodeURIComponent(JSON.stringify({ store_id: store?.id }));
    const id = numberAt(await administrator.get(`/web-stores?filter=${filter}`), '0', 'id');
    await administrator.patch(`/web-stores/${id}`, { heading: 'Radnice u kašny', text: 'Vchod ze dvora.' });
    await open('place');
    await text('Radnice u kašny').waitFor();
    await text('Vchod ze dvora.').waitFor();
    await administrator.patch(`/web-stores/${id}`, { enabled: false });
    await open('thing');
    await page.getByRole('button', { name: thing }).click();
    await page.locator('.place, .days').first().waitFor();
    expect(await text('Radnice u kašny').count()).toBe(0);
  });

  it('shows an agenda with its picture and its text', async () => {
    const services = (await offer()).services.filter(({ name }) => name === thing).map(({ id }) => id);
    const picture_file = await administrator.upload('web-groups', 'picture_file', picture);
    const words = 'Vezměte si s sebou starý doklad.';
    await administrator.post('/web-groups', {
      name: 'Doklady po novu',
      text: words,
      picture_file,
      position: 0,
      active: true,
      service_ids: services,
    });
    await release();
    await page.goto('/objednani');
    await page.reload();
    const agenda = page.locator('.agenda', { hasText: 'Doklady po novu' });
    await agenda.getByText(words).waitFor();
    const source = (await agenda.locator('img').getAttribute('src')) ?? '';
    expect((await fetch(`${town.origin}${source}`)).headers.get('content-type')).toBe('image/png');
  });
});
