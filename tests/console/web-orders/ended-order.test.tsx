import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { movedOrder, open, page } from './timed-order.ts';

describe('an order that has ended', () => {
  it('shows its time and its service, and no way to change or give them back', async () => {
    const changes = {
      starts_at: { before: movedOrder.starts_at, after: '2026-12-01T08:00:00.000Z' },
      name: { before: 'M. Matoušková', after: 'Michaela Matoušková' },
    };
    const entry = { id: 1, action: 'update', at: '2026-11-29T09:00:00.000Z', version: 1, actor_name: 'Jana', changes };
    open(`${page}/1`, { state: 'cancelled', history: [entry] });
    expect(await screen.findByRole('textbox', { name: /^Jméno klienta/u })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /^(?:Termín|Konec termínu)/u })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^Činnost/u })).toBeNull();
    expect(await screen.findByRole('button', { name: /^Vrátit tuto hodnotu: Jméno klienta/u })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Vrátit .*Termín/u })).toBeNull();
  });
});
