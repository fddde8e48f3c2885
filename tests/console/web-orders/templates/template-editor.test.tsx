import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openTemplate, whole } from './open-template.tsx';

describe('the text of a template', () => {
  it('counts the required tags as they are written, and names those that are none', async () => {
    const { area, tag } = await openTemplate();
    await screen.findByText('Text má všechny povinné značky (5)');
    await userEvent.clear(area);
    await screen.findByText('Chybějící povinné značky: 5 z 5');
    await userEvent.type(area, '{{store} {{cas}');
    await screen.findByText('Chybějící povinné značky: 4 z 5');
    expect(screen.getByText('Neznámé značky: {cas}')).toBeDefined();
    expect(tag('PIN').dataset['missing']).toBe('true');
    expect(tag('Pobočka').dataset['missing']).toBeUndefined();
    // A tag that may be left out is none that is missing.
    expect(tag('Adresa').dataset['missing']).toBeUndefined();
  });

  it('says how many SMS it is by its encoding, filled in, and takes the diacritics out where that saves some', async () => {
    const { area, preview } = await openTemplate({ content: 'ř'.repeat(71) });
    await preview().findByText('2 SMS, 71 z 134 znaků');
    expect(preview().getByText('Bez diakritiky: 1 SMS.', { exact: false })).toBeDefined();
    await userEvent.click(preview().getByRole('button', { name: 'Odstranit diakritiku z textu' }));
    expect(area.value).toBe('r'.repeat(71));
    await preview().findByText('1 SMS, 71 z 160 znaků');
  });

  it('shows the values without diacritics in an SMS that has none: it is one, and nothing is left to take out', async () => {
    const { preview } = await openTemplate();
    await preview().findByText(/^Magistrat - Radnice Obcanske prukazy/u);
    await preview().findByText(/^1 SMS, /u);
    expect(preview().queryByRole('button', { name: 'Odstranit diakritiku z textu' })).toBeNull();
  });

  it('takes a tag where the cursor is, and goes on behind it', async () => {
    const { area, tag } = await openTemplate({ content: `Kód: . ${whole}` });
    await userEvent.click(area);
    area.setSelectionRange(5, 5);
    await userEvent.click(tag('PIN'));
    expect(area.value).toBe(`Kód: {pin}. ${whole}`);
    expect(document.activeElement).toBe(area);
    expect([area.selectionStart, area.selectionEnd]).toEqual([10, 10]);
  });

  it('takes a tag at its end where nobody was in it', async () => {
    const { area, tag } = await openTemplate({ content: 'Adresa: ' });
    await userEvent.click(tag('Adresa'));
    expect(area.value).toBe('Adresa: {address}');
  });

  it('leads to the tag that keeps it from being saved', async () => {
    const { area, tag, update } = await openTemplate({ content: '{store} {service} {date} {time}' });
    await userEvent.click(area);
    await userEvent.keyboard(' a');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await screen.findAllByText(/Doplňte do textu povinné značky: \{pin\}/u);
    await waitFor(() => expect(document.activeElement).toBe(tag('PIN')));
    expect(update).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(area.value).toContain('{pin}');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  });

  it('names missing and unknown tags together when it is refused', async () => {
    const { area } = await openTemplate();
    await userEvent.clear(area);
    await userEvent.type(area, '{{store} {{service} {{date} {{cas}');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await screen.findAllByText(/Doplňte do textu povinné značky: \{pin\}, \{time\}\. Neznámé značky opravte: \{cas\}/u);
  });

  it('is read beside it as a client reads it: from an example, or from an order', async () => {
    const { preview } = await openTemplate({
      channel: 'email',
      subject: 'Termín {date}',
      content: '{store}, {address}: {service}, {time}, {pin} {cas}',
    });
    const text = () => document.querySelector('.template-preview__message')?.textContent;
    expect(text()).toBe('Termín středa 18. 11. 2026Magistrát – Radnice, Náměstí 1, Radovín: Občanské průkazy, 9:30, 245840 {cas}');
    expect(preview().getByText('{cas}').tagName).toBe('MARK');
    const choice = preview().getByRole('combobox', { name: 'Náhled s údaji' });
    await preview().findByRole('option', { name: 'Michaela Matoušková, úterý 1. 12. 2026 9:05' });
    await userEvent.selectOptions(choice, 'Michaela Matoušková, úterý 1. 12. 2026 9:05');
    await waitFor(() =>
      expect(text()).toBe('Termín úterý 1. 12. 2026Pobočka Sever, Severní 8, Radovín: Cestovní pasy, 9:05, 694457 {cas}'),
    );
  });

  it('is an e-mail formatted as its readers see it, with tags as pieces of their own', async () => {
    const { area, tag, update } = await openTemplate({
      channel: 'email',
      subject: 'A',
      content: '**Pozor** {store} {service} {date} {time} ',
    });
    expect([...area.querySelectorAll('.rich-text__tag')].map(({ textContent }) => textContent)).toEqual([
      'Pobočka',
      'Činnost',
      'Datum',
      'Čas',
    ]);
    expect(within(area).getByText('Pozor').tagName).toBe('STRONG');
    expect(within(screen.getByRole('region', { name: 'Náhled' })).getByText('Pozor').tagName).toBe('STRONG');
    await screen.findByText('Chybějící povinné značky: 1 z 5');
    await userEvent.click(tag('PIN'));
    await screen.findByText('Text má všechny povinné značky (5)');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ content: expect.stringMatching(/^\*\*Pozor\*\* .*\{pin\}/u) });
  });

  it('takes a link that leads to a page, an e-mail or a phone, and says of another what to enter', async () => {
    const { area } = await openTemplate({ channel: 'email', subject: 'A', content: whole });
    await userEvent.click(screen.getByRole('button', { name: 'Odkaz' }));
    const address = screen.getByRole('textbox', { name: 'Kam odkaz vede' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert').textContent).toContain('začíná https://');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://mesto.cz{Enter}');
    expect(within(area).getByRole('link', { name: 'https://mesto.cz' })).toBeDefined();
  });

  it('has no subject where it is an SMS', async () => {
    await openTemplate();
    expect(document.querySelector('.template-preview__subject')).toBeNull();
  });
});

describe('a test of what is written', () => {
  it('goes to whoever writes it, filled in, once however often it is pressed, and says whether it leaves', async () => {
    let leaves = true;
    const answered = vi.fn(() => Promise.resolve({ recipient: 'jana@mesto.test', leaves }));
    const { preview } = await openTemplate({ channel: 'email', subject: 'Termín {date}', content: whole }, answered);
    const send = await preview().findByRole('button', { name: 'Poslat mi zkoušku' });
    await userEvent.dblClick(send);
    await preview().findByText('Zkouška odchází na jana@mesto.test.');
    expect(answered.mock.calls).toEqual([
      [
        'POST /template-tests',
        {
          body: { channel: 'email', subject: 'Termín středa 18. 11. 2026', content: expect.stringContaining('245840') },
          header: { 'Idempotency-Key': expect.any(String) },
        },
      ],
    ]);
    leaves = false;
    await userEvent.click(send);
    await preview().findByText(/^Zkouška pro jana@mesto\.test zůstala v odchozích zprávách/u);
  });
});
