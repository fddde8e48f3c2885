import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderConsole } from '../../list/entity-console.tsx';

export const page = '/web-orders/notification-settings/templates';
/** All tags that a template of a new order must have. */
export const whole = '{store} {service} {date} {time} {pin}';
export const aTemplate = (values: Readonly<Record<string, unknown>> = {}) => ({
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
export const order = {
  id: 7,
  store_id: 3,
  service_id: 5,
  starts_at: '2026-12-01T08:05:00.000Z',
  pin: '694457',
  name: 'Michaela Matoušková',
};
export const rowsOf: Readonly<Record<string, object>> = {
  stores: { id: 3, label: 'Pobočka Sever', street: 'Severní 8', city: 'Radovín' },
  'stores/services': { id: 5, name: 'Pasy', web_order_name: 'Cestovní pasy', store_id: 3 },
};

/** The page of a template, over a central with one order that is coming. */
export async function openTemplate(values: Readonly<Record<string, unknown>> = {}, ask?: () => Promise<unknown>) {
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
