import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

describe('the screen of the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-zalohy-'));
  const inTheWay = join(folder, 'soubor');
  let town: OpenTown;
  beforeAll(async () => {
    // The folder cannot be made: a backup of the whole town would take half a minute.
    writeFileSync(inTheWay, '');
    town = await openTown({ env: { BACKUP_DIR: join(inTheWay, 'zalohy') } });
  });
  afterAll(async () => {
    await town.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts a backup of everything, tells why it failed, and the dashboard leads back to it', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/settings/system');
    await page.getByRole('heading', { level: 1, name: 'Systém' }).waitFor();
    await page.getByRole('button', { name: 'Zálohovat teď' }).click();
    await page.getByText('Nepodařila se').first().waitFor();
    await page.getByText(/^Poslední záloha celku se nepodařila/u).waitFor();
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: 'Na žádost: Ing. Radomír Vávra' }).first().innerText())
      .toContain(inTheWay);
    await page.getByRole('button', { name: 'Zálohovat teď' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/');
    await page.getByRole('link', { name: /^Poslední záloha celku se nepodařila/u }).click();
    await page.getByRole('heading', { level: 1, name: 'Systém' }).waitFor();
    await page.context().close();
  });
});
