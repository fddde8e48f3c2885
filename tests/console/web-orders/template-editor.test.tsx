import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../list/entity-console.tsx';

const page = '/web-orders/notification-settings/templates';
const whole = '{store} {service} {date} {time} {pin}';
const aTemplate = (values: Readonly<Record<string, unknown>> = {}) => ({
  id: 1,
  version: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  name: 'Nová objednávka – SMS',
  channel: 'sms',
  purpose: 'created',
  subject: null,
  content: whole,
  active: true,
  ...values,
});
const order = {
  id: 7,
  store_id: 3,
  service_id: 5,
  starts_at: '2026-12-01T08:05:00.000Z',
  pin: '694457',
  name: 'Michaela Matoušková',
};
const rowsOf: Readonly<Record<string, object>> = {
  stores: { id: 3, label: 'Pobočka Sever', street: 'Severní 8', city: 'Radovín' },
  'stores/services': { id: 5, name: 'Pasy', web_order_name: 'Cestovní pasy', store_id: 3 },
};

/** The page of a template, over a central with one order that is coming. */
async function open(values: Readonly<Record<string, unknown>> = {}, ask?: () => Promise<unknown>) {
  const update = vi.fn((_: string, { data }: { readonly data: object }) => Promise.resolve({ data: { ...aTemplate(values), ...data } }));
  renderConsole({
    address: `${page}/1`,
    provider: {
      ...(ask === undefined ? {} : { ask }),
      update,
      getOne: () => Promise.resolve({ data: aTemplate(values) }),
      getList: () => Promise.resolve({ data: [order], total: 1 }),
      getMany: (resource: string) => Promise.resolve({ data: [rowsOf[resource] ?? { id: 0 }] }),
    },
  });
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Obsah/u });
  const tag = (name: string) => screen.getByRole('button', { name: new RegExp(`^Vložit značku ${name}`, 'u') });
  const preview = () => within(screen.getByRole('region', { name: 'Náhled' }));
  return { area, tag, preview, update };
}

