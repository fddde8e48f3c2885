import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { withBranches } from './support/many-branches.ts';
import { people } from './support/sign-in.ts';
import { sharedTownOfFile } from './support/town-of-file.ts';

const wallScreen = { width: 1920, height: 1080 };
const small = { width: 1280, height: 800 };

const [red, yellow] = ['rgb(179, 38, 42)', 'rgb(255, 154, 61)'];

/** Where a look is not recognised by its colour: the whole of a silent tile, the frame of a working one with trouble, nothing of the others. */
async function wrongColoursOn(page: Page): Promise<readonly string[]> {
  const shown = await page.locator('.wall-tile').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { backgroundColor, boxShadow } = getComputedStyle(tile);
      return { look: tile.className.replace('wall-tile wall-tile--', ''), background: backgroundColor, frame: boxShadow };
    }),
  );
  const isRight = ({ look, background, frame }: (typeof shown)[number]): boolean => {
    if (look === 'danger') return background === red;
    if (look === 'warning') return background === yellow;
    const isCalm = background !== red && background !== yellow;
    return isCalm && (look === 'troubled' ? frame.startsWith(yellow) && frame.endsWith('inset') : frame === 'none');
  };
  return shown.filter((tile) => !isRight(tile)).map((tile) => JSON.stringify(tile));
}

/** What of the wall does not fit or cannot be read from afar; nothing where all is well. Runs in the page. */
function faultsOfWall(): readonly string[] {
  const wall = document.querySelector('dialog.wall');
  const tiles = [...document.querySelectorAll('.wall-tile')];
  if (wall === null || tiles.length === 0) return ['there is no wall'];
  const faults = wall.scrollHeight > wall.clientHeight || wall.scrollWidth > wall.clientWidth ? ['the wall is scrolled'] : [];
  const bottom = Math.max(...tiles.map((tile) => tile.getBoundingClientRect().bottom));
  if (bottom > innerHeight || bottom < innerHeight - 40) faults.push(`the tiles end at ${bottom} of ${innerHeight}`);
  for (const tile of tiles) {
    const around = tile.getBoundingClientRect();
    for (const text of tile.querySelectorAll('h2, dt, dd, p')) {
      const { left, right, top, bottom: low, width } = text.getBoundingClientRect();
      if (width <= 1 || text.textContent === '') continue;
      const isHidden = getComputedStyle(text).overflow !== 'visible';
      const isCut = text.scrollWidth > text.clientWidth + 1 || (isHidden && text.scrollHeight > text.clientHeight + 2);
      const isOutside = left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || low > around.bottom + 1;
      if (isCut || isOutside) faults.push(`"${text.textContent}" does not fit into ${around.width}x${around.height}`);
    }
    const [above, figures] = [
      tile.querySelectorAll('h2, .wall-tile__state, .wall-tile__why, .wall-tile__warnings'),
      tile.querySelectorAll('dd'),
    ];
    const lowest = Math.max(...[...above].map((text) => text.getBoundingClientRect().bottom));
    for (const figure of figures) {
      if (figure.textContent !== '' && figure.getBoundingClientRect().top < lowest - 2) faults.push(`"${figure.textContent}" is covered`);
    }
    const main = tile.querySelector('.wall-tile__main dd');
    if (main === null || main.textContent === '') continue;
    const size = Number.parseFloat(getComputedStyle(main).fontSize);
    if (size < around.height * 0.06) faults.push(`"${main.textContent}" is ${size} high in ${around.height}`);
  }
  return faults;
}

const town = await sharedTownOfFile();

describe('the wall', () => {
  /** The wall of so many branches, at a time that the test says. */
  async function wallOf(page: Page, path: string, count: number): Promise<void> {
    await withBranches(page, count, Date.now());
    await page.goto(`${town.origin}${path}`);
    await page.getByRole('dialog').getByRole('article').first().waitFor();
    await expect.poll(() => page.getByRole('dialog').getByRole('article').count()).toBe(Math.min(count, 60));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  it.each([
    ['/?wall', [1, 3, 12, 24, 25, 40, 60], wallScreen],
    ['/stores/monitoring?wall', [1, 3, 12, 24, 25, 40, 60], wallScreen],
    ['/?wall', [3, 12, 25, 40], small],
    ['/stores/monitoring?wall', [12, 40], small],
  ])('%s fills the screen with %j branches, and cuts no text', async (path, counts, look) => {
    const page = await town.signedIn(people.superAdministrator, look);
    for (const count of counts) {
      await wallOf(page, path, count);
      const message = `${count} branches at ${look.width}`;
      await expect.poll(() => page.evaluate(faultsOfWall), { message }).toEqual([]);
      await expect.poll(() => wrongColoursOn(page), { message }).toEqual([]);
    }
    const looks = await page.locator('.wall-tile').evaluateAll((tiles) => tiles.map((tile) => tile.className.split('--')[1]));
    expect(new Set(looks)).toEqual(new Set(['danger', 'warning', 'troubled', 'closed', 'plain', 'absent']));
  });

  it('turns pages from 61 branches on, with trouble on each, and stands while somebody holds it', async () => {
    const page = await town.signedIn(people.superAdministrator, wallScreen);
    // A whole minute, at which the first of two pages is.
    await page.clock.install({ time: Math.ceil(Date.now() / 60_000) * 60_000 });
    await withBranches(page, 80, Math.ceil(Date.now() / 60_000) * 60_000);
    await page.goto(`${town.origin}/?wall`);
    const wall = page.getByRole('dialog', { name: 'Nástěnka' });
    await wall.getByText('Strana 1 z 2').waitFor();
    const names = () => wall.getByRole('heading', { level: 2 }).allTextContents();
    const first = await names();
    expect(first.slice(0, 3)).toEqual(['Část 1', 'Část 2', 'Část 3']);
    await expect.poll(() => page.evaluate(faultsOfWall)).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);
    await page.clock.fastForward(15_000);
    await wall.getByText('Strana 2 z 2').waitFor();
    const second = await names();
    expect(second.slice(0, 3)).toEqual(first.slice(0, 3));
    expect(new Set([...first, ...second]).size).toBe(80);
    await wall.getByRole('button', { name: 'Zastavit střídání' }).press('Enter');
    await page.clock.fastForward(15_000);
    expect(await names()).toEqual(second);
    await expect.poll(() => page.evaluate(faultsOfWall)).toEqual([]);
  });
});
