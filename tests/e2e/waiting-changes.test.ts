import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

/** A store of the demonstration where the branch never connected: what is changed waits. */
const waitingTab = '/stores/12?tab=waiting';

const town = await townOfFile();
const page = await town.signedIn(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('changes that wait for a branch, by the keyboard alone', () => {
  const { dialog, notice, press, enter, openFirstRow, tick } = keysOn(() => page);
  const changes = () => page.locator('.waiting__change');
  const nothing = () => page.getByText('Na stažení nečeká žádná změna');

  /** Opens the first service of the store and gives it a name; answers with the one before. */
  async function renameFirst(name: string): Promise<string> {
    await page.goto('/stores/12?tab=services');
    await page.locator('[role="tabpanel"]:not([hidden]) tbody .table__row').first().waitFor();
    await openFirstRow();
    return rename(name);
  }

  /** Gives the service on the screen another name. */
  async function rename(name: string): Promise<string> {
    const field = page.getByRole('textbox', { name: 'Název činnosti' });
    await field.waitFor();
    const before = await field.inputValue();
    await enter(/^Název činnosti/u, name);
    await press('Uložit');
    await notice('Činnost byla uložena').waitFor();
    return before;
  }

  it('are none where the branch has everything', async () => {
    await page.goto(waitingTab);
    await nothing().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('are seen with what changed and by whom, and taken back after a question', async () => {
    const before = await renameFirst('Čekající činnost');
    await page.goto(waitingTab);
    const row = changes().getByRole('row', { name: /Název činnosti/u });
    await row.waitFor();
    await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual([before, 'Čekající činnost']);
    await expect.poll(() => changes().textContent()).toContain('Radomír Vávra');
    expect(await violationsOn(page)).toEqual([]);
    await press('Vzít zpět: Činnost Čekající činnost');
    await dialog().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press('Vzít zpět');
    await notice('Změna je vzatá zpět.').waitFor();
    await nothing().waitFor();
    await expect.poll(() => page.locator('h2:focus').textContent()).toBe('Změny čekající na stažení');
    await page.goto('/stores/12?tab=services');
    await page.getByRole('link', { name: before }).first().waitFor();
  });

  it('come while one looks, and all of one record go back together', async () => {
    const other = await town.signedIn(people.administrator);
    await other.goto(waitingTab);
    await other.getByText('Na stažení nečeká žádná změna').waitFor();
    const before = await renameFirst('Poprvé');
    await page.reload();
    await rename('Podruhé');
    await expect.poll(() => other.locator('.waiting__change').count(), { timeout: 15_000 }).toBe(2);
    await page.goto(waitingTab);
    await changes().first().waitFor();
    await press('Vzít zpět: Činnost Podruhé');
    await dialog().waitFor();
    await tick('Vzít zpět i další čekající změnu tohoto záznamu');
    await press('Vzít zpět');
    await notice('2 změny jsou vzaté zpět.').waitFor();
    await other.getByText('Na stažení nečeká žádná změna').waitFor();
    await page.goto('/stores/12?tab=services');
    await page.getByRole('link', { name: before }).first().waitFor();
    expect(complaints.lines()).toEqual([]);
  });
});
