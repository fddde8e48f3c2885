import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOn } from './support/axe.ts';
import { watch } from './support/console-errors.ts';
import { keysOn } from './support/keys.ts';
import { people } from './support/sign-in.ts';
import { townOfFile } from './support/town-of-file.ts';

/** Waits in the page until its microphone has beeped: what is recorded then is no silence. */
async function awaitBeep(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    do {
      await new Promise((resolve) => setTimeout(resolve, 20));
      analyser.getFloatTimeDomainData(samples);
    } while (!samples.some((sample) => Math.abs(sample) > 0.05));
    for (const track of stream.getTracks()) track.stop();
    await context.close();
  });
}

const town = await townOfFile();
const page = await town.visitor(people.superAdministrator);
const complaints = watch(page, town.origin);

describe('a display', () => {
  const { tabTo, press, enter, notice } = keysOn(() => page);
  const state = (text: string) => page.locator('.display-editor__head').getByRole('status').filter({ hasText: text });

  it('is set by keys alone: columns, loudness, repeats and quiet hours, with a call tried before it is saved', async () => {
    await page.goto('/virtual-displays/sound-settings/1/1');
    await state('Vše je uloženo').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await tabTo('Hlasitost');
    await page.keyboard.press('Home');
    await page.getByText('Hlasitost je 0 %').first().waitFor();
    await page.keyboard.press('End');
    await tabTo('Přehrát');
    await page.keyboard.press('ArrowDown');
    await state('Neuložené změny').waitFor();
    await enter('Od', '12:00');
    await page.keyboard.press('Tab');
    await state('Uložit nejde: 1 chyba').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await enter('Do', '12:30');
    await page.keyboard.press('Tab');
    await press('Zkusit vyvolání');
    await page.locator('.display-call[data-arriving]').waitFor();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await press('Uložit');
    expect(await (await saved).json()).toMatchObject({ volume: 100, quiet_from: '12:00', quiet_to: '12:30' });
    await state('Vše je uloženo').waitFor();
  });

  it('says what to do where the microphone is refused, and calls by clips that are recorded, heard and saved', async () => {
    await page.goto('/virtual-displays/sound-settings/1/2');
    await state('Vše je uloženo').waitFor();
    await page.getByRole('combobox', { name: 'Kdo mluví' }).selectOption('Vlastní nahrávky');
    await page.getByRole('textbox', { name: 'Text' }).last().fill('Prosím');
    const record = page.getByRole('button', { name: 'Nahrát „Prosím“ mikrofonem' });
    const allow = await page.evaluateHandle(() => {
      const { mediaDevices } = navigator;
      const { getUserMedia } = mediaDevices;
      mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
      return () => {
        mediaDevices.getUserMedia = getUserMedia;
      };
    });
    await record.click();
    await page.getByRole('alert').filter({ hasText: 'Povolte ho u adresy stránky (ikona zámku)' }).waitFor();
    await allow.evaluate((again) => again());
    await record.click();
    await page.getByText('Řekněte slovo a stiskněte Dokončit').waitFor();
    await awaitBeep(page);
    await page.getByRole('button', { name: 'Dokončit nahrávku „Prosím“' }).click();
    await page.getByText('Nahráno 1 z 1').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Povolte' }).count()).toBe(0);
    await page.getByText('Mluvit budou vlastní nahrávky.').waitFor();
    // The row says that it plays for as long as it does: the end of a beep is too near to be seen, so the sound itself is asked.
    const playedSeconds = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { play } = HTMLMediaElement.prototype;
          HTMLMediaElement.prototype.play = function listened(this: HTMLMediaElement) {
            this.addEventListener('ended', () => resolve(this.duration));
            HTMLMediaElement.prototype.play = play;
            return play.call(this);
          };
        }),
    );
    await page.getByRole('button', { name: 'Přehrát: Nahrávka „Prosím“' }).click();
    expect(await playedSeconds).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Zkusit vyvolání' }).click();
    await page.getByText('Zazněl gong a vlastní nahrávky.').waitFor();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Uložit' }).click();
    const { design } = Object(await (await saved).json());
    expect(design).toMatchObject({ voice: { source: 'clips', pattern: 'Prosím', clips: { 'word:prosím': expect.any(String) } } });
    await state('Vše je uloženo').waitFor();
  });

  it('gives a former loudness back from the history of its record, whose form only shows it', async () => {
    await page.goto('/virtual-displays/1');
    await page.getByRole('button', { name: /^Vrátit tuto hodnotu: Hlasitost/u }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vrátit tuto hodnotu' }).click();
    await notice('Virtuální displej byl uložen').waitFor();
    await page.goto('/virtual-displays/sound-settings/1/1');
    expect(await page.getByRole('slider', { name: 'Hlasitost' }).inputValue()).toBe('80');
  });

  it('is renamed by keys alone, and not to nothing', async () => {
    const name = page.locator('.display-section input:focus');
    await page.goto('/virtual-displays/change-name/1/1');
    await state('Vše je uloženo').waitFor();
    await tabTo('Název');
    // Of the two that are called so, the second is the field: the first leads to this screen.
    await page.keyboard.press('Tab');
    await name.waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(' ');
    await state('Uložit nejde: 1 chyba').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hala u přepážek');
    await press('Uložit');
    await notice('Displej Hala u přepážek je uložený.').waitFor();
    expect(complaints.lines()).toEqual([]);
  });
});
