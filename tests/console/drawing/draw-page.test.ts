import { describe, expect, it } from 'vitest';
import { newButton } from '../../../contract/rules/kiosk/layout/new-parts.ts';
import { drawPage, type PageView } from '../../../drawing/page/draw-page.ts';
import { aButton, aView } from '../../support/kiosk-views.ts';

const texts = { cs: 'Matrika', en: 'Registry' };
const named = (given: Parameters<typeof aButton>[0] = {}) => aButton({ look: { text: texts }, ...given });
const known = { people: 4, waitMinutes: 12, closed: null };

function drawn(view: PageView, root = document.createElement('div')) {
  drawPage(root, view);
  const find = (id: string): HTMLElement => root.querySelector<HTMLElement>(`[data-button="${id}"]`) ?? document.createElement('i');
  return { root, find, shown: (id = 'b1') => [...find(id).querySelectorAll('span')].filter((part) => part.childElementCount === 0) };
}

const saidBy = (view: PageView): readonly string[] =>
  drawn(view)
    .shown()
    .map(({ textContent }) => textContent);

describe('a drawn page', () => {
  it('has the size of its layout, and each button in its place', () => {
    const { root, find } = drawn(aView([named()]));
    expect([root.style.width, root.style.height]).toEqual(['1280px', '1024px']);
    const { left, top, width, height } = find('b1').style;
    expect([left, top, width, height]).toEqual(['10px', '300px', '500px', '140px']);
    expect(find('b1').tagName).toBe('BUTTON');
  });

  it('shows its headings and the header in the chosen language', () => {
    const page = { heading: { cs: 'Co', en: 'What' }, subheading: { cs: 'Klepněte', en: 'Touch' } };
    expect(drawn(aView([], { language: 'en' }, page)).root.textContent).toBe('TownHallMonday10:42WhatTouch');
    expect(drawn(aView([], {}, { ...page, has_header: false })).root.textContent).toBe('CoKlepněte');
  });

  it('puts its heading next to what is under the header', () => {
    const pad = aButton({ id: 'b2', function: 'pin_pad', x: 48, y: 136, width: 520, height: 768 });
    const left = (buttons: Parameters<typeof aView>[0]) =>
      drawn(aView(buttons)).root.querySelector<HTMLElement>('.kiosk-headings')?.style.left;
    expect(left([named()])).toBe('48px');
    expect(Number.parseFloat(left([pad]) ?? '')).toBeGreaterThan(568);
  });
});

describe('a drawn button', () => {
  it.each([
    { says: 'both figures', facts: known, expected: ['Matrika', '12 min', 'čekají 4'] },
    { says: 'a known zero in words', facts: { people: 0, waitMinutes: 0, closed: null }, expected: ['Matrika', 'Hned', 'nikdo nečeká'] },
    { says: 'people alone where the wait is unknown', facts: { ...known, waitMinutes: null }, expected: ['Matrika', 'čekají 4'] },
    { says: 'nothing where nothing is known', facts: { people: null, waitMinutes: null, closed: null }, expected: ['Matrika'] },
    { says: 'nothing of a service that is not known', facts: undefined, expected: ['Matrika'] },
  ])('says $says', ({ facts, expected }) => {
    expect(saidBy(aView([named({ detail: 'wait_and_people' })], { factsOf: () => facts }))).toEqual(expected);
  });

  it('says only what it is asked for', () => {
    expect(saidBy(aView([named({ detail: 'none' })], { factsOf: () => known }))).toEqual(['Matrika']);
    expect(saidBy(aView([named({ detail: 'people' })], { factsOf: () => known }))).toEqual(['Matrika', 'čekají 4']);
  });

  it('of an unavailable service says why and until when, whatever it says otherwise, and cannot be pressed', () => {
    const facts = { ...known, closed: 'Zavřeno, znovu od 13:00' };
    const view = aView([named({ detail: 'none' })], { factsOf: () => facts, stateOf: () => 'inactive' });
    expect(saidBy(view)).toEqual(['Matrika', 'Zavřeno, znovu od 13:00']);
    const made = drawn(view).find('b1');
    expect([made.dataset['state'], made.getAttribute('aria-disabled')]).toEqual(['inactive', 'true']);
  });

  it('has from the active look what its state leaves out', () => {
    const button = { ...named({ look: { text: texts, font_size: 44, color: '#102030' } }) };
    const own = { ...button, looks: { ...button.looks, pressed: { color: '#ffffff' } } };
    const { style } = drawn(aView([own], { stateOf: () => 'pressed' })).find('b1');
    expect([style.fontSize, style.color, style.backgroundColor]).toEqual(['44px', '#ffffff', '#ffffff']);
  });

  it('shows the image of its state over the whole place', () => {
    const button = named({ look: { text: texts, image: 'aa' } });
    expect(drawn(aView([button])).find('b1').style.backgroundImage).toContain('/files/aa');
  });

  it('shows both languages where it is bilingual, with figures that need no language', () => {
    const view = aView([named({ is_bilingual: true, detail: 'people' })], { factsOf: () => known });
    expect(saidBy(view)).toEqual(['Matrika', 'Registry', '4']);
    expect(saidBy({ ...view, layout: { ...view.layout, languages: ['cs'] } })).toEqual(['Matrika', 'čekají 4']);
  });

  it('never ends a line with a word of one letter, nor begins one with a dash', () => {
    const text = { cs: 'Podpisy – ověřování listin a podpisů', en: '' };
    expect(saidBy(aView([aButton({ look: { text } })]))).toEqual(['Podpisy\u00A0– ověřování listin a\u00A0podpisů']);
  });

  it('that only informs is no button', () => {
    expect(drawn(aView([aButton({ function: 'information', service_id: null })])).find('b1').tagName).toBe('DIV');
  });
});

