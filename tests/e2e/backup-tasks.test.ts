import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('backups among the own tasks', () => {
  let town: OpenTown;
  beforeAll(async () => {
    town = await openTown();
  });
  afterAll(() => town.close());

  it('are told when they end while one is elsewhere, and lead to the backups of their store', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const keys = keysOn(() => page);
    await page.goto('/stores/2?tab=backups');
    await page.getByRole('button', { name: 'Vytvořit zálohu' }).press('Enter');
    await page.getByText('Záloha byla vytvořena.').first().waitFor();
    await page.goto('/stores/manage');
    await page.getByRole('button', { name: /^Události a úlohy/u }).press('Enter');
    const panel = page.getByRole('complementary', { name: 'Události a úlohy' });
    await panel.waitFor();
    await keys.openTab('Moje úlohy');
    const task = panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vytvoření zálohy' }) });
    await task.getByText('Hotovo').waitFor();
    await task.getByRole('link', { name: 'Magistrát – Odbor dopravy' }).waitFor();
    expect(await violationsOn(page, '.messages-panel')).toEqual([]);
    await task.getByRole('link', { name: 'Zálohy pobočky' }).press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname === '/stores/2' && search === '?tab=backups');
  });
});
