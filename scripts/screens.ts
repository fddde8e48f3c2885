import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { reportKinds } from '../contract/rules/statistics/report/report-offers.ts';
import { reportAddress, usualReport } from '../contract/rules/statistics/report/report-query.ts';
import { launchBrowser, visit } from '../tests/e2e/support/browser.ts';
import { watch } from '../tests/e2e/support/console-errors.ts';
import { demonstrationPassword, people, signIn } from '../tests/e2e/support/sign-in.ts';
import { listenTo } from '../tests/e2e/support/traffic.ts';
import { root } from './basics/places.mjs';
import { words } from './basics/words.mjs';

const { values, positionals: routes } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    user: { type: 'string' },
    password: { type: 'string', default: demonstrationPassword },
    theme: { type: 'string', default: 'A' },
    width: { type: 'string', multiple: true, default: ['1280', '400'] },
    mode: { type: 'string', multiple: true, default: ['light', 'dark'] },
    out: { type: 'string' },
    documented: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    at: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const { url: origin, user, password, theme, width: widths, mode: modes, out } = values;

type Look = { readonly width: number; readonly dark: boolean };
const looks: readonly Look[] = widths.flatMap((width) => modes.map((mode) => ({ width: Number(width), dark: mode === 'dark' })));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function fileOf(folder: string, route: string, { width, dark }: Look): string {
  const name = route.replaceAll(/[^\w-]+/gu, '-').replaceAll(/^-|-$/gu, '');
  return path.join(folder, `${name === '' ? 'root' : name}-${width}-${dark ? 'dark' : 'light'}.png`);
}

/** Screens that show a branch only once one is chosen, and reports, which show what was asked: what the address says as well. */
const chosen: Readonly<Record<string, string>> = {
  '/web-orders/calendar': '?store=1',
  '/web-orders/waiting-list': '?store=1',
  ...Object.fromEntries(reportKinds.map((kind) => [`/reports/${kind}`, `?${reportAddress({ ...usualReport(kind), stores: ['1'] })}`])),
};

type Documented = { readonly route: string; readonly file: string };

const documentation = path.join(root, 'docs');

/** The screens that docs/screens.md names with a picture; of `--only` those with a name that begins so. */
function documentedScreens(): readonly Documented[] {
  const rows = readFileSync(path.join(documentation, 'screens.md'), 'utf8').matchAll(/^\| `([^`]+)` \|.*\]\(([^)]+\.jpg)\) \|$/gmu);
  const screens = [...rows]
    .map(([, route = '', file = '']) => ({ route, file: path.join(documentation, file) }))
    .filter(({ file }) => values.only?.some((name) => path.basename(file).startsWith(name)) ?? true);
  // A branch that was chosen stays chosen: screens that choose one come last.
  return screens.toSorted((one, other) => Number(one.route in chosen) - Number(other.route in chosen));
}

/** Takes all pictures of docs/screens.md again. Pages under /auth are visited signed out, all others signed in. */
async function takeDocumented(browser: Browser): Promise<void> {
  const screens = documentedScreens();
  for (const [isPublic, who] of [
    [true, undefined],
    [false, user ?? people.superAdministrator],
  ] as const) {
    const context = await visit(browser, { origin, width: 1280, height: 800 });
    if (values.at !== undefined) await context.clock.setSystemTime(values.at);
    const page = await context.newPage();
    const traffic = listenTo(page);
    if (who !== undefined) await signIn(page, who, password);
    for (const { route, file } of screens.filter((screen) => screen.route.startsWith('/auth/') === isPublic)) {
      await page.goto(`${route}${chosen[route] ?? ''}`);
      await traffic.quiet();
      await page.screenshot({ path: file, type: 'jpeg', quality: 72 });
      say(words.screens.taken(path.relative(root, file)));
    }
    await context.close();
  }
}

async function takeAll(browser: Browser, folder: string, look: Look): Promise<void> {
  const context = await visit(browser, { origin, width: look.width, dark: look.dark });
  const kept = JSON.stringify({ theme: theme.toUpperCase(), mode: look.dark ? 'dark' : 'light' });
  await context.addInitScript((text) => localStorage.setItem('poradnik.theme', text), kept);
  const page = await context.newPage();
  const traffic = listenTo(page);
  const complaints = watch(page, new URL(origin).origin);
  if (user !== undefined) await signIn(page, user, password);
  for (const route of routes) {
    await page.goto(route);
    await traffic.quiet();
    const file = fileOf(folder, route, look);
    await page.screenshot({ path: file, fullPage: true });
    say(words.screens.taken(file));
    if (complaints.lines().length > 0) say(words.screens.complaints(route, complaints.lines()));
    complaints.forget();
  }
  await context.close();
}

const folder = out;
if (values.help || (!values.documented && (folder === undefined || routes.length === 0))) {
  say(words.screens.usage);
} else {
  const browser = await launchBrowser();
  try {
    if (values.documented) await takeDocumented(browser);
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      for (const look of looks) await takeAll(browser, folder, look);
    }
  } finally {
    await browser.close();
  }
}
