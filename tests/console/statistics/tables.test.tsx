import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { TablesScreen } from '../../../src/custom/statistics/tables/tables-screen.tsx';
import { openScreen } from './open-screen.tsx';
import { octoberAnswer } from './statistics-answer.ts';

configure({ asyncUtilTimeout: 10_000 });

const said = (clients: number, wait: number, level: number) => ({
  clients: { value: clients, n: null },
  wait_mean: { value: wait * 1000, n: clients },
  service_level: { value: level, n: clients },
});
const row = (key: string, label: string, values: object, compared: object | null) => ({
  key,
  label,
  place: null,
  is_gone: false,
  values,
  compared,
});
const answer = octoberAnswer({
  compared_period: { from: '2026-09-01', to: '2026-09-30' },
  days: { counted: 20, compared: 19 },
  rows: [row('1', 'Radnice', said(100, 300, 0.95), said(80, 360, 0.9)), row('2', 'Jih', said(40, 900, 0.61), null)],
  total: said(140, 471, 0.85),
  compared_total: said(80, 360, 0.9),
  left_out_stores: [7],
});
const choices = { stores: [], regions: [], services: [], groups: [], target: { minutes: 15, share: 0.8 } };
const usual = '?compared=before&values=clients.wait_mean.service_level&stores=1.2.7';

function open(resources: readonly ('statistics' | 'store')[], search = usual, answered: object = answer) {
  const answerTo = (path: string): unknown => (path.startsWith('/statistics-choices') ? choices : answered);
  return openScreen({ screen: <TablesScreen />, address: `/${search}`, resources, answerTo });
}

const cellsOf = async (name: RegExp) => within(await screen.findByRole('row', { name })).getAllByRole('cell');

describe('tables of statistics', () => {
  beforeAll(() => fetchMessages('cs'));

  it('say of how many each average is, how it changed in words, and where the target is missed', async () => {
    open(['statistics', 'store']);
    expect((await cellsOf(/^Radnice/u)).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^100\+25,0\s% bylo 80\(80\)$/u),
      expect.stringMatching(/^5:00n 100−1:00 lépe bylo 6:00\(6:00\)$/u),
      expect.stringMatching(/^95,0\s%n 100\+5,0 b. lépe bylo 90,0\s%\(90,0\s%\)$/u),
    ]);
    const [, , level] = await cellsOf(/^Jih/u);
    expect(level?.textContent).toMatch(/^pod cílem 61,0\s%n 40nelze srovnat$/u);
    expect(screen.getByText(/1 pobočka mimo váš dosah/u)).toBeDefined();
  });

  it('show no change from a period of few days, and lead to the same without it', async () => {
    const router = open(['statistics', 'store'], usual, { ...answer, days: { counted: 20, compared: 3 } });
    const [clients, wait] = await cellsOf(/^Radnice/u);
    expect([clients?.textContent, wait?.textContent]).toEqual(['100bylo 80', '5:00n 100bylo 6:00']);
    expect(screen.getByText(/má údaje jen z 3 dnů, zvolené z 20/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Nesrovnávat' }));
    expect(router.state.location.search).not.toContain('compared');
  });

  it('lead to visits only those who may see them', async () => {
    open(['statistics']);
    await screen.findByRole('row', { name: /^Radnice/u });
    expect(screen.queryAllByRole('link', { name: /návštěvy/u })).toEqual([]);
  });

  it('keep in the address what is chosen, by a press on its words as well', async () => {
    const router = open(['statistics', 'store']);
    await userEvent.click(await screen.findByRole('button', { name: /^Srovnání/u }));
    await userEvent.click(within(screen.getByRole('dialog')).getByText('Stejné dny v týdnu loni'));
    expect(router.state.location.search).toContain('compared=weekdays_year_ago');
    await userEvent.click(await screen.findByRole('button', { name: 'Čekání: průměr' }));
    expect(router.state.location.search).toContain('sort=-wait_mean');
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Jih', 'Radnice', 'Celkem']);
  });

  it('are closed without the area', async () => {
    open(['store']);
    expect(await screen.findByRole('heading', { name: 'Tabulky činností' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
