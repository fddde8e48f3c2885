import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { urlDefaultQuery } from '../../../src/crud/record/record-context/url-defaults.ts';
import { full, moving, open, page, trusted } from './timed-order.ts';

/** The field of the start: its label, its control and what is wrong with it. */
function startField(inside: { readonly getByText: (text: string) => HTMLElement }): Element {
  const field = inside.getByText('Začátek termínu').closest('.form-row');
  if (field === null) throw new Error('no field of the start');
  return field;
}

describe('moving an order over capacity', () => {
  it('is done at any other time only by who may exceed the capacity, with the reason', async () => {
    const { dialog, update } = await moving({ identity: trusted });
    await userEvent.click(await dialog.findByRole('button', { name: 'Jiný čas (mimo kapacitu)' }));
    expect(await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Zpět na volné termíny' }));
    await dialog.findByRole('button', { name: /^Nejbližší volný/u });
    expect(update).not.toHaveBeenCalled();
  });

  it('takes a full time as it stands from who may exceed the capacity, and asks for the reason', async () => {
    const { dialog, update } = await moving({ identity: trusted });
    await userEvent.click(await dialog.findByRole('button', { name: '9:30 obsazeno' }));
    const reason = await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await userEvent.type(reason, 'Jede z nemocnice');
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:30' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const data = {
      starts_at: '2026-12-01T08:30:00.000Z',
      ends_at: '2026-12-01T08:45:00.000Z',
      move_reason: null,
      over_capacity_reason: 'Jede z nemocnice',
    };
    expect(update).toHaveBeenCalledExactlyOnceWith('web-orders/manage-orders', expect.objectContaining({ data }));
  });

  it('says at the reason that it is missing, and keeps the time', async () => {
    const { dialog } = await moving({ identity: trusted, update: full });
    await userEvent.click(await dialog.findByRole('button', { name: '9:30 obsazeno' }));
    await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u });
    await dialog.findByRole('textbox', { name: /^Začátek termínu/u });
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:30' }));
    expect(await dialog.findByText('Napište důvod, nebo se vraťte na volné termíny.')).toBeDefined();
    expect(startField(dialog).contains(dialog.getByText('Termín je už plně obsazený.'))).toBe(true);
    await waitFor(() => expect(startField(dialog).contains(document.activeElement)).toBe(true));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Důvod mimo kapacitu/u }), 'J');
    await waitFor(() => expect(dialog.queryByText('Napište důvod, nebo se vraťte na volné termíny.')).toBeNull());
    expect(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:30' })).toBeDefined();
  });

  it('lets who may exceed the capacity keep a time that was taken meanwhile', async () => {
    const { dialog } = await moving({ identity: trusted, update: full });
    await userEvent.click(await dialog.findByRole('button', { name: '9:15 1 místo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:15' }));
    expect(await dialog.findByRole('button', { name: 'út 1. 12. 10:00' })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Přesto objednat na út 1. 12. 9:15' }));
    const reason = await dialog.findByRole('textbox', { name: /^Důvod mimo kapacitu/u });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(dialog.getByRole('button', { name: 'Přesunout na út 1. 12. 9:15' })).toBeDefined();
  });

  it('asks for the reason where the service has no plan, once the time was refused', async () => {
    const { dialog } = await moving({ identity: trusted, update: full, answer: { nearest: null, has_plan: false, days: [] } });
    const start = await dialog.findByRole('textbox', { name: /^Začátek termínu/u });
    await userEvent.clear(start);
    await userEvent.type(start, '1. 12. 2026 19:00');
    await userEvent.click(dialog.getByRole('button', { name: /^Přesunout na / }));
    const fault = await dialog.findByText('Termín je už plně obsazený.');
    expect(startField(dialog).contains(fault)).toBe(true);
    await waitFor(() => expect(startField(dialog).contains(document.activeElement)).toBe(true));
    expect(dialog.getByRole('textbox', { name: /^Důvod mimo kapacitu/u })).toBeDefined();
    // The reason is still asked for while another start is written.
    await userEvent.clear(start);
    await userEvent.type(start, '2. 12.');
    expect(dialog.getByRole('textbox', { name: /^Důvod mimo kapacitu/u })).toBeDefined();
  });

  it('says at the start that it is no date, and neither names nor sends another one', async () => {
    const { dialog, update } = await moving({ identity: trusted, answer: { nearest: null, has_plan: false, days: [] } });
    const start = await dialog.findByRole('textbox', { name: /^Začátek termínu/u });
    await userEvent.clear(start);
    await userEvent.type(start, '1. 12.');
    await userEvent.click(dialog.getByRole('button', { name: 'Přesunout' }));
    expect(startField(dialog).contains(await dialog.findByText(/^Zadejte existující datum a čas/u))).toBe(true);
    expect(start).toHaveProperty('value', '1. 12.');
    expect(update).not.toHaveBeenCalled();
  });

  it('has no other times for who may not exceed the capacity, and says who may', async () => {
    const { dialog } = await moving();
    await dialog.findByRole('button', { name: /^Nejbližší volný/u });
    expect(dialog.queryByRole('button', { name: 'Jiný čas (mimo kapacitu)' })).toBeNull();
    expect(dialog.getByText(/smí objednat jen ten, kdo má oprávnění .* požádejte správce/u)).toBeDefined();
  });
});

describe('the time of a new order', () => {
  it('may be a full one for who may exceed the capacity, with the reason in the same form', async () => {
    const { create } = open(`${page}/create?store=1&${urlDefaultQuery({ service_id: 4 })}`, { identity: trusted });
    const days = await screen.findByRole('button', { name: /^úterý 1\. 12\. 2026/u });
    await userEvent.click(days);
    await userEvent.click(await screen.findByRole('button', { name: '9:30 obsazeno' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Důvod mimo kapacitu/u }), 'Jede z nemocnice');
    await userEvent.type(screen.getByRole('textbox', { name: /^Jméno klienta/u }), 'Eva Nová');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    const data = {
      starts_at: '2026-12-01T08:30:00.000Z',
      move_reason: null,
      over_capacity_reason: 'Jede z nemocnice',
      name: 'Eva Nová',
      service_id: 4,
    };
    await waitFor(() =>
      expect(create).toHaveBeenCalledExactlyOnceWith(
        'web-orders/manage-orders',
        expect.objectContaining({ data: expect.objectContaining(data) }),
      ),
    );
  });

  it('is refused where the nearest free times are, above the days, and the focus goes there', async () => {
    const { create } = open(`${page}/create?store=1&${urlDefaultQuery({ service_id: 4 })}`, { create: full });
    await userEvent.click(await screen.findByRole('button', { name: 'Nejbližší volný: út 1. 12. 9:15' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Jméno klienta/u }), 'Eva Nová');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
    const nearest = screen.getByRole('group', { name: 'Nejbližší volné termíny' });
    await waitFor(() => expect(document.activeElement).toBe(nearest));
    const [described = ''] = nearest.getAttribute('aria-describedby')?.split(' ') ?? [];
    const fault = document.getElementById(described);
    expect(fault?.textContent).toBe('Termín je už plně obsazený.');
    expect(fault?.nextElementSibling?.contains(nearest)).toBe(true);
    expect(create).toHaveBeenCalledOnce();
  });
});
