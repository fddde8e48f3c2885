import { describe, expect, it } from 'vitest';
import { changedSources } from '../../../../contract/rules/opening/changed-sources.ts';
import type { DayMark, OpeningException, OpeningPlan, OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';

const plan = (name: string, id?: number): OpeningPlan => ({
  ...(id === undefined ? {} : { id }),
  name,
  valid_from: null,
  valid_to: null,
  intervals: [],
});
const exception = (day: string, id?: number, note: string | null = null): OpeningException => ({
  ...(id === undefined ? {} : { id }),
  day,
  closed: true,
  intervals: [],
  note,
});
const mark = (day: string, day_type: DayMark['day_type'], note: string | null = null): DayMark => ({ day, day_type, note });

const sources: OpeningSources = {
  plans: [plan('Základ', 1), plan('Léto', 2), plan('Nový')],
  exceptions: [exception('2026-12-23', 1), exception('2026-12-30', 2)],
  marks: [mark('2026-12-21', 'blocked', 'Malování'), mark('2026-12-22', 'open')],
};

describe('hours of a store after a change that is not saved yet', () => {
  it('have a new plan besides the others', () => {
    expect(changedSources(sources, { plan: plan('Zima') })).toEqual({ ...sources, plans: [...sources.plans, plan('Zima')] });
  });

  it('have a changed plan in place of what it was', () => {
    expect(changedSources(sources, { plan: plan('Prázdniny', 2) })).toEqual({
      ...sources,
      plans: [plan('Základ', 1), plan('Nový'), plan('Prázdniny', 2)],
    });
  });

  it('have a new exception besides those of other days', () => {
    const added = exception('2026-12-31');
    expect(changedSources(sources, { exception: added })).toEqual({ ...sources, exceptions: [...sources.exceptions, added] });
  });

  it('have one exception of a day', () => {
    const added = exception('2026-12-23', undefined, 'Inventura');
    expect(changedSources(sources, { exception: added }).exceptions).toEqual([exception('2026-12-30', 2), added]);
  });

  it('have an exception that was moved on its new day alone', () => {
    const moved = exception('2026-12-31', 1);
    expect(changedSources(sources, { exception: moved }).exceptions).toEqual([exception('2026-12-30', 2), moved]);
    const ontoAnother = exception('2026-12-30', 1);
    expect(changedSources(sources, { exception: ontoAnother }).exceptions).toEqual([ontoAnother]);
  });

  it('have no plan that is deleted, while the exception of the same number stays', () => {
    expect(changedSources(sources, { removed: 'plan', id: 1 })).toEqual({ ...sources, plans: [plan('Léto', 2), plan('Nový')] });
  });

  it('have no exception that is deleted, while the plan of the same number stays', () => {
    expect(changedSources(sources, { removed: 'exception', id: 1 })).toEqual({ ...sources, exceptions: [exception('2026-12-30', 2)] });
  });

  it('have the days marked, in place of what they were marked as', () => {
    const change = { days: ['2026-12-22', '2026-12-24'], day_type: 'holiday', note: 'Volno' } as const;
    expect(changedSources(sources, change)).toEqual({
      ...sources,
      marks: [mark('2026-12-21', 'blocked', 'Malování'), mark('2026-12-22', 'holiday', 'Volno'), mark('2026-12-24', 'holiday', 'Volno')],
    });
  });

  it('have no marks of days whose mark is taken away', () => {
    const change = { days: ['2026-12-21', '2026-12-24'], day_type: null, note: null } as const;
    expect(changedSources(sources, change)).toEqual({ ...sources, marks: [mark('2026-12-22', 'open')] });
  });
});
