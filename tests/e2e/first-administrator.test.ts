import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { type OpenBrowser, openBrowser, visit } from './support/browser.ts';
import { keysOn } from './support/keys.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';

describe('an empty central', () => {
  let server: RunningServer;
  let browser: OpenBrowser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ args: ['--empty'] }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('gets its first super administrator by the link that it prints, once, by keys alone', async () => {
    await expect.poll(() => server.output()).toMatch(/\/auth\/lost-password\/[\w-]+/u);
    const link = /http:\S+\/auth\/lost-password\/[\w-]+/u.exec(server.output())?.[0] ?? '';
    const context = await visit(browser, server);
    const page = await context.newPage();
    const pointer = page.getByText('Zatím tu není žádný účet');
    await page.goto('/auth/sign-in');
    await pointer.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'První hlavní správce' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    const { enter } = keysOn(() => page);
    await enter(/^Jméno a příjmení/u, 'Alena Řezníčková');
    await enter(/^E-mail/u, 'bez zavináče');
    await enter(/^(?:Nové h|H)eslo \*/u, 'Dlouhé heslo 2026');
    await enter(/znovu/u, 'Dlouhé heslo 2026');
    await page.keyboard.press('Enter');
    await page.getByText('Prosím, zadejte platnou emailovou adresu').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter(/^E-mail/u, 'alena@mesto.test');
    await page.keyboard.press('Enter');
    await page.getByText('Hlavní správce je založen. Můžete se přihlásit.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Přihlásit se' }).click();
    await page.getByRole('heading', { level: 1, name: 'Přihlášení' }).waitFor();
    await expect.poll(() => pointer.count()).toBe(0);
    await page.goto('/auth/sign-in');
    await page.getByRole('heading', { level: 1, name: 'Přihlášení' }).waitFor();
    expect(await pointer.count()).toBe(0);

    await page.goto(link);
    await page.getByText('Odkaz už neplatí.').waitFor();
    await signIn(page, 'alena@mesto.test', 'Dlouhé heslo 2026');
    await page.goto('/stores/manage');
    // Nothing is there yet, and the screen says what to do.
    await page.getByRole('link', { name: 'Přidat pobočku' }).first().waitFor();
    await page.getByText('Zatím').first().waitFor();
  });
});
