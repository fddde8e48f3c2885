import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { makeRegion } from './support/regions.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator);

describe('the history of a record', () => {
  it('gives a value back by keys alone, which is in the history in its turn', async () => {
    const { tabTo, notice, enter } = keysOn(() => page);
    await makeRegion(page, 'Staré Podhradí');
    await enter(/^Název/u, 'Nové Podhradí');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Nové Podhradí' }).waitFor();
    const history = page.getByRole('region', { name: 'Historie' });
    await history.getByText('Staré Podhradí').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Vrátit tuto hodnotu: Název, verze 2');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Vrátit pole Název?' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Vrátit tuto hodnotu');
    await page.keyboard.press('Enter');
    await notice('Region byl uložen').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Staré Podhradí' }).waitFor();
    // The latest change can be taken back; what the one before gave is now, and before the creation there was nothing.
    await expect.poll(() => page.getByRole('button', { name: 'Vrátit tuto hodnotu: Název' }).count()).toBe(1);
    // Two quick clicks give it back once: the second finds nothing changed under it.
    const refused: number[] = [];
    page.on('response', (answer) => void (answer.status() === 412 && refused.push(answer.status())));
    await page.getByRole('button', { name: 'Vrátit tuto hodnotu: Název' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vrátit tuto hodnotu' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Nové Podhradí' }).waitFor();
    expect(refused).toEqual([]);
    await page.setViewportSize({ width: 400, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});