describe('a pad for the PIN', () => {
  const pad = aButton({ function: 'pin_pad', service_id: null, height: 700 });
  const view = (pin: string) => drawn(aView([pad], { pin })).find('b1');

  it('has six boxes and twelve keys', () => {
    expect([...view('407').querySelectorAll('.kiosk-digit')].map(({ textContent }) => textContent)).toEqual(['4', '0', '7', '', '', '']);
    const keys = [...view('').querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset['key']);
    expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'clear', '0', 'confirm']);
  });

  it.each([
    { pin: '', disabled: ['clear', 'confirm'] },
    { pin: '407', disabled: ['confirm'] },
    { pin: '407123', disabled: [] },
  ])('of "$pin" cannot do $disabled', ({ pin, disabled }) => {
    const keys = [...view(pin).querySelectorAll<HTMLElement>('[aria-disabled="true"]')].map(({ dataset }) => dataset['key']);
    expect(keys).toEqual(disabled);
  });
});

describe('drawing again', () => {
  const grid = Array.from({ length: 200 }, (_, at) => named({ id: `b${at}`, x: (at % 10) * 100, y: Math.floor(at / 10) * 40 }));
  const changesOf = async (root: HTMLElement, change: () => void) => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) =>
      seen.push(...records.map(({ target }) => (target instanceof HTMLElement ? (target.dataset['button'] ?? '') : ''))),
    );
    observer.observe(root, { attributes: true, childList: true, subtree: true });
    change();
    await Promise.resolve();
    observer.disconnect();
    return new Set(seen.filter((id) => id !== ''));
  };

  it('changes one of 200 buttons where one has moved, and keeps its content', async () => {
    const view = aView(grid);
    const { root, find } = drawn(view);
    const moved = grid.map((button) => (button.id === 'b7' ? { ...button, x: 777 } : button));
    const content = find('b7').firstElementChild;
    const changed = await changesOf(root, () => drawPage(root, { ...view, page: { ...view.page, buttons: moved } }));
    expect([...changed]).toEqual(['b7']);
    expect(find('b7').style.left).toBe('777px');
    expect(find('b7').firstElementChild).toBe(content);
  });

  it('keeps the nodes of buttons whatever happens to the others', () => {
    const view = aView(grid.slice(0, 4));
    const { root, find } = drawn(view);
    const nodes = ['b1', 'b2', 'b3'].map(find);
    const [, one, two, three] = view.page.buttons;
    const buttons = [two, newButton({ id: 'n', x: 0, y: 0, width: 50, height: 50 }), three, one].filter((each) => each !== undefined);
    drawPage(root, { ...view, page: { ...view.page, buttons } });
    expect(['b1', 'b2', 'b3'].map(find)).toEqual(nodes);
    expect([...root.querySelectorAll<HTMLElement>('[data-button]')].map(({ dataset }) => dataset['button'])).toEqual([
      'b2',
      'n',
      'b3',
      'b1',
    ]);
  });

  it('shows what is known now', () => {
    const view = aView([named({ detail: 'people' })], { factsOf: () => known });
    const { root } = drawn(view);
    drawPage(root, { ...view, factsOf: () => ({ ...known, people: 1 }) });
    expect(root.textContent).toContain('čeká 1');
  });

  it('makes a button of what only informed', () => {
    const view = aView([named({ function: 'information' })]);
    const { root, find } = drawn(view);
    drawPage(root, { ...view, page: { ...view.page, buttons: [named({ function: 'back' })] } });
    expect(find('b1').tagName).toBe('BUTTON');
    expect(root.querySelectorAll('[data-button]')).toHaveLength(1);
  });
});
