import { describe, expect, it } from 'vitest';
import { drawnDisplay } from '../../../contract/messages/cs/drawn-display.ts';
import { newDisplayDesign } from '../../../contract/rules/display/display-design.ts';
import { type DisplayView, drawDisplay } from '../../../drawing/display/draw-display.ts';

const aCall = (id: string, number: string, attempt = 1) => ({ id, number, desk: '5', service: 'Matrika', attempt });
const aView = (given: Partial<DisplayView> = {}): DisplayView => ({
  width: 1920,
  height: 1080,
  design: newDisplayDesign(''),
  calls: [aCall('1', 'A047'), aCall('2', 'B031', 2)],
  header: { title: 'Radnice', date: 'pondělí', time: '10:42' },
  media: null,
  words: drawnDisplay,
  language: 'cs',
  arriving: null,
  ...given,
});
function drawn(given: Partial<DisplayView> = {}, root = document.createElement('div')) {
  drawDisplay(root, aView(given));
  return { root, texts: (name: string) => [...root.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent) };
}

describe('a drawn display', () => {
  it('has the newest call apart, the earlier ones below it, and says which was called again', () => {
    const { texts } = drawn();
    expect(texts('display-call')).toEqual(['A\u202F0475']);
    expect(texts('display-row')).toEqual(['B\u202F0312. výzva5']);
    expect(texts('display-labels')).toEqual(['ČísloPřepážka']);
    expect(texts('display-header')).toEqual(['Radnicepondělí10:42']);
  });

  it('emphasises the call that comes in, and no other', () => {
    const { root } = drawn({ arriving: '1' });
    expect(root.querySelectorAll('[data-arriving]')).toHaveLength(1);
    expect(drawn({ arriving: '2' }).root.querySelectorAll('[data-arriving]')).toHaveLength(0);
  });

  it('keeps what the playlist plays while calls come in', () => {
    const media = { kind: 'video', address: '/files/x' } as const;
    const { root } = drawn({ media });
    const video = root.querySelector('video');
    drawn({ media, calls: [aCall('3', 'C1')] }, root);
    expect(root.querySelector('video')).toBe(video);
    drawn({ media: { kind: 'name', name: 'Zima' } }, root);
    expect(root.querySelector('.display-media')?.textContent).toBe('Zima');
  });

  it('writes the word of the desk where it is below the number', () => {
    expect(drawn({ width: 600, height: 1920 }).texts('display-call')).toEqual(['A\u202F047Přepážka 5']);
  });

  it('has no playlist and no heading where none was chosen', () => {
    const design = { ...newDisplayDesign(''), has_header: false, playlist: { place: 'none', share: 50 } as const };
    const { texts } = drawn({ design });
    expect([texts('display-media'), texts('display-header')]).toEqual([[], []]);
  });
});
