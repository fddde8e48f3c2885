import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { addDays } from '../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import type { TakenLetter } from '../../support/mail-server.ts';
import { numberAt, textAt } from '../../support/people.ts';
import type { Administrator } from './administrator.ts';

export type Offer = CallAnswer<'GET /public/booking'>;

/** The map comes once someone asks for it. */
const isOfMap = (name: string): boolean => name.startsWith('branch-map-');

/** Bytes of all scripts of the built page, of the map alone or without it, as they come over the line. */
export function jsBytesIn(folder: string, { ofMap = false } = {}): number {
  const assets = path.join(folder, 'assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js') && isOfMap(name) === ofMap)
    .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(assets, name)), { level: 9 }).length, 0);
}

/** What clients of a server are offered. */
export async function offerOf(origin: string): Promise<Offer> {
  return (await fetch(`${origin}/central/public/booking`)).json();
}

/** A name that services of several branches have. */
export function commonName({ services }: Offer): string {
  const names = services.map(({ name }) => name);
  return names.find((name, place) => names.indexOf(name) !== place) ?? '';
}

/** Others hold every place of a time. */
export async function takeAll(origin: string, service: string | undefined, startsAt: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ service_id: Number(service), starts_at: startsAt });
  const take = async () => (await fetch(`${origin}/central/public/holds`, { method: 'POST', headers, body })).status;
  let status = await take();
  while (status === 201) status = await take();
  expect(status).toBe(409);
}

/** The beginning and the end of a free time of the service on one of the coming days, the first one or one that follows it. */
export async function freeTimeOf(origin: string, service: number, after = 0): Promise<readonly [string, string]> {
  const read = async (asked: string): Promise<unknown> => (await fetch(`${origin}/central/public/services/${service}/${asked}`)).json();
  const [from, to] = [addDays(localDay(new Date()), 3), addDays(localDay(new Date()), 20)];
  const days = await read(`free-days?from=${from}&to=${to}`);
  const place = [0, 1, 2, 3, 4, 5, 6].find((at) => numberAt(days, String(at), 'free') > 0);
  const times = await read(`free-times?day=${textAt(days, String(place), 'day')}`);
  return [textAt(times, String(after), 'starts_at'), textAt(times, String(after), 'ends_at')];
}

/** The order that waits for its letter says what the settings have for it, and the page's own words where they have none. */
export async function showsWordsOfOffice(page: Page, office: Administrator): Promise<void> {
  const says = (title: string | null, text: string | null) =>
    office.patch('/web-order-settings', { confirmation_title: title, confirmation_text: text });
  await says('Už jen jeden krok', 'Otevřete si poštu.');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Už jen jeden krok' }).waitFor();
  await page.getByText('Otevřete si poštu.').waitFor();
  await says(null, null);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ještě jeden krok' }).waitFor();
  expect(await page.getByText('Otevřete si poštu.').count()).toBe(0);
  await says('Ještě to potvrďte', null);
}

/** Everything that the office of the server has written in Czech and not in the same words in English. */
export async function czechOf(origin: string): Promise<readonly string[]> {
  const { office_name, office_name_en, texts, form, groups, services, stores } = await offerOf(origin);
  const pairs = [
    [office_name, office_name_en],
    [texts.confirm_text, texts.confirm_text_en],
    [form.checkbox.text, form.checkbox.text_en],
    ...[texts.service, texts.time, texts.form, texts.confirmation].flatMap((step) => [
      [step.title, step.title_en],
      [step.text, step.text_en],
    ]),
    ...services.map(({ name, name_en }) => [name, name_en]),
    ...[...groups, ...stores].flatMap(({ name, name_en, text, text_en }) => [
      [name, name_en],
      [text, text_en],
    ]),
  ];
  return pairs.flatMap(([czech, english]) => (czech == null || czech === english ? [] : [czech]));
}

/** Texts of the page that are Czech, by their letters or because the office wrote them so, and do not say that they are. */
export function unmarkedCzech(page: Page, czech: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((written) => {
    const isCzech = (text: string): boolean => /[ěščřžýůťďň]/iu.test(text) || written.includes(text.trim());
    const isCzechWithin = (text: string): boolean => isCzech(text) || written.some((name) => name.length > 3 && text.includes(name));
    const isMarked = (element: Element | null): boolean => element?.closest('[lang]')?.getAttribute('lang') === 'cs';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const isShown = node.parentElement?.checkVisibility() === true && node.parentElement.tagName !== 'NOSCRIPT';
      if (isShown && isCzech(text) && !isMarked(node.parentElement)) found.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt]')) {
      // An attribute has one language for all of its words: a Czech name within an English sentence cannot be in one.
      const texts = ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '');
      found.push(...texts.filter((text) => isCzechWithin(text) && !isMarked(element)));
    }
    return [...found, ...(isCzech(document.title) ? [document.title] : [])];
  }, czech);
}

/** The address in the newest letter to someone, once it has come. */
export async function linkIn(letters: readonly TakenLetter[], email: string): Promise<string> {
  const text = () => letters.findLast(({ recipients }) => recipients.includes(email))?.text ?? '';
  const plain = () => text().replaceAll('=\r\n', '').replaceAll('=3D', '=');
  await expect.poll(() => /\S+\/objednani\?lang=\w\w#o=[\w-]+/u.exec(plain())?.[0], { timeout: 40_000 }).toBeTruthy();
  return /\S+\/objednani\?lang=\w\w#o=[\w-]+/u.exec(plain())?.[0] ?? '';
}

/** What became of letters is answered as if the mail server had refused them, until it is over. */
export async function refuseLetter(page: Page): Promise<{ readonly isOver: () => Promise<void> }> {
  const [order, waiting] = ['**/central/public/orders', '**/central/public/orders/waiting'];
  const answering = (letter: string) => async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), letter } });
  };
  await page.route(order, answering('waiting'));
  await page.route(waiting, answering('failed'));
  return {
    isOver: async () => {
      for (const address of [order, waiting]) await page.unroute(address);
    },
  };
}
