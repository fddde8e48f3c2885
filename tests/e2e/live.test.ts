import { once } from 'node:events';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type OpenBrowser, openBrowser, visit } from './support/browser.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { people, signIn } from './support/sign-in.ts';
import { startTown, type Town } from './support/town.ts';

let town: Town;
let server: RunningServer;
let browser: OpenBrowser;
beforeAll(async () => {
  [town, browser] = await Promise.all([startTown({ env: { LOG_LEVEL: 'info' } }), openBrowser()]);
  server = town;
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await town.stop();
});

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  await untilStreams(0);
});

/** A browser of its own, in which someone is signed in. */
async function person(username: string): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await visit(browser, server);
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, username);
  return { context, page };
}

/** How many streams the server has open: what it said last. */
function streams(): number {
  const said = [...server.output().matchAll(/"streams":(?<number>\d+)/gu)];
  return Number(said.at(-1)?.groups?.['number'] ?? 0);
}

async function untilStreams(number: number): Promise<void> {
  await expect.poll(streams, { timeout: 15_000 }).toBe(number);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
async function openStore(page: Page, id: number): Promise<void> {
  await page.goto(`/stores/${id}?tab=contact`);
  await field(page, 'Město').waitFor();
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Pobočka byla uložena').first().waitFor();
}

describe('what somebody else changes', () => {
  it('is seen in a list at once, which keeps its page, its place and the focus', async () => {
    const { page: editor } = await person(people.superAdministrator);
    const { page: reader } = await person(people.administrator);
    await untilStreams(2);
    await reader.goto('/web-orders/manage-orders?page=2');
    const rows = reader.locator('[data-row-link]');
    await rows.first().waitFor();
    // The days are over the rows a moment later, and move them down.
    await reader.getByRole('navigation', { name: 'Termín' }).waitFor();
    await rows.nth(12).focus();
    const [name, top] = [await rows.nth(12).textContent(), await reader.evaluate(() => window.scrollY)];
    const [changed] = await rows.evaluateAll((links) => links.slice(3, 4).map((link) => link.getAttribute('href')));
    await editor.goto(`${changed}?tab=client`);
    const client = editor.getByRole('textbox', { name: /Jméno klienta/u });
    await client.waitFor();
    await client.fill('Zdislava Přeložilová');
    await editor.keyboard.press('Control+s');
    await reader.getByText('Zdislava Přeložilová').waitFor();
    await expect.poll(() => reader.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(await reader.evaluate(() => window.scrollY)).toBe(top);
    expect(new URL(reader.url()).searchParams.get('page')).toBe('2');
  });

  it('is told in a form that is being edited, which keeps what is typed; by keyboard', async () => {
    const { page: editor } = await person(people.superAdministrator);
    const { page: reader } = await person(people.administrator);
    await Promise.all([openStore(editor, 4), openStore(reader, 4)]);
    await untilStreams(2);
    await field(reader, 'Ulice').fill('Moje ulice 7');
    await field(editor, 'Město').fill('Cizí Město');
    await save(editor);
    const notice = reader.locator('.meanwhile');
    await notice.getByText(/Poslední uložení: .+/u).waitFor();
    await expect.poll(() => reader.getByRole('status').filter({ hasText: 'Záznam se mezitím změnil' }).count()).toBe(1);
    expect([await field(reader, 'Ulice').inputValue(), await field(reader, 'Město').inputValue()]).not.toContain('Cizí Město');
    expect(await field(reader, 'Ulice').inputValue()).toBe('Moje ulice 7');
    expect(await violationsOn(reader)).toEqual([]);

    await notice.getByRole('button', { name: 'Nechat moje' }).focus();
    await reader.keyboard.press('Enter');
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => reader.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
    await reader.keyboard.press('Control+s');
    const dialog = reader.getByRole('dialog', { name: 'Záznam mezitím uložil někdo jiný' });
    await dialog.getByText('Cizí Město').waitFor();
    await reader.keyboard.press('Escape');

    await field(editor, 'Město').fill('Ještě Cizejší');
    await save(editor);
    await notice.getByRole('button', { name: 'Zahodit moje a načíst nové' }).press('Enter');
    await expect.poll(() => field(reader, 'Město').inputValue()).toBe('Ještě Cizejší');
    await expect.poll(() => field(reader, 'Ulice').inputValue()).not.toBe('Moje ulice 7');
  });

  it('is told in a form whose record was deleted', async () => {
    const { page: editor } = await person(people.superAdministrator);
    const { page: reader } = await person(people.administrator);
    await editor.goto('/stores/regions/create');
    await editor.getByRole('textbox', { name: /Název/u }).fill('Region k smazání');
    await editor.keyboard.press('Control+s');
    await editor.waitForURL(/\/stores\/regions\/\d+/u);
    await reader.goto(new URL(editor.url()).pathname);
    await untilStreams(2);
    await reader.getByRole('textbox', { name: /Poznámka/u }).fill('rozepsáno');
    await editor.getByRole('button', { name: 'Další', exact: true }).click();
    await editor.getByRole('button', { name: 'Smazat' }).click();
    await editor.getByRole('dialog').getByRole('button', { name: 'Smazat' }).click();
    await reader.locator('.meanwhile').getByText('Záznam mezitím někdo smazal').waitFor();
    expect(await reader.getByRole('textbox', { name: /Poznámka/u }).inputValue()).toBe('rozepsáno');
    expect(await violationsOn(reader)).toEqual([]);
  });
});

describe('the tabs of a browser', () => {
  it('share one stream, which another takes over when the leading one is closed, and nothing is missed between', async () => {
    const { page: editor } = await person(people.superAdministrator);
    const { context, page: first } = await person(people.administrator);
    await untilStreams(2);
    const second = await context.newPage();
    await Promise.all([openStore(editor, 5), openStore(first, 5), openStore(second, 5)]);
    await field(editor, 'Město').fill('Pro obě karty');
    await save(editor);
    for (const page of [first, second]) await expect.poll(() => field(page, 'Město').inputValue()).toBe('Pro obě karty');
    expect(streams()).toBe(2);

    await field(editor, 'Město').fill('Uprostřed předání');
    await Promise.all([first.close(), save(editor)]);
    await expect.poll(() => field(second, 'Město').inputValue()).toBe('Uprostřed předání');
    await untilStreams(2);
  });

  it('stop following when one of them signs out', async () => {
    const { context, page: first } = await person(people.administrator);
    const second = await context.newPage();
    await second.goto('/stores/manage');
    await untilStreams(1);
    await first.goto('/auth/sign-out');
    await untilStreams(0);
  });
});

describe('the server', () => {
  it('is found again after it was away, and what changed meanwhile is seen', async () => {
    const { page: reader } = await person(people.administrator);
    await openStore(reader, 6);
    await untilStreams(1);
    const { port, environment, child } = town;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    server = await startServer({ port, env: environment });
    const { page: editor } = await person(people.superAdministrator);
    await openStore(editor, 6);
    await field(editor, 'Město').fill('Po návratu');
    await save(editor);
    await expect.poll(() => field(reader, 'Město').inputValue(), { timeout: 60_000 }).toBe('Po návratu');
  });
});
