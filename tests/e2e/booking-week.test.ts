import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

/** Minutes of the drawn day, which begins at seven, as points of the page: an hour is 36 of them. */
const down = (hour: number): number => (hour - 7) * 36;

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 1200 });
const complaints = watch(page, town.origin);

describe('the week of a booking plan', () => {
  it('offers what was drawn with a mouse, once it is saved', async () => {
    await page.goto('/web-orders/configuration/1');
    const first = page.getByRole('button', { name: /^Úterý 8:00–14:30/u });
    await first.waitFor();
    const days = page.locator('.week-grid__days');
    await days.scrollIntoViewIfNeeded();
    // All seven days are in sight at this width, and no interval is cut at its side.
    const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth;
    await expect.poll(() => page.locator('.week-grid').evaluate(isCut)).toBe(false);
    const cut = () =>
      page.locator('.week-grid [data-block]').evaluateAll((blocks) => blocks.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(cut).toBe(0);
    const box = await days.boundingBox();
    if (box === null) throw new Error('the week is not drawn');
    const tuesday = box.x + box.width * (1.5 / 7);
    await page.mouse.move(tuesday, box.y + down(14 + 40 / 60));
    await page.mouse.down();
    await page.mouse.move(tuesday, box.y + down(15), { steps: 3 });
    await page.mouse.up();
    await page.getByRole('region', { name: 'Úterý 14:40–15:00' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByText('byl uložen', { exact: false }).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Úterý 14:40–15:00/u }).waitFor();
    const preview = page.getByRole('region', { name: 'Co uvidí klient' });
    await preview.getByRole('button', { name: 'Teď' }).click();
    const offered = preview.locator('li', { has: page.locator('h3', { hasText: /^úterý/u }) }).last();
    await offered.locator('summary').click();
    await offered.getByText('14:50', { exact: true }).waitFor();
    expect(complaints.lines()).toEqual([]);
  });

  it('is copied to all services of another branch by keys alone, after a look at whose orders lose their place', async () => {
    // Identity cards at a contact point, where they are ordered for a shorter time than at the town hall.
    await page.goto('/web-orders/configuration/60');
    await page.getByRole('button', { name: 'Kopírovat na další činnosti' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kopírovat plán „Občanské průkazy“ na další činnosti' });
    await dialog.getByRole('checkbox', { name: /^Magistrát – Dům občanů \(/u }).press('Space');
    await dialog.getByRole('button', { name: 'Zobrazit rozdíly' }).press('Enter');
    await dialog.getByText('Změní se').first().waitFor();
    await dialog
      .getByText(/^O čas v nabídce přij.+ objednáv.+ Klientům čas zůstane\.$/u)
      .first()
      .waitFor();
    const whose = dialog.locator('details').first();
    if ((await whose.getAttribute('open')) === null) await whose.locator('summary').press('Enter');
    const order = whose.getByRole('link').first();
    await order.waitFor();
    expect(await order.getAttribute('href')).toMatch(/^\/web-orders\/manage-orders\/\d+$/u);
    await dialog.getByRole('row', { name: 'Pátek 8:00–11:30 po 10 min, 2 místa nic' }).first().waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: /^Zkopírovat na \d činnost/u }).press('Enter');
    await dialog.getByText('Změněno').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/web-orders/configuration/14');
    await page.getByRole('button', { name: /^Úterý 8:00–11:00/u }).waitFor();
    expect(complaints.lines()).toEqual([]);
  });
});