describe('the text of a template', () => {
  it('counts the required tags as they are written, and names those that are none', async () => {
    const { area, tag } = await open();
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
    const { area, preview } = await open({ content: 'ř'.repeat(71) });
    await preview().findByText('2 SMS, 71 z 134 znaků');
    expect(preview().getByText('Bez diakritiky: 1 SMS.', { exact: false })).toBeDefined();
    await userEvent.click(preview().getByRole('button', { name: 'Odstranit diakritiku z textu' }));
    expect(area.value).toBe('r'.repeat(71));
    await preview().findByText('1 SMS, 71 z 160 znaků');
  });

  it('shows the values without diacritics in an SMS that has none: it is one, and nothing is left to take out', async () => {
    const { preview } = await open();
    await preview().findByText(/^Magistrat - Radnice Obcanske prukazy/u);
    await preview().findByText(/^1 SMS, /u);
    expect(preview().queryByRole('button', { name: 'Odstranit diakritiku z textu' })).toBeNull();
  });

  it('takes a tag where the cursor is, and goes on behind it', async () => {
    const { area, tag } = await open({ content: `Kód: . ${whole}` });
    await userEvent.click(area);
    area.setSelectionRange(5, 5);
    await userEvent.click(tag('PIN'));
    expect(area.value).toBe(`Kód: {pin}. ${whole}`);
    expect(document.activeElement).toBe(area);
    expect([area.selectionStart, area.selectionEnd]).toEqual([10, 10]);
  });

  it('takes a tag at its end where nobody was in it', async () => {
    const { area, tag } = await open({ content: 'Adresa: ' });
    await userEvent.click(tag('Adresa'));
    expect(area.value).toBe('Adresa: {address}');
  });

  it('leads to the tag that keeps it from being saved', async () => {
    const { area, tag, update } = await open({ content: '{store} {service} {date} {time}' });
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
    const { area } = await open();
    await userEvent.clear(area);
    await userEvent.type(area, '{{store} {{service} {{date} {{cas}');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await screen.findAllByText(/Doplňte do textu povinné značky: \{pin\}, \{time\}\. Neznámé značky opravte: \{cas\}/u);
  });

  it('is read beside it as a client reads it: from an example, or from an order', async () => {
    const { preview } = await open({
      channel: 'email',
      subject: 'Termín {date}',
      content: '{store}, {address}: {service}, {time}, {pin} {cas}',
    });
    const text = () => document.querySelector('.template-preview__message')?.textContent;
    expect(text()).toBe('Termín 18. 11. 2026Magistrát – Radnice, Náměstí 1, Radovín: Občanské průkazy, 9:30, 245840 {cas}');
    expect(preview().getByText('{cas}').tagName).toBe('MARK');
    const choice = preview().getByRole('combobox', { name: 'Náhled s údaji' });
    await preview().findByRole('option', { name: 'Michaela Matoušková, 1. 12. 2026 9:05' });
    await userEvent.selectOptions(choice, 'Michaela Matoušková, 1. 12. 2026 9:05');
    await waitFor(() => expect(text()).toBe('Termín 1. 12. 2026Pobočka Sever, Severní 8, Radovín: Cestovní pasy, 9:05, 694457 {cas}'));
  });

  it('is an e-mail formatted as its readers see it, with tags as pieces of their own', async () => {
    const { area, tag, update } = await open({ channel: 'email', subject: 'A', content: '**Pozor** {store} {service} {date} {time} ' });
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
    const { area } = await open({ channel: 'email', subject: 'A', content: whole });
    await userEvent.click(screen.getByRole('button', { name: 'Odkaz' }));
    const address = screen.getByRole('textbox', { name: 'Kam odkaz vede' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert').textContent).toContain('začíná https://');
    await userEvent.clear(address);
    await userEvent.type(address, 'https://mesto.cz{Enter}');
    expect(within(area).getByRole('link', { name: 'https://mesto.cz' })).toBeDefined();
  });

  it('has no subject where it is an SMS', async () => {
    await open();
    expect(document.querySelector('.template-preview__subject')).toBeNull();
  });
});

describe('a test of what is written', () => {
  it('goes to whoever writes it, filled in, once however often it is pressed, and says whether it leaves', async () => {
    let leaves = true;
    const answered = vi.fn(() => Promise.resolve({ recipient: 'jana@mesto.test', leaves }));
    const { preview } = await open({ channel: 'email', subject: 'Termín {date}', content: whole }, answered);
    const send = await preview().findByRole('button', { name: 'Poslat mi zkoušku' });
    await userEvent.dblClick(send);
    await preview().findByText('Zkouška odchází na jana@mesto.test.');
    expect(answered.mock.calls).toEqual([
      [
        'POST /template-tests',
        {
          body: { channel: 'email', subject: 'Termín 18. 11. 2026', content: expect.stringContaining('245840') },
          header: { 'Idempotency-Key': expect.any(String) },
        },
      ],
    ]);
    leaves = false;
    await userEvent.click(send);
    await preview().findByText(/^Zkouška pro jana@mesto\.test zůstala v odchozích zprávách/u);
  });
});

describe('a reminder', () => {
  const reminder = {
    id: 1,
    version: 1,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    type: 'push_notification',
    time_before: 1,
    unit: 'days',
    subject: 'Zítra na úřad',
    content: 'V {time}',
    published: true,
    one_message_limit: false,
  };
  const openReminders = (address: string, rows: readonly (typeof reminder)[]) => {
    const update = vi.fn(() => Promise.resolve({ data: reminder }));
    const getList = (resource: string) =>
      Promise.resolve({ data: resource.includes('notifications') ? [...rows] : [], total: rows.length });
    renderConsole({
      address: `/web-orders/notification-settings/notifications${address}`,
      provider: { update, getList, getOne: () => Promise.resolve({ data: rows[0] }) },
    });
    return update;
  };

  it('to a mobile application is said to reach nobody: in the list, and on its page as soon as it is chosen', async () => {
    openReminders('', [reminder, { ...reminder, id: 2, type: 'sms', subject: 'Dnes' }]);
    const [push, sms] = await screen.findAllByText(/^(?:Oznámení v mobilu, neodesílá se|SMS)$/u);
    expect([push?.textContent, sms?.textContent]).toEqual(['Oznámení v mobilu, neodesílá se', 'SMS']);
    cleanup();
    openReminders('/1', [{ ...reminder, type: 'sms' }]);
    const type = await screen.findByRole('combobox', { name: /^Druh zprávy/u });
    expect(screen.queryByText('Tento druh se zatím neodesílá')).toBeNull();
    await userEvent.selectOptions(type, 'Oznámení v mobilu');
    await screen.findByText('Tento druh se zatím neodesílá');
    expect(screen.getByText(/^Je publikované, a přesto ho nikdo nedostane/u)).toBeDefined();
  });

  it('that must fit into one SMS is not saved while it is longer', async () => {
    const update = openReminders('/1', [{ ...reminder, type: 'sms', content: 'ř'.repeat(71), one_message_limit: true }]);
    const area = await screen.findByRole('textbox', { name: /^Obsah/u });
    await userEvent.click(area);
    await userEvent.keyboard('ž');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await screen.findAllByText(/Text se nevejde do jedné SMS, zkraťte ho/u);
    expect(update).not.toHaveBeenCalled();
    await userEvent.clear(area);
    await userEvent.type(area, 'Zitra v {{time}');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  });
});

describe('the English text of a template', () => {
  const english = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
  const choose = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('stands in the place of the Czech one once English is chosen; while it is empty, the preview shows the built-in letter', async () => {
    const { preview, update } = await open();
    await choose(/^Anglicky \(chybí 1\)/u);
    const area = await english(/^Obsah \(anglicky\)/u);
    expect(screen.queryByRole('textbox', { name: /^Obsah(?! \(anglicky)/u })).toBeNull();
    expect(preview().getByText(/^Appointment: Identity cards, City hall, Wednesday 18 November 2026/u)).toBeDefined();
    // Nothing is missing of a text that need not be there, and everything of one that is begun.
    expect(screen.queryByText(/^Chybějící povinné značky/u)).toBeNull();
    await userEvent.type(area, 'See you {{pin}');
    await screen.findByText('Chybějící povinné značky: 4 z 5');
    await userEvent.clear(area);
    await userEvent.type(area, whole.replaceAll('{', '{{'));
    await choose(/^Česky/u);
    expect((await english(/^Obsah/u)).value).toBe(whole);
    await choose(/^Uložit/u);
    await waitFor(() => expect(update.mock.calls[0]?.[1].data).toMatchObject({ content_en: whole }));
  });

  it('that is wrong is shown when it stops a save, and the summary leads to it from the Czech texts too', async () => {
    const { update } = await open({ content_en: 'See you' });
    await choose(/^Uložit/u);
    const summary = await screen.findByRole('link', { name: /^Obsah \(anglicky\)/u });
    const area = await english(/^Obsah \(anglicky\)/u);
    await choose(/^Česky/u);
    await userEvent.click(summary);
    await waitFor(() => expect(document.activeElement?.id).toBe(area.id));
    expect(update).not.toHaveBeenCalled();
  });
});
