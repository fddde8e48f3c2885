import type { WeeklyInterval } from '../../../contract/rules/opening/intervals.ts';

/** Hours of a week by the weekday, from Sunday; an empty day is closed. */
export type Week = readonly (readonly (readonly [opens: string, closes: string])[])[];

/** Monday and Wednesday are the long office days of Czech offices. */
export const weeks = {
  whole: [[], [['08:00', '17:00']], [['08:00', '15:00']], [['08:00', '17:00']], [['08:00', '15:00']], [['08:00', '12:00']], []],
  usual: [[], [['08:00', '17:00']], [['08:00', '14:00']], [['08:00', '17:00']], [['08:00', '14:00']], [['08:00', '12:00']], []],
  short: [[], [['08:00', '17:00']], [['08:00', '12:00']], [['08:00', '17:00']], [['09:00', '13:00']], [['08:00', '11:00']], []],
  /** With a lunch break, as small contact points have it. */
  parted: [
    [],
    [
      ['08:00', '11:30'],
      ['12:30', '17:00'],
    ],
    [['08:00', '11:30']],
    [
      ['08:00', '11:30'],
      ['12:30', '17:00'],
    ],
    [['08:00', '11:30']],
    [],
    [],
  ],
  summer: [[], [['08:00', '15:00']], [['08:00', '12:00']], [['08:00', '15:00']], [['09:00', '12:00']], [], []],
} as const satisfies Record<string, Week>;

export type WeekName = keyof typeof weeks;

/** The week as rows of a plan. */
export function weekIntervals(name: WeekName): readonly WeeklyInterval[] {
  return weeks[name].flatMap((day, weekday) => day.map(([opens, closes]) => ({ weekday, opens, closes })));
}
