import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesOf } from '../../../contract/rules/statistics/figures.ts';
import { axisDays, courseKeys, unfinishedFrom } from '../../../contract/rules/statistics/graph/course.ts';
import { dayTicks } from '../../../contract/rules/statistics/graph/day-ticks.ts';
import { chooseScale, cutGraph, type Graph } from '../../../contract/rules/statistics/graph/graph.ts';
import { barShares, graphShapes } from '../../../contract/rules/statistics/graph/graph-shapes.ts';
import { buildHeat, findHeatStep } from '../../../contract/rules/statistics/graph/heat.ts';
import { shapesSvg } from '../../../contract/rules/statistics/graph/shapes-svg.ts';
import { countBands } from '../../../contract/rules/statistics/histogram.ts';
import { dayAfter } from '../../../contract/rules/statistics/question.ts';
import { usualQuestion } from '../../../contract/rules/statistics/question-address.ts';

const graph: Graph = {
  kind: 'line',
  unit: 'count',
  categories: ['a', 'b', 'c', 'd'],
  series: [{ name: 'one', values: [1, null, 3, 4], isCompared: false }],
  unfinishedFrom: 3,
  target: null,
};
const sheet = { width: 400, height: 200, shown: String };
const linesOf = (of: Graph) => graphShapes(of, sheet).filter((one) => one.shape === 'line' && typeof one.ink === 'number');

describe('a graph', () => {
  it('leaves a gap a gap, and dashes what is not over', () => {
    expect(linesOf(graph).map((one) => one.shape === 'line' && one.isDashed)).toEqual([true]);
    expect(linesOf({ ...graph, unfinishedFrom: null }).map((one) => one.shape === 'line' && one.isDashed)).toEqual([false]);
  });

  it.each(['bar', 'stacked'] as const)('of kind %s has lighter bars with a dashed border for what is not over', (kind) => {
    const bars = { ...graph, kind };
    const sharesOf = (of: Graph) => graphShapes(of, sheet).flatMap((one) => (one.shape === 'area' && one.ink === 0 ? [one.share] : []));
    expect(sharesOf(bars)).toEqual([1, 1, barShares.unfinished]);
    expect(linesOf(bars).map((one) => one.shape === 'line' && one.isDashed)).toEqual([true]);
    expect([sharesOf({ ...bars, unfinishedFrom: null }), linesOf({ ...bars, unfinishedFrom: null })]).toEqual([[1, 1, 1], []]);
  });

  it('lies under its scale, whatever it says, with a few steps', () => {
    const values = fc.array(fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        values,
        values,
        fc.constantFrom('count', 'share', 'time'),
        fc.constantFrom('line', 'bar', 'stacked'),
        (one, other, unit, kind) => {
          const length = Math.min(one.length, other.length);
          const series = [one, other].map((all) => ({ name: 'x', values: all.slice(0, length), isCompared: false }));
          const { top, step } = chooseScale({ ...graph, unit, kind, series });
          const sums = series[0]?.values.map((value, at) => (value ?? 0) + (series[1]?.values[at] ?? 0)) ?? [];
          const most =
            kind === 'stacked' ? Math.max(...sums) : Math.max(...series.flatMap((each) => each.values.map((value) => value ?? 0)));
          expect(top).toBeGreaterThanOrEqual(most * (1 - 1e-9));
          expect(Math.round(top / step)).toBeLessThanOrEqual(6);
        },
      ),
    );
  });

  it('is zoomed to a part, in which what is not over stays so', () => {
    expect(cutGraph(graph, { from: 2, to: 3 })).toMatchObject({ categories: ['c', 'd'], unfinishedFrom: 1, series: [{ values: [3, 4] }] });
  });

  it('is a picture that says its words as words', () => {
    const svg = shapesSvg(graphShapes({ ...graph, categories: ['<a>', 'b', 'c', 'd'] }, sheet), { ...sheet, title: 'A & B' });
    expect([svg.includes('<title>A &amp; B</title>'), svg.includes('&lt;a&gt;'), svg.includes('<a>')]).toEqual([true, true, false]);
  });
});

