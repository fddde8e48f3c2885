import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRegion, renderConsole } from '../list/entity-console.tsx';

const outage = (id: number, startedAt: string, endedAt: string | null) => ({
  ...aRegion({ id }),
  store_id: 1,
  outage_kind: 'network',
  started_at: startedAt,
  ended_at: endedAt,
  touch_screen_id: null,
  virtual_display_id: null,
  note: `zápis ${id}`,
});

describe('the list of outages', () => {
  it('says the end by its hour and how long it took, by its day where that is another one, and how long one lasts', async () => {
    const all = [
      outage(1, '2026-11-30T08:00:00.000Z', '2026-11-30T08:28:00.000Z'),
      outage(2, '2026-11-28T22:30:00.000Z', '2026-11-28T23:30:00.000Z'),
      outage(3, '2026-11-30T10:00:00.000Z', null),
    ];
    const getList = () => Promise.resolve({ data: all, total: all.length });
    renderConsole({ address: '/stores/outages', provider: { getList }, now: '2026-11-30T10:05:00.000Z' });
    const lineOf = async (note: string) => (await screen.findByText(note)).closest('tr')?.textContent;
    expect(await lineOf('zápis 1')).toContain('30.11.2026 09:0009:28 (28 min)');
    expect(await lineOf('zápis 2')).toContain('28.11.2026 23:3029.11.2026 00:30 (1 h 0 min)');
    expect(await lineOf('zápis 3')).toMatch(/30\.11\.2026 11:00.*5 min/u);
  });

  it('says over itself which branches failed most in the chosen period, and leads to their outages', async () => {
    const counts = (days: number) =>
      ['Zálesí', 'Podhradí', 'Jih', 'Sever'].map((label, place) => ({ store_id: place + 1, label, count: days - place, minutes: 90 }));
    const ask = (_: string, { query }: { readonly query: { readonly days: number } }) => Promise.resolve(counts(query.days));
    const getList = () => Promise.resolve({ data: [], total: 0 });
    renderConsole({ address: '/stores/outages', provider: { getList, ask }, now: '2026-11-30T10:05:00.000Z' });
    const ranks = await screen.findByRole('region', { name: 'Nejvíc výpadků' });
    const lines = () => [...ranks.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines()).toEqual(['Zálesí 30×, 1 h 30 min', 'Podhradí 29×, 1 h 30 min', 'Jih 28×, 1 h 30 min']);
    const link = within(ranks).getByRole('link', { name: 'Zálesí' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/stores/outages?filter={"store_id":1}');
    fireEvent.click(within(ranks).getByRole('button', { name: 'Další pobočka (1)' }));
    expect(lines()).toHaveLength(4);
    fireEvent.change(within(ranks).getByRole('combobox', { name: 'Za jakou dobu' }), { target: { value: '7' } });
    await within(ranks).findByText('7×, 1 h 30 min');
  });
});
