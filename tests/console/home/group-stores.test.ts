import { describe, expect, it } from 'vitest';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import { filterStores, groupStores, statesOf } from '../../../src/custom/home/group-stores.ts';
import { laidOut } from '../../../src/custom/home/lay-out.ts';
import { aDashboardStore as aStore, declared as limits, instant as now, waitingFor } from './dashboard-store.ts';

const grouped = (stores: readonly DashboardStore[], at = now) =>
  groupStores(stores, statesOf(stores, limits, at)).map(({ state, stores: those }) => [state, those.map(({ id }) => id)]);

describe('stores on the dashboard', () => {
  it('stand by their silence, what needs somebody first, the bound still with the milder group', () => {
    const stores = [aStore(1, 0), aStore(2, 600), aStore(3, 601), aStore(4, 3600), aStore(5, 3601), aStore(6, null)];
    expect(grouped(stores)).toEqual([
      ['silent', [5]],
      ['temporarily_silent', [3, 4]],
      ['communicating', [1, 2]],
      ['waiting', [6]],
    ]);
  });

  it('stand within their group with those in trouble first, by the limits that are set', () => {
    const stores = [aStore(1, 0), aStore(2, 0, waitingFor(59)), aStore(3, 0, waitingFor(60)), aStore(4, null)];
    const by = (long_wait_minutes: number | null) => {
      const states = statesOf(stores, { ...limits, long_wait_minutes }, now);
      return groupStores(stores, states).map((group) => group.stores.map(({ id }) => id));
    };
    expect(by(60)).toEqual([[3, 1, 2], [4]]);
    expect(by(59)).toEqual([[2, 3, 1], [4]]);
    expect(by(null)).toEqual([[1, 2, 3], [4]]);
  });

  it('move as time passes', () => {
    const stores = [aStore(1, 0)];
    const after = (seconds: number) => grouped(stores, new Date(now.getTime() + seconds * 1000))[0]?.[0];
    expect([600, 601, 3600, 3601].map(after)).toEqual(['communicating', 'temporarily_silent', 'temporarily_silent', 'silent']);
  });

  it('are found by every word of their name, code or city, without diacritics, and by region', () => {
    const stores = [aStore(1, 0, { label: 'Úřad Zálesí', city: 'Brno', region_id: 1 }), aStore(2, 0, { label: 'Úřad Jih', region_id: 2 })];
    const found = (text: string, region: number | null = null) => filterStores(stores, { text, region }).map(({ id }) => id);
    expect([found(''), found('urad'), found('zalesi brno'), found('p2'), found('urad', 2), found('zalesi', 2)]).toEqual([
      [1, 2],
      [1, 2],
      [1],
      [2],
      [2],
      [],
    ]);
  });

  it('are laid under the headings of their groups, as many side by side as have room', () => {
    const stores = [aStore(1, 0), aStore(2, 0), aStore(3, 0), aStore(4, null)];
    const lines = laidOut(groupStores(stores, statesOf(stores, limits, now)), 2);
    expect(lines.map((line) => (line.kind === 'heading' ? line.count : line.stores.map(({ id }) => id)))).toEqual([3, [1, 2], [3], 1, [4]]);
  });
});
