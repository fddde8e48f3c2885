import type { Shape } from './graph-shapes.ts';

/** A table of weekdays and hours with what is known of each; closed hours are null. */
export type Heat = {
  readonly hours: readonly number[];
  readonly weekdays: readonly number[];
  readonly valueAt: (weekday: number, hour: number) => number | null;
  /** From which value on each darker step begins. */
  readonly steps: readonly number[];
};

const mostSteps = 5;

/** Hours and weekdays in which anything is known, without the empty edges. Steps are percentiles: one peak flattens nothing. */
export function buildHeat(cells: ReadonlyMap<number, number>): Heat {
  const keys = [...cells.keys()];
  const span = (all: readonly number[]): readonly number[] =>
    all.length === 0 ? [] : Array.from({ length: Math.max(...all) - Math.min(...all) + 1 }, (_, at) => Math.min(...all) + at);
  const sorted = [...cells.values()].toSorted((one, other) => one - other);
  const steps = Array.from({ length: mostSteps - 1 }, (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / mostSteps)] ?? 0);
  return {
    hours: span(keys.map((key) => key % 24)),
    weekdays: span(keys.map((key) => Math.floor(key / 24))),
    valueAt: (weekday, hour) => cells.get(weekday * 24 + hour) ?? null,
    steps: [...new Set(steps)],
  };
}

/** In which of the steps a value is, from 0. */
export function findHeatStep(value: number, { steps }: Pick<Heat, 'steps'>): number {
  return steps.filter((step) => value >= step).length;
}

type HeatSheet = {
  readonly width: number;
  readonly height: number;
  readonly weekdayName: (weekday: number) => string;
  readonly hourName: (hour: number) => string;
  readonly shown: (value: number) => string;
};

/** A heat map as shapes, with the value in each cell. */
export function heatShapes(heat: Heat, { width, height, weekdayName, hourName, shown }: HeatSheet): readonly Shape[] {
  const [left, top] = [56, 56];
  const wide = (width - left - 24) / Math.max(1, heat.hours.length);
  const high = (height - top - 16) / Math.max(1, heat.weekdays.length);
  return [
    ...heat.hours.map(
      (hour, at): Shape => ({
        shape: 'text',
        at: [left + wide * (at + 0.5), top - 8],
        text: hourName(hour),
        ink: 'quiet',
        anchor: 'middle',
      }),
    ),
    ...heat.weekdays.flatMap((weekday, row): Shape[] => [
      { shape: 'text', at: [left - 8, top + high * (row + 0.5) + 4], text: weekdayName(weekday), ink: 'quiet', anchor: 'end' },
      ...heat.hours.flatMap((hour, column): Shape[] => {
        const value = heat.valueAt(weekday, hour);
        if (value === null) return [];
        const share = 0.08 + (0.42 * findHeatStep(value, heat)) / mostSteps;
        return [
          { shape: 'area', at: [left + wide * column + 1, top + high * row + 1], size: [wide - 2, high - 2], ink: 0, share },
          {
            shape: 'text',
            at: [left + wide * (column + 0.5), top + high * (row + 0.5) + 4],
            text: shown(value),
            ink: 'text',
            anchor: 'middle',
          },
        ];
      }),
    ]),
  ];
}