describe('a course', () => {
  const period = { from: '2026-11-02', to: '2026-11-30' };

  it('has a gap for a holiday, no place for weekends, and none for days to come', () => {
    const keys = courseKeys(['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-16'], 'day', period, '2026-11-16');
    expect(keys).toEqual(['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-10', '2026-11-16']);
  });

  it('is not over from the time that has today in it', () => {
    const question = { ...usualQuestion, by: 'week' } as const;
    expect(unfinishedFrom(['2026-11-09', '2026-11-16'], question, '2026-11-18')).toBe(1);
    expect(unfinishedFrom(['2026-11-09', '2026-11-16'], question, '2026-11-23')).toBeNull();
    expect(unfinishedFrom(['8', '9'], { ...question, by: 'hour' }, '2026-11-18')).toBeNull();
  });
});

describe('the axis of days', () => {
  const months = Array.from({ length: 12 }, (_, at) => `měsíc ${at + 1}`);
  const workdays = (from: string, count: number): readonly string[] =>
    courseKeys(
      ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11'],
      'day',
      { from, to: dayAfter(from, count - 1) },
      '2030-01-01',
    );
  const ticksOf = (days: readonly string[], slot: number) => dayTicks(axisDays(days, 'day', months).days ?? [], slot);
  const said = (ticks: ReturnType<typeof dayTicks>, name: 'day' | 'month') => ticks.flatMap((tick) => tick[name] ?? []);

  it('names each day where there is room, and the month under its first one', () => {
    const ticks = ticksOf(['2026-10-29', '2026-10-30', '2026-11-02', '2026-11-03', '2026-11-04'], 40);
    expect([said(ticks, 'day'), said(ticks, 'month')]).toEqual([
      ['29', '30', '2', '3', '4'],
      ['měsíc 10', 'měsíc 11'],
    ]);
    expect(ticks[2]).toEqual({ day: '2', month: 'měsíc 11' });
  });

  it('names Mondays of a quarter of a year, every second one on a phone, and only years of many', () => {
    const quarter = workdays('2026-09-01', 91);
    const wide = ticksOf(quarter, 13);
    expect([said(wide, 'day').slice(0, 5), said(wide, 'month')]).toEqual([
      ['1', '7', '14', '21', '28'],
      ['měsíc 9', 'měsíc 10', 'měsíc 11'],
    ]);
    expect(said(ticksOf(quarter, 3), 'day').length).toBe(Math.ceil(said(wide, 'day').length / 2));
    expect(said(ticksOf(workdays('2020-01-01', 3000), 0.3), 'day')).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
      '2027',
      '2028',
    ]);
  });

  it('has texts that never run into each other, whatever its room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0.2, max: 60, noNaN: true }), (count, slot) => {
        const ticks = ticksOf(workdays('2026-03-28', count), slot);
        for (const name of ['day', 'month'] as const) {
          const places = ticks.flatMap((tick, at) => (tick[name] === null ? [] : [{ from: at * slot, text: tick[name] ?? '' }]));
          places
            .slice(1)
            .forEach(({ from }, at) => expect(from - (places[at]?.from ?? 0)).toBeGreaterThanOrEqual((places[at]?.text.length ?? 0) * 6));
        }
      }),
    );
  });

  it('is in pictures as on the screen, and other rows keep their names', () => {
    const days = workdays('2026-09-01', 91);
    const drawn = {
      ...graph,
      categories: days,
      ...axisDays(days, 'day', months),
      series: [{ name: 'one', values: days.map(() => 1), isCompared: false }],
    };
    const texts = graphShapes(drawn, { ...sheet, width: 960 }).flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []));
    expect(texts).toEqual(expect.arrayContaining(['7', '14', 'měsíc 9', 'měsíc 11']));
    expect(texts).not.toContain('2026-09-07');
    expect(axisDays(['1', '2'], 'store', months)).toEqual({});
  });
});

it('a heat map gives its steps to equal parts of the hours: one peak flattens nothing', () => {
  const heat = buildHeat(new Map([8, 9, 10, 11, 12].map((hour, at) => [hour, at === 4 ? 100_000 : at + 1])));
  expect(heat.hours.map((hour) => findHeatStep(heat.valueAt(0, hour) ?? 0, heat))).toEqual([0, 1, 2, 3, 4]);
  expect(buildHeat(new Map())).toMatchObject({ hours: [], weekdays: [] });
});

it('bands of a spread count each time once, by whole minutes exactly', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 48 * 60 * 60_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(minutes, (all) => {
      const bands = countBands(timesOf(all).histogram ?? new Map());
      const exact = bands.map(({ from, to }) => all.filter((time) => time >= from * 60_000 && (to === null || time < to * 60_000)).length);
      expect(bands.map(({ count }) => count)).toEqual(exact);
    }),
  );
});
