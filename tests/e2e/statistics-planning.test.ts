import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();

describe('planning of desks', () => {
  it('leads a head of an office by keys from last month to the desks of a coming day, and onto paper', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/statistics?stores=1');
    await page.getByRole('link', { name: 'Plánovat přepážky' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Plánování přepážek' }).waitFor();
    const days = page.getByRole('navigation', { name: 'Dny' }).getByRole('link');
    await expect.poll(() => days.count()).toBe(14);
    // The second week: it has a day with clients, whatever weekday it is today.
    const open = days.filter({ hasText: /\d+.*(?:chybí|stačí)/u }).last();
    const name = (await open.locator('strong').innerText()).replace(/^\S+ /u, '');
    await open.press('Enter');
    await expect.poll(() => page.getByRole('heading', { level: 2, name }).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('day')).toMatch(/^\d{4}-\d\d-\d\d$/u);
    const needed = page.getByRole('row', { name: /^Potřeba přepážek/u }).getByRole('cell');
    const before = (await needed.allTextContents()).map(Number);
    expect(before.every((count) => count > 0)).toBe(true);
    await page.getByRole('button', { name: /^Cíl/u }).press('Enter');
    await page.getByRole('radio', { name: 'do 1 min', exact: true }).press('Space');
    await expect
      .poll(async () => (await needed.allTextContents()).reduce((sum, text) => sum + Number(text), 0))
      .toBeGreaterThan(before.reduce((sum, count) => sum + count, 0));
    await page.keyboard.press('Escape');
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('table', { name: /Klienti a přepážky/u }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Vytisknout' }).isVisible()).toBe(false);
  });

  it('plays a coming day with another desk by keys, keeps the plans over a reload, and names each fault', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/statistics/planning?stores=1');
    await page.getByRole('link', { name: 'Vyzkoušet jiný plán' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Co kdyby' }).waitFor();
    await page.getByText('Změňte v plánu B přepážky').waitFor();
    await page.getByRole('button', { name: 'Přidat přepážku' }).press('Enter');
    const answer = page.getByText(/^S plánem B přijde do 15 min na řadu/u);
    await answer.waitFor();
    const said = await answer.innerText();
    expect(await page.getByRole('row', { name: /^Hodin u přepážek/u }).count()).toBe(1);
    const services = page.getByRole('table', { name: 'Čekání po činnostech' }).getByRole('row');
    const ofService = await services.nth(1).getByRole('cell').allInnerTexts();
    expect(ofService).toHaveLength(2);
    for (const text of ofService) expect(text).toMatch(/\d+\s%\s+\(cíl (?:ne)?splněn\)\s+\d+ min \(\d+\)\s+n \d/u);
    await expect.poll(() => page.getByRole('img', { name: /^Čekání podle hodiny příchodu, B: Návrh: nejdelší/u }).count()).toBe(1);
    await page.getByText(/^Průměrné čekání dne se lišilo v průměru o \d+,\d min\.$/u).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Název plánu' }).fill('Jedna navíc');
    await page.getByRole('tab', { name: 'B: Jedna navíc' }).waitFor();
    await page.reload();
    await answer.waitFor();
    expect(await answer.innerText()).toBe(said);
    expect(await page.getByRole('textbox', { name: 'Název plánu' }).inputValue()).toBe('Jedna navíc');
    await page.getByRole('button', { name: 'Upravit: Nová přepážka 1' }).press('Enter');
    const from = page.getByRole('textbox', { name: 'Nová přepážka 1, od' });
    await from.fill('18:00');
    await from.press('Enter');
    await page.getByText('Přepážka končí dřív, než začíná. Opravte časy.').waitFor();
    await page.getByText('Plán B zatím nejde přehrát: opravte 1 přepážku.').waitFor();
    await from.fill('kolem osmé');
    await from.press('Enter');
    await page.getByText('Doplňte čas, od kdy do kdy přepážka slouží').waitFor();
    expect(await from.inputValue()).toBe('kolem osmé');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('table', { name: 'Přepážky, A: Dnešní provoz' }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('tab').first().isVisible()).toBe(false);
  });

  it('stops a replay, keeps what was played before, and goes on with it', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/statistics/what-if?stores=1');
    await page.getByText('Přehráno 200 dnů.').waitFor();
    // No play ends any more: a worker that says nothing plays for as long as it is let.
    await page.evaluate(() => {
      window.Worker.prototype.postMessage = () => undefined;
    });
    await page.getByRole('button', { name: 'Přehrát jiné dny' }).press('Enter');
    await page.getByRole('button', { name: 'Zastavit' }).press('Enter');
    await page.getByText('Přehrávání jste zastavili.').waitFor();
    await page.getByText('Výsledky jsou z předchozího znění plánů.').waitFor();
    expect(await page.getByRole('table', { name: 'Srovnání plánů' }).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await page.getByText('Přehráno 200 dnů.').waitFor();
    expect(await page.getByText(/Sada náhodných dnů 2\./u).count()).toBe(1);
  });

  it('shows several stores one below the other, prints them, and takes them away as a file', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/statistics/planning');
    const table = page.getByRole('table', { name: /^Potřeba přepážek po hodinách/u });
    await table.waitFor();
    const rows = table.getByRole('row');
    // The head, twelve stores and their sum.
    expect(await rows.count()).toBe(14);
    await table.getByRole('link', { name: 'Magistrát – Radnice' }).press('Enter');
    await page
      .getByRole('button', { name: /Radnice/u })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Vybrat všechny pobočky' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => rows.count()).toBe(14);
    await page.getByRole('heading', { level: 1, name: 'Plánování přepážek' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stáhnout' }).press('Enter');
    const everyDay = page.getByRole('button', { name: /^Všechny dny .*CSV$/u });
    await everyDay.waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), everyDay.press('Enter')]);
    expect(saved.suggestedFilename()).toMatch(/^planovani-prepazek-\d{4}-\d\d-\d\d\.csv$/u);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => table.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('navigation', { name: 'Dny' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/statistics/planning?stores=1.2.999');
    await page.getByText('Mimo váš dosah jsou pobočky č. 999.').waitFor();
    await expect.poll(() => rows.count()).toBe(4);
  });

  it('plays nothing without a forecast, in a store beyond the limitation, or by a link that nothing can read', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 400 });
    await page.goto('/statistics/what-if?stores=12');
    await page.getByText('Pobočka zatím neohlásila žádný lístek').waitFor();
    await page.goto('/statistics/what-if?stores=1&day=2001-01-01');
    await page.getByText('Na tento den předpověď nesahá.').waitFor();
    await page.goto('/statistics/what-if?stores=999');
    await page.getByText('Pobočka č. 999 není ve vašem dosahu. Vyberte jinou.').waitFor();
    await page.goto('/statistics/what-if?stores=1&b=x');
    await page.getByText('Plán B v odkazu nejde přečíst.').waitFor();
    await page.getByText('Přehráno 200 dnů.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);
  });

  it('fits a phone, and says in words what it does not know', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 400 });
    await page.goto('/statistics/planning?stores=12');
    await page.getByRole('navigation', { name: 'Dny' }).waitFor();
    await page
      .getByRole('link', { name: /bez lístků/u })
      .first()
      .press('Enter');
    await page.getByText('Pobočka zatím neohlásila žádný lístek').waitFor();
    await page.getByText('zatím nikdo nebyl obsloužen').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/statistics/planning?stores=999&day=2001-01-01');
    await page.getByText('Pobočka č. 999 není ve vašem dosahu. Vyberte jinou.').waitFor();
    await page.goto('/statistics/planning?stores=1&day=2001-01-01');
    await page.getByText('Na tento den předpověď nesahá.').waitFor();
  });
});
