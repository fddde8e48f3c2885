import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingPageFolder } from '../../scripts/basics/places.mjs';
import { noGateways } from '../../server/adapters/gateways.ts';
import { type Central, openCentral } from '../support/central.ts';
import { letOut } from '../support/client-letters.ts';
import { numberAt, rowsOf, superAdministrator } from '../support/people.ts';
import { anOfficeOf, fullDay, offerAll, waitsOf } from '../support/waiting-list.ts';
import { violationsOn } from './support/axe.ts';
import { type OpenBrowser, openBrowser, visit } from './support/browser.ts';

const gateways = { ...noGateways, email: async () => undefined };

let central: Central;
let browser: OpenBrowser;
let origin: string;
beforeAll(async () => {
  [central, browser] = await Promise.all([openCentral({ gateways, bookingPage: bookingPageFolder }), openBrowser()]);
  origin = await central.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await browser.close();
  await central.close();
});

it('a client joins the list of a full day, somebody cancels, and the link of the offer takes the time', async () => {
  const root = await superAdministrator(central);
  await letOut(root, { email: true, sms: true });
  const office = await anOfficeOf(root, 1);
  const order = await office.made();
  const context = await visit(browser, { origin, width: 400, height: 800 });
  const page = await context.newPage();
  await page.clock.install({ time: central.clock.now() });
  await page.goto(`/objednani?lang=cs#day?thing=Doklady&service=${office.service}`);
  await page.getByRole('button', { name: /^úterý 1\. 12\..*obsazeno/u }).click();
  await page.getByText('Tento den je plně obsazený.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // What is missing is said at its field.
  await page.getByRole('button', { name: 'Zařadit mezi čekající' }).click();
  await page.getByText('Zadejte platnou e-mailovou adresu').waitFor();
  const until = page.getByLabel('Čekat nejdéle do');
  expect(await until.inputValue()).toBe('01.12.2026');
  await until.fill('někdy');
  await page.getByRole('button', { name: 'Zařadit mezi čekající' }).click();
  await page.getByText('Zadejte datum, například').waitFor();
  // The first wrong field gets the focus a moment later: what is typed before would go there.
  await page.waitForFunction(() => document.activeElement?.ariaInvalid === 'true');
  // What is corrected is no longer called wrong.
  await until.fill('8. 12. 2026');
  await page.getByText('Zadejte datum, například').waitFor({ state: 'detached' });
  await page.getByLabel('Jméno a příjmení').fill('Magdaléna Kratochvílová');
  await page.getByLabel('E-mail').fill('magda@posta.test');
  await page.getByText('Dopoledne', { exact: true }).click();
  await page.getByRole('button', { name: 'Zařadit mezi čekající' }).click();
  await page.getByText('Na magda@posta.test posíláme zprávu').waitFor();
  // The button that had the focus is gone.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Čekáte na uvolněný termín.');

  const { body } = await root.get(`/orders/${order}`);
  await root.post(`/orders/${order}/actions/cancel`, {}, { 'if-match': `"${numberAt(body, 'version')}"` });
  await offerAll(central, gateways);
  const [token = ''] = await waitsOf(central, 'magda@posta.test');
  await page.goto(`/objednani?lang=cs#w=${token}`);
  await page.getByRole('heading', { name: 'Uvolnil se pro vás termín' }).waitFor();
  await page.getByText('Držíme vám ho do 10:30.').waitFor();
  await page.getByRole('button', { name: 'Už nečekám' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nechat, jak je');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Už nečekám');
  expect(await violationsOn(page)).toEqual([]);
  expect(rowsOf(await root.get(`/orders?filter={"store_id":${office.store},"state":["confirmed"]}`))).toHaveLength(0);
  await page.getByRole('button', { name: 'Beru', exact: true }).click();
  await page.getByRole('heading', { name: 'Objednávka je potvrzená' }).waitFor();
  await page.getByText('úterý 1. 12. v 9:00').first().waitFor();
  expect(rowsOf(await root.get(`/orders?filter={"store_id":${office.store},"state":["confirmed"]}`))).toMatchObject([
    { name: 'Magdaléna Kratochvílová', starts_at: `${fullDay}T08:00:00.000Z`, channel: 'web' },
  ]);
  await context.close();
});
