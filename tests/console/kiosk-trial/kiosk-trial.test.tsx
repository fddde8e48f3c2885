import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLayout } from '../../support/kiosk-layouts.ts';
import { anOrder, openTrial, twoServices } from './opened-trial.tsx';

configure({ asyncUtilTimeout: 10_000 });

const regionText = (name: string) => screen.getByRole('region', { name }).textContent;

describe('the trial of a kiosk', () => {
  it('shows the start page with what is known of the branch', async () => {
    const { kiosk } = await openTrial();
    expect(kiosk.textContent).toContain('Radnice');
    expect(kiosk.textContent).toContain('13:00');
    expect(kiosk.textContent).toContain('18 min');
    expect(kiosk.textContent).toContain('Čekají 3, asi 18 min');
    expect(regionText('Otevírací doba')).toContain('Teď je otevřeno do 17:00.');
  });

  it('shows a service without tickets as unavailable, with the reason', async () => {
    const { button, touch, kiosk } = await openTrial();
    expect(button(/^Činnost 2/u).dataset['state']).toBe('inactive');
    expect(button(/^Činnost 2/u).textContent).toContain('Nevydává se');
    touch(/^Činnost 2/u);
    expect(kiosk.textContent).not.toContain('Tiskne se lístek');
  });

  it('shows a service that the branch no longer has as one that is not offered, and issues no ticket of it', async () => {
    const { button, touch, kiosk } = await openTrial({ layout: aLayout('columns', 3) });
    expect(button(/^Činnost 3/u).dataset['state']).toBe('inactive');
    expect(button(/^Činnost 3/u).textContent).toContain('Nenabízíme');
    touch(/^Činnost 3/u);
    expect(kiosk.textContent).not.toContain('Tiskne se lístek');
  });

  it('outside of hours says when tickets are issued again, and can be tried as if it were open', async () => {
    const { button } = await openTrial({ intervals: [{ opens: '08:00', closes: '12:00' }] });
    expect(button(/^Činnost 1/u).textContent).toContain('znovu 23. 11. od 7:30');
    expect(regionText('Otevírací doba')).toContain('Teď je zavřeno, otevře se 23.11.2026 v 7:30.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Zkoušet, jako by bylo otevřeno' }));
    expect(button(/^Činnost 1/u).dataset['state']).toBe('active');
  });

  it('prints a ticket with its number, people ahead and the wait, then begins again', async () => {
    const { kiosk, touch, pass } = await openTrial();
    touch(/^Činnost 1/u);
    expect(kiosk.textContent).toContain('Tiskne se lístek');
    pass(2);
    expect(kiosk.textContent).toMatch(/A01/u);
    expect(kiosk.textContent).toContain('Před vámi čekají 3');
    expect(kiosk.textContent).toContain('Čekání asi 18 min');
    pass(8);
    expect(kiosk.textContent).toContain('question cs');
    expect(kiosk.textContent).toContain('Čekají 4, asi 24 min');
    expect(screen.getByText('Vydaný lístek: 1')).toBeDefined();
  });

  it('keeps the ticket on paper next to the kiosk until it begins again', async () => {
    const { touch, pass } = await openTrial();
    const paper = () => screen.queryByRole('img', { name: 'Lístek A01, jak vyjede z tiskárny' });
    touch(/^Činnost 1/u);
    expect(paper()).toBeNull();
    pass(10);
    expect(paper()).not.toBeNull();
    expect(regionText('Vytištěný lístek')).toContain('Kiosek svůj lístek ještě nemá');
    fireEvent.click(screen.getByRole('button', { name: 'Začít znovu' }));
    expect(paper()).toBeNull();
  });

  it('without an order of today has a made-up PIN, which is said to be one', async () => {
    const { kiosk, touch, pass } = await openTrial({ orders: [] });
    expect(regionText('Dnešní objednávky')).toMatch(/PINem 123456.*vymyšlená objednávka na činnost Činnost 1.*nikde se neukládá/u);
    touch(/^appointment/u);
    for (const digit of '123456') touch(digit);
    touch('Potvrdit');
    pass(2);
    expect(kiosk.textContent).toContain('Váš příchod je zapsaný');
  });

  it('says of orders of today that are over that no client is awaited, not that there are none', async () => {
    const over = ['served', 'missed'].map((state, at) => ({ ...anOrder, id: at, pin: `24584${at}`, state }));
    await openTrial({ orders: over });
    expect(regionText('Dnešní objednávky')).toMatch(/^Dnešní objednávkyNa dnešek jsou 2 objednávky, na příchod klienta už žádná nečeká/u);
  });

  it('takes the PIN of an order of today, and changes nothing', async () => {
    const { kiosk, touch, pass, asked } = await openTrial();
    expect(regionText('Dnešní objednávky')).toContain('v 14:00, PIN 245840');
    touch(/^appointment/u);
    for (const digit of '245840') touch(digit);
    touch('Potvrdit');
    pass(2);
    expect(kiosk.textContent).toContain('Váš příchod je zapsaný');
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('refuses a PIN that no order of today has', async () => {
    const { kiosk, touch } = await openTrial();
    touch(/^appointment/u);
    for (const digit of '111111') touch(digit);
    touch('Potvrdit');
    expect(kiosk.textContent).toContain('Tento PIN dnes neznáme');
  });

  it('turns pages and changes the language, and comes back when no one touches it', async () => {
    const { kiosk, touch, pass } = await openTrial({ layout: aLayout('areas', 5) });
    touch(/^language/u);
    expect(kiosk.textContent).toContain('area question en');
    touch(/^Area 0/u);
    expect(kiosk.textContent).toContain('back en');
    pass(29);
    expect(kiosk.textContent).toContain('back en');
    pass(1);
    expect(kiosk.textContent).toContain('area question cs');
  });

  it('shows a button pressed under the finger, and does nothing when the finger leaves it', async () => {
    const { kiosk, button } = await openTrial();
    fireEvent.pointerDown(button(/^Činnost 1/u));
    expect(button(/^Činnost 1/u).dataset['state']).toBe('pressed');
    fireEvent.pointerLeave(kiosk.firstElementChild ?? kiosk);
    expect(button(/^Činnost 1/u).dataset['state']).toBe('active');
    expect(kiosk.textContent).not.toContain('Tiskne se lístek');
  });

  it('is used by the keyboard too', async () => {
    const { kiosk, button } = await openTrial();
    fireEvent.click(button(/^Činnost 1/u), { detail: 0 });
    expect(kiosk.textContent).toContain('Tiskne se lístek');
  });

  it('without anything that can be read issues tickets without figures, and says what is unknown', async () => {
    const { button, kiosk, touch, pass } = await openTrial({ isRefused: true });
    expect(button(/^Činnost 1/u).textContent).not.toMatch(/ček|min|Hned/u);
    touch(/^Činnost 1/u);
    pass(2);
    expect(kiosk.textContent).not.toContain('Před vámi');
    expect(regionText('Fronta')).toContain('kiosek počty neukáže');
    expect(regionText('Otevírací doba')).toContain('nepodařilo načíst');
  });

  it('is left by its button and begins again by another one', async () => {
    const { kiosk, touch, onClose } = await openTrial();
    touch(/^language/u);
    fireEvent.click(screen.getByRole('button', { name: 'Začít znovu' }));
    expect(kiosk.textContent).toContain('question cs');
    fireEvent.click(screen.getByRole('button', { name: 'Ukončit zkoušku' }));
    expect(onClose.times).toBe(1);
  });
});

