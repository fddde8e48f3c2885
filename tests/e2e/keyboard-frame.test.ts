import { describe, expect, it } from 'vitest';
import { openerOn } from './support/settled.ts';
import { demonstrationPassword, people } from './support/sign-in.ts';
import { pageOfComingOrder } from './support/town.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const town = await sharedTownOfFile();
const page = await town.visitor(people.superAdministrator);
const open = openerOn(page);

/** The numbers are those of the research on accessibility, section 4.3. */
describe('the keyboard in the frame', () => {
  it('stands at the e-mail where one signs in, also after one has signed out, and leads on without going round in circles', async () => {
    const stranger = await town.stranger();
    const visited: string[] = [];
    stranger.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await stranger.goto('/stores/manage');
    const email = stranger.getByLabel(/^E-mail/u);
    const focused = stranger.locator(':focus');
    await email.and(focused).waitFor();
    await stranger.keyboard.type(people.administrator);
    await expect.poll(() => email.inputValue()).toBe(people.administrator);
    await stranger.keyboard.press('Tab');
    await stranger.keyboard.type(demonstrationPassword);
    await stranger.keyboard.press('Enter');
    await stranger.getByRole('heading', { level: 1, name: 'Správa poboček' }).waitFor();
    expect(visited.length).toBeLessThanOrEqual(4);
    await expect.poll(() => visited.at(-1)).toBe('/stores/manage');
    await stranger.reload();
    await stranger.getByRole('heading', { level: 1, name: 'Správa poboček' }).waitFor();
    const readable = await stranger.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    expect(readable).toContain('expires');
    expect(readable).not.toMatch(/eyJ|refresh_token|access_token/u);
    await stranger.goto('/auth/sign-out');
    await stranger.getByRole('link', { name: 'Přihlásit se znovu' }).and(focused).waitFor();
    await stranger.keyboard.press('Enter');
    await email.and(focused).waitFor();
    await stranger.keyboard.type('znovu');
    await expect.poll(() => email.inputValue()).toBe('znovu');
    await stranger.context().close();
  });

  it('K4 takes the focus to the heading of each new screen, whose name is in the title', async () => {
    await open('/');
    for (const [group, entry] of [
      ['Pobočky', 'Správa poboček'],
      ['Nastavení', 'Uživatelé'],
      ['Nastavení', 'Historie změn'],
    ] as const) {
      const head = page.getByRole('navigation', { name: 'Hlavní nabídka' }).getByRole('button', { name: group });
      if ((await head.getAttribute('aria-expanded')) === 'false') {
        await head.focus();
        await page.keyboard.press('Enter');
      }
      await page.getByRole('navigation', { name: 'Hlavní nabídka' }).getByRole('link', { name: entry }).focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { level: 1 });
      await heading.getByText(entry).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expect.poll(() => page.title()).toContain(entry);
    }
  });

  it('K5 opens and closes groups of the menu by Enter and Space; what is closed is passed by', async () => {
    await open('/stores/manage');
    const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
    const settings = menu.getByRole('button', { name: 'Nastavení' });
    expect(await menu.locator('[aria-current="page"]').textContent()).toContain('Správa poboček');
    const controlled = await settings.getAttribute('aria-controls');
    expect(await settings.getAttribute('aria-expanded')).toBe('false');
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => settings.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.locator(`[id="${controlled}"]`).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate((id) => document.getElementById(id ?? '')?.contains(document.activeElement), controlled)).toBe(true);
    await settings.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => settings.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Tab');
    expect(await page.evaluate((id) => document.getElementById(id ?? '')?.contains(document.activeElement) ?? false, controlled)).toBe(
      false,
    );
  });

  it.each([/^Mgr\. |^Ing\. |^Uživatel /u, /^Nápověda/u])(
    'K6 opens %s by Enter, closes it by Escape and gives the focus back',
    async (name) => {
      await open('/stores/manage');
      const opener = page.getByRole('banner').getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  it('K6 says in its name how many topics the help has', async () => {
    await open('/stores/manage');
    const name = await page
      .getByRole('banner')
      .getByRole('button', { name: /^Nápověda/u })
      .getAttribute('aria-label');
    expect(name).toMatch(/^Nápověda(?:, \d+ (?:téma|témata|témat))?$/u);
  });

  it('K8 keeps the focus in a dialog and gives it back on Escape; its name and text are read with it', async () => {
    await open('/settings/users');
    const opener = page.getByRole('button', { name: 'Klávesové zkratky' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getAttribute('aria-labelledby')).not.toBeNull();
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the browser's own frame has its turn.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.querySelector('dialog')?.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('K9 leads from the summary of errors to each wrong field, which says the same; what was typed stays', async () => {
    await open('/settings/users/create');
    await page.getByRole('textbox', { name: /^Jméno/u }).fill('Nový člověk');
    await page.getByRole('textbox', { name: /^E-mail/u }).fill('bez zavináče');
    await page.keyboard.press('Control+s');
    const summary = page.locator('.error-summary');
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: /E-mail/u }).focus();
    await page.keyboard.press('Enter');
    const email = page.getByRole('textbox', { name: /^E-mail/u });
    await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = (await email.getAttribute('aria-describedby')) ?? '';
    const said = await page.evaluate(
      (ids) =>
        ids
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      described,
    );
    expect(said).toContain('Prosím, zadejte platnou emailovou adresu');
    expect(await summary.textContent()).toContain('Prosím, zadejte platnou emailovou adresu');
    expect(await page.getByRole('textbox', { name: /^Jméno/u }).inputValue()).toBe('Nový člověk');
  });

  it('K14 sorts by buttons that say how, names the boxes of rows, says what is selected and names the paging', async () => {
    await open('/stores/services');
    const head = page.getByRole('columnheader', { name: 'Název' });
    const before = await head.getAttribute('aria-sort');
    const box = page.locator('tbody').getByRole('checkbox').first();
    const firstBefore = await box.getAttribute('aria-label');
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => head.getAttribute('aria-sort')).not.toBe(before);
    await expect.poll(() => head.getAttribute('aria-sort')).toMatch(/^(?:ascending|descending)$/u);
    // The rows of the old order stay until the new ones come: a box of those would lose the focus with its row.
    await expect.poll(() => box.getAttribute('aria-label')).not.toBe(firstBefore);
    await expect.poll(() => box.getAttribute('aria-label')).toMatch(/^Vybrat /u);
    await box.focus();
    await page.keyboard.press('Space');
    await page
      .getByRole('status')
      .filter({ hasText: /^Vybrán/u })
      .waitFor();
    await page.getByRole('navigation', { name: /[Ss]tránk/u }).waitFor();
  });

  it('K21 takes a typed date and time without its picker, and closes the picker by Escape', async () => {
    await open(await pageOfComingOrder());
    const field = page.getByRole('textbox', { name: /^Začátek|^Termín/u }).first();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('24. 12. 2026 14.30');
    await page.keyboard.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('24.12.2026 14:30');
    const opener = page.getByRole('button', { name: /datum/iu }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.locator('.MuiDateCalendar-root').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.MuiDateCalendar-root').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
