import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScratchCopy, scratchCopy } from '../support/guide/scratch-copy.ts';
import { stepsIn } from '../support/guide/steps.ts';
import { isTurnOf } from '../support/sampling/sample.ts';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { listedRows } from './support/listed-rows.ts';
import { people } from './support/sign-in.ts';
import { type OpenTown, openTown } from './support/visitors.ts';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgALyxgWwKQAAAABJRU5ErkJggg==', 'base64');
const guide = readFileSync(new URL('../../docs/adding-a-resource.md', import.meta.url), 'utf8');

/** The checks of `npm run check` that files of the guide can fail: the rest of the code was asked next to this test. */
function checksOf(paths: readonly string[]): readonly string[] {
  const bin = 'node_modules/.bin';
  return [
    `${bin}/biome check ${paths.join(' ')}`,
    `${bin}/oxlint --type-aware --deny-warnings ${paths.filter((path) => /\.tsx?$/u.test(path)).join(' ')}`,
    ...['contract', 'server', 'src', 'tests'].map((part) => `${bin}/tsc -p ${part} --checkers 1`),
    'npx tsx scripts/generate.ts --check',
    'npx vitest run --project unit tests/contract tests/architecture',
  ];
}

const pathsIn = (text: string): readonly string[] => [
  ...new Set(stepsIn(text).flatMap((step) => (step.kind === 'run' || step.kind === 'drafted' ? [] : [step.path]))),
];

describe('who follows the guide to a new resource', () => {
  let copy: ScratchCopy;
  let town: OpenTown;
  beforeAll(async () => {
    copy = scratchCopy();
    for (const step of stepsIn(guide)) copy.follow(step);
    copy.run('node scripts/build.mjs');
    town = await openTown({ program: join(copy.directory, 'dist/server/main.mjs') });
  }, 600_000);
  afterAll(async () => {
    await town?.close();
    copy?.remove();
  });

  const rows = listedRows;

  it('makes three edits for a new field', () => {
    const [, section = ''] = guide.split('## A new field is three edits');
    const files = stepsIn(section).flatMap((step) => (step.kind === 'change' ? [step.path] : []));
    expect([...new Set(files)]).toEqual([
      'contract/resources/stores/lost-items.ts',
      'contract/messages/cs/resources/stores.ts',
      'contract/messages/en/resources/stores.ts',
    ]);
  });

  // The tests take five minutes of an idle machine: they have their turn at every tenth commit.
  it('has nothing that the tests of the project refuse', { timeout: 1_800_000 }, () => {
    if (isTurnOf('the tests of the guide')) expect(copy.run('npm test -- changed')).toMatch(/^\d+ passed, 0 failed, 0 skipped$/mu);
    else for (const command of checksOf(pathsIn(guide))) copy.run(command);
  });

  it('finds it in the menu, makes a row in the form and sees it in the list and its history', async () => {
    const page = await town.signedIn(people.superAdministrator);
    const complaints = watch(page, town.origin);
    await page.goto('/stores/manage');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Ztráty a nálezy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ztráty a nálezy' }).waitFor();
    await page.getByText('Zatím se nic nenašlo.').waitFor();
    await page.goto('/stores/lost-items/create?store=1');
    await page.getByRole('textbox', { name: /^Značka/u }).fill('2026/1');
    await page.getByRole('textbox', { name: /^Popis/u }).fill('Červený deštník');
    await page.getByRole('textbox', { name: /^Nalezeno/u }).fill('20. 11. 2026');
    await page.getByLabel('Vybrat obrázek: Fotografie').setInputFiles({ name: 'destnik.png', mimeType: 'image/png', buffer: picture });
    await page.getByText('Soubor je nahraný.').waitFor();
    await page.getByRole('button', { name: 'Přidat položku' }).click();
    await page.getByRole('textbox', { name: /^Věc/u }).fill('Občanský průkaz');
    await page.getByRole('combobox', { name: /^Druh/u }).selectOption({ label: 'Doklad' });
    const state = page.getByRole('combobox', { name: /^Stav/u });
    await state.selectOption({ label: 'Vráceno' });
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Napište, komu se věc vrátila').first().waitFor();
    await state.selectOption({ label: 'Uschováno' });
    await page.getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Nález byl vytvořen').first().waitFor();
    await page.goto('/stores/lost-items?filter=%7B%22q%22%3A%22cerveny%22%7D');
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints.lines()).toEqual([]);
  });

  it('sees its history, brings a deleted row back from the trash, and takes the rows away as a file', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/stores/lost-items');
    await page.getByRole('link', { name: '2026/1' }).click();
    // The picture is private: a signed-in user sees it, and the public address does not serve it.
    const photo = page.getByRole('img', { name: 'Fotografie' }).first();
    await expect.poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1);
    const digest = createHash('sha256').update(picture).digest('hex');
    expect((await page.request.get(`${town.origin}/files/${digest}`)).status()).toBe(404);
    const history = page.getByRole('region', { name: 'Historie' });
    await history.getByText(/zadan/u).click();
    await history.getByText('Červený deštník').waitFor();
    await history.getByRole('cell', { name: 'Doklad', exact: true }).waitFor();
    await page.goto('/stores/lost-items');
    await rows(page).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: /^Smazat/u }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Smazat/u })
      .click();
    await page.getByRole('button', { name: 'Vrátit zpět' }).first().click();
    await page
      .getByText(/obnoven/u)
      .first()
      .waitFor();
    await expect.poll(() => rows(page).count()).toBe(1);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportovat' }).click();
    await page.getByRole('button', { name: 'CSV' }).click();
    const exported = readFileSync(await (await coming).path(), 'utf8');
    expect(exported).toContain('"2026/1";"Červený deštník";');
  });

  it('brings rows in from a file', async () => {
    const page = await town.signedIn(people.superAdministrator);
    await page.goto('/stores/lost-items');
    await page.getByRole('button', { name: 'Importovat' }).click();
    const text = 'Pobočka;Značka;Popis;Nalezeno;Stav\r\n#1;2026/2;Klíče;19.11.2026;Uschováno\r\n';
    await page.locator('input[type=file]').setInputFiles({ name: 'nalezy.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Zkontrolovat řádky' }).click();
    await page.getByRole('button', { name: /^Uložit 1/u }).click();
    await page.getByText('Uloženo: 1').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows(page).count()).toBe(2);
  });

  it('lets an operator see what is of their store alone', async () => {
    const own = await town.signedIn(people.operatorOfStoreOne);
    await own.goto('/stores/lost-items');
    await expect.poll(() => rows(own).count()).toBe(2);
    const foreign = await town.signedIn(people.operatorOfStoreTwo);
    await foreign.goto('/stores/lost-items');
    await foreign.getByText('Zatím se nic nenašlo.').waitFor();
  });

  // Last of those that ask the server: this process pauses meanwhile, and does not notice that the server closes idle connections.
  it('has it asked by the tests that are generated from declarations', { timeout: 300_000 }, () => {
    const generated = ['matrix', 'fields', 'limits'].map((name) => `tests/server/generated/${name}.test.ts`).join(' ');
    const said = copy.run(`NO_COLOR=1 ENTITIES=lost-items npx vitest run --project server ${generated} -t lost-items`);
    expect(Number(/Tests\s+(\d+) passed/u.exec(said)?.[1])).toBeGreaterThan(6);
  });
});
