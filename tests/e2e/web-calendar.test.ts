import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clockTime } from '../../contract/rules/orders/order-name.ts';
import { textAt } from '../support/people.ts';
import { administratorOf } from './support/administrator.ts';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';
import { workdayAhead } from './support/workday.ts';

/** Saves a block. Where the button says that orders are left outside, these are offered to be solved and wait here. */
async function saved(dialog: Locator, pressed: string): Promise<void> {
  const button = dialog.getByRole('button', { name: pressed });
  const isLeading = (await button.innerText()).includes('objednáv');
  await button.click();
  if (isLeading) await dialog.page().getByRole('button', { name: 'Později' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

const town = await townOfFile();

describe('the calendar of orders', () => {
  it('takes an order at a free place, and moves it by dragging and by keys', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 900 });
    await page.goto('/web-orders/calendar?store=1');
    await page.locator('.order-days').waitFor();
    await page.getByRole('button', { name: 'Další období' }).click();
    await page.waitForURL(/day=/u);
    const week = page.url();
    const free = page.locator('a.order-cell--free');
    await free.first().waitFor();
    expect(await violationsOn(page)).toEqual([]);

    const other = await town.signedIn(people.operatorOfStoreOne, { width: 1280, height: 900 });
    await other.goto(week);
    await other.locator('.order-cell--free').first().waitFor();

    const time = (await free.first().getAttribute('aria-label'))?.replace('Volné místo ', '') ?? '';
    await free.first().click();
    await page.getByText(new RegExp(`^Zvoleno: .+ ${time}$`, 'u')).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByLabel(/^Jméno klienta/u).fill('Kalendářová Klára');
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.waitForURL(/\/manage-orders\/\d+/u);

    // Anyone who looks at the same week sees it without asking again.
    await other.getByRole('link', { name: `${time}, Kalendářová Klára, objednáno` }).waitFor();

    await page.goto(week);
    const order = page.getByRole('link', { name: /, Kalendářová Klára, objednáno$/u });
    await order.waitFor();
    await expect.poll(() => order.getAttribute('aria-label')).toContain(time);
    const dialog = page.getByRole('dialog', { name: /^Přesunout objednávku: Kalendářová Klára/u });
    await order.dragTo(free.last());
    const [goal = ''] = (await free.last().getAttribute('aria-label'))?.match(/\d+:\d\d/u) ?? [];
    await dialog.getByRole('button', { name: new RegExp(`^Přesunout na .+ ${goal}$`, 'u') }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    // Dragged once more and saved: the database has the new time, and the place is this order's.
    await order.dragTo(free.last());
    await dialog.getByRole('button', { name: new RegExp(`^Přesunout na .+ ${goal}$`, 'u') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: new RegExp(`^${goal}.*, Kalendářová Klára, objednáno$`, 'u') }).waitFor();
    const administrator = await administratorOf(town.origin);
    const storedTime = async (): Promise<string> => {
      const filter = encodeURIComponent(JSON.stringify({ name: 'Kalendářová Klára' }));
      return clockTime(textAt(await administrator.get(`/orders?filter=${filter}`), '0', 'starts_at'));
    };
    await expect.poll(storedTime).toBe(goal);

    await order.press('m');
    const nearest = dialog.getByRole('button', { name: /^Nejbližší volný/u });
    await nearest.waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    const [soonest = ''] = (await nearest.innerText()).match(/\d+:\d\d/u) ?? [];
    await nearest.press('Enter');
    await dialog.getByRole('button', { name: /^Přesunout na / }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    // In this week or, at its end, in the one that is shown.
    await expect.poll(storedTime).toBe(soonest);
  });

  it('takes hours out of a day, tells whom that concerns before, and offers them no more', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto(`/web-orders/calendar?store=1&view=day&day=${workdayAhead(7)}`);
    const ofMorning = page.getByRole('link', { name: /^(?:Volné místo )?9:[0-5]\d/u });
    await ofMorning.first().waitFor();
    const free = page.getByRole('link', { name: /^Volné místo 9:[0-5]\d/u });
    await page.getByRole('button', { name: 'Blokovat hodiny' }).click();
    const dialog = page.getByRole('dialog', { name: 'Blokovat hodiny dne' });
    await dialog.getByRole('button', { name: 'Zablokovat' }).click();
    await dialog.getByText('Napište čas, například 10:30.').waitFor();
    await dialog.getByRole('textbox', { name: 'Od' }).fill('9');
    await dialog.getByRole('textbox', { name: 'Do' }).fill('8:30');
    await dialog.getByRole('textbox', { name: 'Poznámka' }).fill('Porada');
    await dialog.getByText('Konec musí být po začátku.').waitFor();
    await dialog.getByRole('textbox', { name: 'Do' }).fill('10');
    await dialog.getByRole('textbox', { name: 'Poznámka' }).focus();
    await dialog.getByText(/^Otevřeno zůstane: .*–9:00, 10:00–/u).waitFor();
    await dialog
      .getByText(/úřední hodiny|Žádn/u)
      .first()
      .waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await saved(dialog, 'Zablokovat');
    await page.getByText('Zablokováno: 9:00–10:00.').waitFor();
    await expect.poll(() => free.count()).toBe(0);
    // The rest of a second stretch is taken out of what the first one left.
    await page.getByRole('button', { name: 'Blokovat hodiny' }).click();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Poznámka' }).inputValue()).toBe('Porada');
    await dialog.getByText(/–9:00, 10:00–/u).waitFor();
  });

  it('blocks a whole day: the calendar of the branch has it, and it is offered no more', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const day = workdayAhead(14);
    await page.goto(`/web-orders/calendar?store=1&view=day&day=${day}`);
    const free = page.getByRole('link', { name: /^Volné místo/u });
    await free.first().waitFor();
    await page.getByRole('button', { name: 'Blokovat den' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Poznámka' }).fill('Malování');
    // Saved once it is seen whom that concerns: a press before is not enough where there is anybody.
    await dialog
      .getByText(/mimo úřední hodiny/u)
      .first()
      .waitFor();
    await saved(dialog, 'Uložit');
    await expect.poll(() => free.count()).toBe(0);
    const marks = await (await administratorOf(town.origin)).get('/day-marks?filter={"store_id":1}&range=[0,999]');
    expect(marks).toContainEqual(expect.objectContaining({ day, day_type: 'blocked', note: 'Malování' }));
    // It is unblocked where it was blocked.
    await page.getByRole('button', { name: 'Odblokovat' }).click();
    await dialog.waitFor();
    expect(await violationsOn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: /^Odblokovat: .*, celý den, Celá pobočka$/u }).click();
    await dialog.waitFor({ state: 'hidden' });
    await free.first().waitFor();
  });

  it('shows one day on a phone', async () => {
    const page = await town.signedIn(people.operatorOfStoreOne, { width: 400, height: 800, dark: true });
    await page.goto('/web-orders/calendar');
    await expect.poll(() => page.locator('.order-days__day').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    await page.getByRole('combobox', { name: 'Činnost' }).selectOption('Všechny činnosti');
    await expect.poll(() => page.locator('.order-days__day').count()).toBeGreaterThan(1);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });
});