describe('a state of the kiosk that is switched on', () => {
  const switched = (name: string) =>
    within(screen.getByRole('region', { name: 'Stav kiosku' })).getByRole('checkbox', { name: new RegExp(name, 'u') });

  it.each([
    ['Porucha', 'Kiosek teď nefunguje'],
    ['Zablokovaný', 'Kiosek je mimo provoz'],
    ['Bez spojení', 'Kiosek nemá spojení'],
    ['Došel papír', 'Došel papír'],
    ['Mimo otevírací dobu', 'Teď je zavřeno'],
    ['Tiskne se lístek', 'Tiskne se lístek'],
  ])('%s is shown in words where no image is uploaded, and gone when it is switched off', async (name, notice) => {
    const { kiosk } = await openTrial();
    fireEvent.click(switched(name));
    expect(kiosk.textContent).toContain(notice);
    expect(kiosk.querySelectorAll('button')).toHaveLength(0);
    fireEvent.click(switched(name));
    expect(kiosk.textContent).toContain('question cs');
  });

  it('is shown and heard as it was uploaded', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { kiosk } = await openTrial({ parameters: { error_image: 'a1', error_sound: 'b2' } });
    expect(switched('Porucha').parentElement?.textContent).toContain('vlastní obrázek, vlastní zvuk');
    expect(switched('Došel papír').parentElement?.textContent).toContain('vlastní obrázek nemá, vlastní zvuk nemá');
    expect(switched('Tiskne se lístek').parentElement?.textContent).toBe('Tiskne se lístekvlastní zvuk nemá');
    fireEvent.click(switched('Porucha'));
    expect(kiosk.querySelector<HTMLElement>('.kiosk-page')?.style.backgroundImage).toContain('/files/a1');
    expect(kiosk.textContent).toBe('');
    expect(play.mock.contexts.map((sound) => (sound instanceof HTMLMediaElement ? sound.src : ''))).toEqual([
      expect.stringContaining('/files/b2'),
    ]);
  });

  it('is heard again in another state with the same sound, and it is said where the browser plays none', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await openTrial({ parameters: { error_sound: 'b2', paper_out_sound: 'b2' } });
    fireEvent.click(switched('Došel papír'));
    play.mockRejectedValue(new Error('not allowed'));
    fireEvent.click(switched('Porucha'));
    expect(play).toHaveBeenCalledTimes(2);
    await screen.findByText(/Prohlížeč zvuk tohoto stavu nepřehrál/u);
    fireEvent.click(switched('Porucha'));
    fireEvent.click(switched('Došel papír'));
    await waitFor(() => expect(screen.queryByText(/nepřehrál/u)).toBeNull());
  });

  it('keeps the page that the visitor was on', async () => {
    const { kiosk, touch } = await openTrial({ layout: twoServices });
    touch(/^appointment/u);
    fireEvent.click(switched('Porucha'));
    fireEvent.click(switched('Porucha'));
    expect(kiosk.textContent).toContain('Mám objednaný termín');
  });
});
