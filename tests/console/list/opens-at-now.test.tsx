import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderConsole } from './entity-console.tsx';

const now = '2026-11-25T08:22:00.000Z';
const anOrder = (id: number, starts_at: string) => ({ id, version: 1, store_id: 1, name: `Klient ${id}`, starts_at, ends_at: starts_at });
const rows = [anOrder(1, '2026-11-25T08:00:00.000Z'), anOrder(2, '2026-11-25T09:00:00.000Z')];
type Asked = { readonly filter: Readonly<Record<string, unknown>> };

afterEach(() => vi.restoreAllMocks());

it('goes to the line at now also where that is drawn after its place was asked for', async () => {
  const find = document.querySelector.bind(document);
  let isDrawn = false;
  vi.spyOn(document, 'querySelector').mockImplementation((asked) => (asked === '.row-mark__line' && !isDrawn ? null : find(asked)));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000, 10, 10));
  const shown = vi.fn<() => void>();
  Element.prototype.scrollIntoView = shown;
  const getList = vi.fn((_: string, asked: Asked) =>
    Promise.resolve({ data: rows, total: 'starts_at_lte' in asked.filter ? 1 : 2, meta: { facets: {} } }),
  );
  renderConsole({ address: '/web-orders/manage-orders', provider: { getList }, now });
  await screen.findByText('nyní 9:22');
  await waitFor(() => expect(getList.mock.calls.some(([, asked]) => 'starts_at_lte' in asked.filter)).toBe(true));
  expect(shown).not.toHaveBeenCalled();
  isDrawn = true;
  document.body.append(document.createElement('p'));
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
});
