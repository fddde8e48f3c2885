import { act, configure, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { planningWords } from '../../../contract/messages/cs/statistics/planning.ts';
import { fetchMessages } from '../../../contract/messages/fetched.ts';
import { PlanningScreen } from '../../../src/custom/statistics/planning/planning-screen.tsx';
import { openScreen } from './open-screen.tsx';

configure({ asyncUtilTimeout: 10_000 });

const office = { id: 1, label: 'Radnice', is_gone: false };
const choices = { stores: [office], regions: [], services: [], groups: [], target: { minutes: 15, share: 0.8 } };
const handling = { mean: null, n: 0, from: '2026-10-06', to: '2026-11-30' };
const planned = { store_id: 1, today: '2026-12-01', target: choices.target, handling, left_out_services: [], days: [], accuracy: [] };

describe('planning of a new branch', () => {
  beforeAll(() => fetchMessages('cs'));
  afterEach(() => vi.useRealTimers());

  it('asks again until its forecast is made, as that comes within minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let made_on: string | null = null;
    let asked = 0;
    const answerTo = (path: string): unknown => {
      if (path.startsWith('/statistics-choices')) return choices;
      asked += 1;
      return { ...planned, made_on };
    };
    openScreen({ screen: <PlanningScreen />, address: '/?stores=1', resources: ['statistics'], answerTo });
    await screen.findByText(planningWords.notMadeHelp);
    made_on = '2026-11-24';
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await screen.findByText(planningWords.old);
    const before = asked;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toBe(before);
  });
});
