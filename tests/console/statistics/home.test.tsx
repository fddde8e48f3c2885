import { configure, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { HomeScreen } from '../../../src/custom/statistics/home/home-screen.tsx';
import { openScreen } from './open-screen.tsx';
import { octoberAnswer } from './statistics-answer.ts';

configure({ asyncUtilTimeout: 10_000 });

const choices = { stores: [], regions: [], services: [], groups: [], target: { minutes: 15, share: 0.8 } };
const values = (minutes: number) => ({
  clients: { value: 40, n: null },
  wait_mean: { value: minutes * 60_000, n: 40 },
  service_level: { value: 0.9, n: 40 },
});

/** What the server answers: of the last year so many days, of the month before all 20. */
function answerTo(daysOfLastYear: number) {
  return (path: string): unknown => {
    if (path.startsWith('/statistics-choices')) return choices;
    const isOfLastYear = path.includes('compared=weekdays_year_ago');
    const compared = path.includes('compared=before') ? { from: '2026-09-01', to: '2026-09-30' } : { from: '2025-10-02', to: '2025-11-01' };
    return octoberAnswer({
      compared_period: path.includes('compared=') ? compared : null,
      days: { counted: 20, compared: isOfLastYear ? daysOfLastYear : 20 },
      rows: [{ key: '1', label: 'Pasy', place: null, is_gone: false, values: values(5), compared: values(isOfLastYear ? 9 : 7) }],
      total: values(5),
      compared_total: values(isOfLastYear ? 9 : 7),
    });
  };
}

const changed = async () =>
  (await within(await screen.findByRole('region', { name: 'Co se nejvíc změnilo' })).findByRole('listitem')).textContent;

describe('statistics at a glance', () => {
  beforeAll(() => fetchMessages('cs'));

  it.each([
    ['the same weekdays of last year', 19, /srovnání se stejnými dny v týdnu loni/u, '9:00'],
    ['the month before where last year has few days', 2, /srovnání s měsícem předtím, loňských údajů je málo/u, '7:00'],
  ])('compare with %s', async (_, days, description, then) => {
    openScreen({ screen: <HomeScreen />, address: '/', resources: ['statistics'], answerTo: answerTo(days) });
    expect(await screen.findByText(description)).toBeDefined();
    expect(await changed()).toContain(`bylo ${then}`);
    expect(screen.queryByText(/má údaje jen z/u)).toBeNull();
  });
});
