import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const pages = '/touch-screens/1/pages/1';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator, { width: 1440, height: 900 });
const complaints = watch(page, town.origin);

describe('the editor of the pages of a kiosk', () => {
  const { notice } = keysOn(() => page);
  const boxes = () => page.locator('[data-box]');
  const state = (on = page) => on.locator('.kiosk-editor__state');
  const save = (on = page) => on.getByRole('button', { name: 'Uložit', exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });
  const openEditor = async (on: Page): Promise<void> => {
    await on.goto(pages);
    await on.locator('[data-box]').first().waitFor();
  };

  it('begins with a prepared layout of the branch’s services by two presses of a key', async () => {
    await page.goto('/touch-screens/1');
    await page.getByRole('link', { name: 'Stránky kiosku' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nový kiosek: čím začít' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('radio', { name: /^Oblasti/u }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Stránky kiosku/u }).waitFor();
    await expect.poll(() => boxes().count()).toBeGreaterThan(8);
    expect(await violationsOn(page)).toEqual([]);
    await save().click();
    await notice(/jsou uložené/u).waitFor();
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
  });

  it('is moved, resized, copied and undone by keys alone', async () => {
    await openEditor(page);
    await boxes().first().focus();
    const x = () => field('Zleva (px)').inputValue();
    const before = await x();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(x).toBe(String(Number(before) + 11));
    await page.keyboard.press('Control+z');
    await expect.poll(x).toBe(String(Number(before) + 1));
    await page.keyboard.press('Control+z');
    await expect.poll(x).toBe(before);
    const count = await boxes().count();
    await page.keyboard.press('Control+d');
    await expect.poll(() => boxes().count()).toBe(count + 1);
    await page.keyboard.press('Delete');
    await expect.poll(() => boxes().count()).toBe(count);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
  });

  it('is one stop of Tab, whatever its buttons, with Page Up and Page Down between them', async () => {
    await openEditor(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-box') ?? null);
    const chosen = () => page.locator('.kiosk-box--chosen').count();
    const count = await boxes().count();
    expect(await page.locator('[data-box][tabindex="0"]').count()).toBe(1);
    await page.locator('.kiosk-tools').getByRole('button').last().focus();
    while ((await focused()) === null) await page.keyboard.press('Tab');
    const first = await focused();
    await page.keyboard.press('PageDown');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('Shift+PageDown');
    await expect.poll(chosen).toBe(2);
    const last = await focused();
    // Tab leads to the properties of what is chosen, and back to where it was left.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.kiosk-editor__right') !== null)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe(last);
    await page.keyboard.press('Home');
    expect(await focused()).toBe(first);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBeNull();
    await page.keyboard.press('Tab');
    // One that is removed leaves the focus to another, so that the next keys are understood.
    await page.keyboard.press('Delete');
    await expect.poll(() => boxes().count()).toBe(count - 1);
    await expect.poll(focused).not.toBeNull();
    await page.keyboard.press('Control+z');
    await expect.poll(() => boxes().count()).toBe(count);
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
  });

  it('is not saved with an error; the check leads to its place', async () => {
    await openEditor(page);
    // Buttons that were framed by the pointer are moved by the next key, though the press was on an empty place.
    const stage = await page.locator('.kiosk-stage__boxes').boundingBox();
    if (stage === null) throw new Error('the page has no place');
    await page.mouse.move(stage.x + 2, stage.y + 2);
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width - 2, stage.y + stage.height - 2, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => page.locator('.kiosk-box--chosen').count()).toBe(await boxes().count());
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => state().textContent()).toBe('1 neuložená změna');
    await page.keyboard.press('Control+z');
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
    // A press without a drag leaves one of them chosen, and its texts can be written.
    const box = boxes().first();
    await box.click();
    await expect.poll(() => page.locator('.kiosk-box--chosen').count()).toBe(1);
    await field('Text česky').waitFor();
    const place = await box.boundingBox();
    if (place === null) throw new Error('the first button has no place');
    await page.mouse.move(place.x + 20, place.y + 10);
    await page.mouse.down();
    await page.mouse.move(place.x + 20, place.y + 10 + place.height * 1.5, { steps: 5 });
    await page.mouse.up();
    await page
      .getByRole('button', { name: /překrývá se s/u })
      .first()
      .waitFor();
    await expect.poll(() => state().textContent()).toContain('Uložit půjde po opravě');
    await expect.poll(() => save().getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /překrývá se s/u })
      .first()
      .click();
    await expect.poll(() => page.locator('.kiosk-box--chosen').count()).toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
  });

  it('keeps what was drawn for another visit, and names the other user who saved in the meantime', async () => {
    await openEditor(page);
    await boxes().first().focus();
    await field('Text česky').fill('Moje změna');
    // It is kept after a pause in the drawing.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('kiosk-draft.')))).toBe(true);
    const later = await page.context().newPage();
    await openEditor(later);
    await later.getByText('rozpracovanou práci').waitFor();
    await later.close();
    const other = await town.signedIn(people.superAdministrator);
    await openEditor(other);
    await other.locator('[data-box]').nth(1).focus();
    await other.getByRole('textbox', { name: 'Text česky' }).fill('Jejich změna');
    await save(other).click();
    await expect.poll(() => state(other).textContent()).toBe('Vše je uloženo');
    await other.close();
    await save().click();
    await page.getByRole('heading', { name: 'Stránky mezitím uložil někdo jiný' }).waitFor();
    await expect.poll(() => page.locator('dialog').textContent()).toContain('Vávra');
    await page.getByRole('button', { name: 'Zůstat a porovnat' }).click();
    const changes = page.locator('dialog tbody tr');
    await expect.poll(() => changes.count()).toBe(2);
    expect(await changes.locator('td').allTextContents()).toEqual(
      expect.arrayContaining(['text: Moje změna', 'text: Jejich změna', 'beze změny', 'beze změny']),
    );
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await page.getByRole('button', { name: 'Sloučit' }).click();
    await notice(/Změny obou jsou spojené/u).waitFor();
    await page.getByRole('button', { name: 'Moje změna' }).first().waitFor();
    await page.getByRole('button', { name: 'Jejich změna' }).first().waitFor();
    await save().click();
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
  });

  it('is tried out as a visitor meets it, and left by Escape', async () => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Vyzkoušet' }).click();
    await page.locator('dialog .kiosk-page [data-button]').first().waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  });

  it('begins on a phone with a press that stays at the edge of the screen, and is read from its top', async () => {
    const phone = await town.signedIn(people.superAdministrator, { width: 400, height: 800 });
    await phone.goto(`${pages}?start`);
    const use = phone.getByRole('button', { name: 'Použít rozvržení' });
    await use.waitFor();
    const scroll = () => phone.evaluate(() => document.documentElement.scrollTop);
    const edge = async () => Math.round(800 - ((await use.boundingBox())?.y ?? 0));
    const atTop = await edge();
    expect(atTop).toBeGreaterThan(40);
    expect(atTop).toBeLessThan(200);
    await phone.getByRole('radio', { name: /^Vysoký kontrast/u }).focus();
    await expect.poll(scroll).toBeGreaterThan(800);
    expect(await edge()).toBe(atTop);
    await use.click();
    await phone.locator('[data-box]').first().waitFor();
    await expect.poll(() => phone.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await scroll()).toBe(0);
    await phone.context().close();
  });

  it('stays under the finger on a phone while its branch is read, and prints the ticket', async () => {
    const phone = await town.signedIn(people.superAdministrator, { width: 400, height: 1000 });
    const read: { go: () => void } = { go: () => undefined };
    const isLetGo = new Promise<void>((resolve) => {
      read.go = resolve;
    });
    await phone.route('**/stores/1/days?*', async (route) => {
      await isLetGo;
      await route.continue();
    });
    await openEditor(phone);
    await phone.getByRole('button', { name: 'Vyzkoušet' }).click();
    const button = phone.locator('dialog [data-button]').first();
    await button.waitFor();
    const place = await button.boundingBox();
    read.go();
    const asOpen = phone.getByRole('checkbox', { name: 'Zkoušet, jako by bylo otevřeno' });
    await asOpen.waitFor();
    expect(await button.boundingBox()).toEqual(place);
    // Whatever the hour of the test.
    await asOpen.check();
    await phone.locator('dialog [data-button][data-state="active"]').first().click();
    await phone.getByRole('img', { name: /jak vyjede z tiskárny$/u }).waitFor();
    await phone.context().close();
  });

  it('goes back to an earlier version', async () => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Další', exact: true }).click();
    await page.getByRole('button', { name: 'Verze', exact: true }).click();
    const dialog = page.locator('dialog');
    await dialog.getByRole('button', { name: /^Verze 2/u }).click();
    await dialog.getByRole('button', { name: 'Vrátit se k této verzi' }).click();
    await page.getByRole('button', { name: 'Jejich změna' }).first().waitFor();
    await save().click();
    await expect.poll(() => state().textContent()).toBe('Vše je uloženo');
    // The refused save of the other version is reported by the browser.
    expect(complaints.lines().filter((line) => !line.includes('412'))).toEqual([]);
  });
});
