import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { days, openCalendar, order } from '../calendar/opened-calendar.tsx';

configure({ asyncUtilTimeout: 10_000 });

describe('blocking from the calendar of orders', () => {
  beforeAll(() => fetchMessages('cs'));

  it('says before hours are blocked that all services of the branch are closed, not the shown one only', async () => {
    openCalendar('?store=1&view=day&day=2030-12-03');
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat hodiny' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny dne' }));
    expect(dialog.getByText('úterý 3. 12. 2030: 8:00–12:00')).toBeDefined();
    expect(dialog.getByText('Pobočka bude v tu dobu zavřená pro všechny činnosti.')).toBeDefined();
  });

  it('names whom hours or a day leave outside, and says it on the button, for a day of a week or a month', async () => {
    const lost = Array.from({ length: 12 }, (_, place) => ({ ...order(place + 1, 3, `Klient ${place + 1}`), service: 'Občanské průkazy' }));
    openCalendar('?store=1&view=week&day=2030-12-03', { days, orders: [], lost });
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat hodiny' }));
    const which = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny' }));
    expect(which.getByRole('combobox', { name: 'Který den' })).toHaveProperty('value', '2030-12-03');
    await userEvent.click(which.getByRole('button', { name: 'Pokračovat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny dne' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Od' }), '9:00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Do' }), '10:00');
    // Pressed before it is known whom it concerns: nothing is saved, and the button says it.
    await userEvent.click(dialog.getByRole('button', { name: 'Zablokovat' }));
    expect(await dialog.findByRole('button', { name: 'Zablokovat, 12 objednávek zůstane k vyřešení' })).toBeDefined();
    const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(named).toHaveLength(11);
    expect([named[0], named[10]]).toEqual(['út 3. 12. 2030 9:00 Klient 1, Občanské průkazy', 'A ještě 2 objednávky.']);
    expect(dialog.getByText(/^Objednávky zůstanou platné a klientům se o tom nic nepošle\./u)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Měsíc' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat den' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Který den' }), '2030-12-05');
    await userEvent.click(screen.getByRole('button', { name: 'Pokračovat' }));
    const day = within(await screen.findByRole('dialog', { name: 'Blokovat den' }));
    expect(day.getByText('čtvrtek 5. 12. 2030')).toBeDefined();
    expect(day.getByText('Pobočka bude ten den zavřená pro všechny činnosti.')).toBeDefined();
    expect(await day.findByRole('button', { name: 'Uložit, 12 objednávek zůstane k vyřešení' })).toBeDefined();
  });

  it('offers to unblock what is blocked, each where it stands, and not to block it again', async () => {
    openCalendar('?store=1&view=day&day=2030-12-04');
    await userEvent.click(await screen.findByRole('button', { name: 'Odblokovat' }));
    expect(screen.queryByRole('button', { name: 'Blokovat den' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Blokovat hodiny' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Odblokovat' }));
    expect(dialog.getByRole('button', { name: 'Odblokovat: středa 4. 12. 2030, celý den, Celá pobočka' })).toBeDefined();
    expect(dialog.getByText(/Stěhování archivu/u)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Předchozí období' }));
    expect(await screen.findByRole('button', { name: 'Blokovat den' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Odblokovat' })).toBeNull();
  });

  it('blocks the shown service alone where that is chosen', async () => {
    openCalendar('?store=1&view=day&day=2030-12-03');
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat hodiny' }));
    const branch = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny dne' }));
    await userEvent.click(branch.getByRole('radio', { name: 'Jen činnost Občanské průkazy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Blokovat hodiny dne' }));
    expect(dialog.getByText(/^Pobočka zůstane otevřená\./u)).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Od' }), '9:00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Do' }), '10:00');
    await userEvent.tab();
    expect(await dialog.findByRole('button', { name: 'Zablokovat, 3 objednávky zůstanou k vyřešení' })).toBeDefined();
  });

  it('goes on to the orders that are left once the service is blocked, and never to blocking the branch', async () => {
    const [free, ...others] = days;
    const block = { by: 'service', id: 8, hours: null, first_day: '2030-12-03', last_day: '2030-12-03', note: null };
    openCalendar('?store=1&view=day&day=2030-12-03', {
      days,
      orders: [],
      afterBlock: [{ ...free, type: 'blocked', blocks: [block] }, ...others],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Blokovat den' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Jen činnost Občanské průkazy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zablokovat, 3 objednávky zůstanou k vyřešení' }));
    expect(await screen.findByRole('link', { name: 'Vyřešit 3 objednávky' })).toBeDefined();
    expect(screen.queryByText('Pobočka bude ten den zavřená pro všechny činnosti.')).toBeNull();
  });
});
