import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'poradnik-zalohy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// The folder cannot be made: a backup of the whole town would take half a minute.
const inTheWay = join(folder, 'soubor');
writeFileSync(inTheWay, '');
const town = await townOfFile({ env: { BACKUP_DIR: join(inTheWay, 'zalohy') } });

describe('the screen of the system', () => {
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
