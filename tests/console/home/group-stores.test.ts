import { describe, expect, it } from 'vitest';
import type { DashboardStore } from '../../../contract/operations/dashboard.ts';
import { filterStores, groupStores, writeDashboardStates } from '../../../src/custom/home/selection/group-stores.ts';
import { cardLines, cellLines, type HomeLine } from '../../../src/custom/home/selection/home-lines.ts';
import { sortStores } from '../../../src/custom/home/selection/sort-stores.ts';
import { aDashboardStore as aStore, declared as limits, instant as now, waitingFor } from './dashboard-store.ts';

const grouped = (stores: readonly DashboardStore[], at = now) =>
  groupStores(stores, writeDashboardStates(stores, limits, at)).map(({ state, stores: those }) => [state, those.map(({ id }) => id)]);

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
      const states = writeDashboardStates(stores, { ...limits, long_wait_minutes }, now);
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

  it('are laid as cards under the headings of their states, as many side by side as have room', () => {
    const stores = [aStore(1, 0), aStore(2, 0), aStore(3, 0), aStore(4, null)];
    expect(written(cardLines(groupStores(stores, writeDashboardStates(stores, limits, now)), 2))).toEqual([
      'communicating 3',
      'cards 1 2',
      'cards 3',
      'waiting 1',
      'cards 4',
    ]);
  });

  it('are laid in short with a line for each silent one and cells for the others, whatever their state', () => {
    const stores = [aStore(1, 0), aStore(2, 601), aStore(3, 3601), aStore(4, null), aStore(5, 0)];
    expect(written(cellLines(groupStores(stores, writeDashboardStates(stores, limits, now)), 2))).toEqual([
      'attention 2',
      'attention 3',
      'attention 2',
      'others 3',
      'cells 1 5',
      'cells 4',
    ]);
    const calm = [aStore(1, 0)];
    expect(written(cellLines(groupStores(calm, writeDashboardStates(calm, limits, now)), 2))).toEqual(['others 1', 'cells 1']);
  });

  it('are sorted by the longest wait or by name, and stay as they are while somebody is at one', () => {
    const stores = [
      aStore(1, 0, { label: 'C' }),
      aStore(2, 0, { label: 'B', ...waitingFor(5) }),
      aStore(3, 0, { label: 'Č', ...waitingFor(9) }),
    ];
    const groups = groupStores(stores, writeDashboardStates(stores, limits, now));
    const ids = (sort: 'wait' | 'name', held: readonly number[] | null = null) =>
      sortStores(groups, sort, held).flatMap((group) => group.stores.map(({ id }) => id));
    expect([ids('wait'), ids('name'), ids('wait', [1, 2])]).toEqual([
      [3, 2, 1],
      [2, 1, 3],
      [1, 2, 3],
    ]);
  });
});

function written(lines: readonly HomeLine[]): readonly string[] {
  return lines.map((line) =>
    line.kind === 'heading' ? `${line.heading} ${line.count}` : [line.kind, ...line.stores.map(({ store }) => store.id)].join(' '),
  );
}
