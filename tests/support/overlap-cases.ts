import type { Interval } from '../../contract/rules/opening/intervals.ts';

const at = (opens: string, closes: string): Interval => ({ opens, closes });

/** How two intervals can lie: the sixteen cases that the research found in a system that only warned of them (2.3). */
export const overlapCases: readonly {
  readonly name: string;
  readonly one: Interval;
  readonly other: Interval;
  readonly shares: boolean;
}[] = [
  { name: 'far before', one: at('10:00', '14:00'), other: at('07:00', '09:00'), shares: false },
  { name: 'touching the start', one: at('10:00', '14:00'), other: at('08:00', '10:00'), shares: false },
  { name: 'a minute over the start', one: at('10:00', '14:00'), other: at('08:00', '10:01'), shares: true },
  { name: 'over the start', one: at('10:00', '14:00'), other: at('09:00', '12:00'), shares: true },
  { name: 'over the start to the same end', one: at('10:00', '14:00'), other: at('09:00', '14:00'), shares: true },
  { name: 'around', one: at('10:00', '14:00'), other: at('09:00', '15:00'), shares: true },
  { name: 'from the same start, shorter', one: at('10:00', '14:00'), other: at('10:00', '12:00'), shares: true },
  { name: 'the same', one: at('10:00', '14:00'), other: at('10:00', '14:00'), shares: true },
  { name: 'from the same start, longer', one: at('10:00', '14:00'), other: at('10:00', '15:00'), shares: true },
  { name: 'inside', one: at('10:00', '14:00'), other: at('11:00', '13:00'), shares: true },
  { name: 'inside to the same end', one: at('10:00', '14:00'), other: at('12:00', '14:00'), shares: true },
  { name: 'over the end', one: at('10:00', '14:00'), other: at('12:00', '16:00'), shares: true },
  { name: 'a minute over the end', one: at('10:00', '14:00'), other: at('13:59', '16:00'), shares: true },
  { name: 'touching the end', one: at('10:00', '14:00'), other: at('14:00', '16:00'), shares: false },
  { name: 'far after', one: at('10:00', '14:00'), other: at('15:00', '16:00'), shares: false },
  { name: 'a minute to the end of the day', one: at('10:00', '24:00'), other: at('23:59', '24:00'), shares: true },
];
