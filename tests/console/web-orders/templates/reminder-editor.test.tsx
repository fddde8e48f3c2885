import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../list/entity-console.tsx';

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
