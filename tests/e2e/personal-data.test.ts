import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { confirmedOrders } from './support/lists.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

const town = await townOfFile();

describe('the personal data of a citizen', () => {
  it('are found, handed over as a page, and erased once the order that is still to come is cancelled', async () => {
    const page = await town.signedIn(people.superAdministrator, { width: 1280, height: 900 });
    const complaints = watch(page, town.origin);
    const email = await emailToCome(page);
    await page.goto('/settings/personal-data');
    await page.getByRole('textbox', { name: 'E-mail nebo telefon' }).fill(email.toUpperCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Co evidujeme o ${email}` }).waitFor();
    await page.getByText('teprve přijde').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Stáhnout stránku k tisku' }).click(),
    ]);
    expect(await textOf(file)).toContain(email);
    await page.getByRole('button', { name: 'Vymazat údaje…' }).click();
    const first = page.getByRole('dialog', { name: `Klient má ještě přijít: ${email}` });
    await first.getByRole('button', { name: /^Zrušit objednávk/u }).click();
    const second = page.getByRole('dialog', { name: `Vymazat údaje: ${email}?` });
    await second.waitFor();
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    await second.getByRole('button', { name: 'Vymazat údaje' }).click();
    await page.getByRole('heading', { name: `O ${email} neevidujeme nic` }).waitFor();
    await page.getByRole('region', { name: 'Provedené výmazy' }).getByText('Ing. Radomír Vávra').waitFor();
    expect(page.url()).not.toContain('@');
    await page.goto(`/web-orders/manage-orders?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`);
    await page.getByText(/nic (?:nenašlo|neodpovídá)/u).waitFor();
    expect(complaints.lines()).toEqual([]);
  });
});

/** The address of a client of the town who is still to come. */
async function emailToCome(page: Page): Promise<string> {
  const answered = page.waitForResponse('**/central/orders/query');
  await page.goto(confirmedOrders);
  const { data }: { readonly data: readonly { readonly email: string | null; readonly starts_at: string }[] } = await (
    await answered
  ).json();
  const found = data.find(({ email, starts_at }) => email !== null && new Date(starts_at) > new Date());
  if (found?.email == null) throw new Error('nobody with an e-mail is to come');
  return found.email;
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}
