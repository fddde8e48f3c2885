import { describe, expect, it } from 'vitest';
import { dueBefore, isOrderDue } from '../../../contract/rules/backup/erasing-due.ts';
import { defaultRetention } from '../../../contract/rules/backup/retention.ts';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';

const now = new Date('2026-12-10T02:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const due = dueBefore(now, defaultRetention);
const order = { created_at: ago(60), ends_at: ago(0), cancelled_at: null };

describe('data of the client of an order', () => {
  it.each(orderStates)('are due so many days after it was %s, and not a moment earlier', (state) => {
    const days = state === 'cancelled' || state === 'missed' || state === 'expired' ? 2 : 7;
    const over = (at: Date) => ({
      ...order,
      state,
      ...(state === 'cancelled' ? { cancelled_at: at } : state === 'expired' ? { created_at: at } : { ends_at: at }),
    });
    expect(isOrderDue(over(ago(days)), due)).toBe(false);
    expect(isOrderDue(over(new Date(ago(days).getTime() - 1)), due)).toBe(true);
  });

  it('are due before the appointment where it was cancelled', () => {
    expect(isOrderDue({ ...order, state: 'cancelled', ends_at: ago(-30), cancelled_at: ago(3) }, due)).toBe(true);
    expect(isOrderDue({ ...order, state: 'confirmed', ends_at: ago(-30) }, due)).toBe(false);
  });

  it('follow the settings', () => {
    const longer = dueBefore(now, { ...defaultRetention, orderDays: 30 });
    expect(isOrderDue({ ...order, state: 'served', ends_at: ago(8) }, longer)).toBe(false);
  });
});
