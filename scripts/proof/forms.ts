import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { violationsOn } from '../../tests/e2e/support/axe.ts';
import { launchBrowser, visit } from '../../tests/e2e/support/browser.ts';
import { startServer } from '../../tests/e2e/support/server.ts';
import { people, signIn } from '../../tests/e2e/support/sign-in.ts';
import { buildConsole } from '../building/console.mjs';
import { buildServer } from '../building/server.mjs';
import { kilobytesOf } from './forms/area.ts';
import { buildTrial, openTrial } from './forms/trial-page.ts';
import { tokenOf } from './measuring/token-of.ts';
import { say } from './reporting/options.ts';
import { beginPage } from './reporting/page.ts';
import type { Proof, ProofLine } from './reporting/proof-line.ts';
import { scriptsOf } from './ui/downloads.ts';

const screens = ['/stores/regions/create', '/stores/regions/1', '/settings/email-notifications/create', '/settings/email-notifications/1'];
/** Enough to pass over the frame and the form. */
const mostPresses = 120;

/** Compares our forms of regions and e-mail notifications with forms built from react-admin (decision 0067). `forms [--pictures folder]`. */
export const proveForms: Proof = async (options, report) => {
  const finish = beginPage({
    name: 'forms',
    text: "Our forms of regions and e-mail notifications compared with the same fields in react-admin's `Create`, `Edit`, `SimpleForm` and MUI inputs, in the theme of the console, on the same server. kB are of gzip, beyond what a list has fetched. Keys are presses of Tab or Shift+Tab from the first field to the button that saves, whichever is fewer; ours also save by Ctrl+S.",
  });
  say('build');
  await buildServer();
  await buildConsole();
  const [area, script] = [await kilobytesOf(fileURLToPath(new URL('forms/trial-forms.tsx', import.meta.url))), await buildTrial()];
  const folder = mkdtempSync(path.join(tmpdir(), 'poradnik-proof-forms-'));
  const server = await startServer({ dataDirectory: folder });
  const browser = await launchBrowser();
  const lines: ProofLine[] = [];
  const add = (what: string, measured: string): void => {
    const line = { what, measured, target: 'for information', holds: null };
    lines.push(line);
    report(line);
  };
  const place = options[options.indexOf('--pictures') + 1];
  const picture = async (page: Page, name: string): Promise<void> => {
    if (options.includes('--pictures') && place !== undefined)
      await page.screenshot({ path: path.join(place, `${name}.png`), fullPage: true });
  };
  try {
    const page = await (await visit(browser, { origin: server.origin, width: 1280, height: 800 })).newPage();
    await signIn(page, people.superAdministrator);
    await page.goto('/stores/settings');
    await page.locator('[data-row-link]').first().waitFor();
    await page.waitForTimeout(2000);
    const fetched = scriptsOf(page);
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('textbox').first().waitFor();
    await page.waitForTimeout(1500);
    add('JavaScript of a form behind a list, ours, every entity', `${fetched.kilobytes().toFixed(1)} kB`);
    add("JavaScript of the two forms behind a list, react-admin's parts", `${area.toFixed(1)} kB`);
    const token = await tokenOf(server.origin);
    const trial = await (await visit(browser, { origin: server.origin, width: 1280, height: 800 })).newPage();
    for (const screen of screens) {
      await page.goto(screen);
      add(`${screen}, ours`, await looked(page, 'main'));
      await picture(page, `ours${screen.replaceAll('/', '-')}`);
      await openTrial(trial, script, token, screen);
      add(`${screen}, react-admin's parts`, await looked(trial, 'main'));
      await picture(trial, `react-admin${screen.replaceAll('/', '-')}`);
    }
    finish(lines);
    return lines;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What axe finds in the form, and how many keys lead from its first field to saving. */
async function looked(page: Page, within: string): Promise<string> {
  const first = page.locator(`${within} input:visible, ${within} textarea:visible`).first();
  await first.waitFor();
  await page.waitForTimeout(1000);
  const found = await violationsOn(page, within);
  // Nothing is saved before something is written.
  await first.pressSequentially('x');
  const isAtSave = () => page.evaluate(() => /^(?:Uložit|Vytvořit)/u.test(document.activeElement?.textContent.trim() ?? ''));
  const pressesOf = async (key: 'Tab' | 'Shift+Tab'): Promise<number> => {
    await first.focus();
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (await isAtSave()) return presses;
      await page.keyboard.press(key);
    }
    return Number.POSITIVE_INFINITY;
  };
  const presses = Math.min(await pressesOf('Tab'), await pressesOf('Shift+Tab'));
  const height = await page
    .locator(within)
    .first()
    .evaluate((element) => Math.round(element.scrollHeight));
  const rules = [...new Set(found.map((line) => line.split(':')[0]))].join(', ');
  return `${found.length} violations${rules === '' ? '' : ` (${rules})`}, ${presses} keys to saving, ${height} px high`;
}
