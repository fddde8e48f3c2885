import type { Page } from 'playwright-core';
import type { ProofLine } from '../reporting/proof-line.ts';
import { summaryOf, untilShown } from './in-page.ts';
import { orders } from './measures.ts';

/** A switch of the theme with a list of 100 rows behind the dialog. */
export async function measureThemes(page: Page, rounds: number): Promise<readonly ProofLine[]> {
  await page.goto(`${orders}?page=1&perPage=100&sort=starts_at&order=DESC&filter={}`);
  await untilShown(page, 1);
  await page.getByRole('button', { name: 'Vzhled' }).click();
  await page.getByRole('dialog').waitFor();
  const times: number[] = [];
  let changes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [time, changed] = await page.evaluate(
      async (which) => {
        const dialog = document.querySelector('dialog[open]');
        const choice = dialog?.querySelectorAll<HTMLInputElement>('fieldset:first-of-type input[type="radio"]')[which];
        let seen = 0;
        const observer = new MutationObserver((records) => {
          seen += records.filter(({ target }) => dialog?.contains(target) !== true).length;
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const begun = performance.now();
        choice?.click();
        // Painted: a task of its own after the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const took = performance.now() - begun;
        await new Promise((resolve) => setTimeout(resolve, 100));
        observer.disconnect();
        return [took, seen] as const;
      },
      1 + (round % 7),
    );
    times.push(time);
    changes += changed;
  }
  const { p50, text } = summaryOf(times);
  return [
    { what: 'theme switch, from the press to the painted frame', measured: text, target: 'p50 <= 50 ms', holds: p50 <= 50 },
    {
      what: 'changes of the document by it, next to attributes of its root and the dialog that chooses',
      measured: `${changes} in ${rounds} switches`,
      target: 'none (no render next to the dialog)',
      holds: changes === 0,
    },
  ];
}
