import { screen } from '@testing-library/react';
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
});
