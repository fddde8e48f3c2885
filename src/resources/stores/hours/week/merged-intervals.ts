import type { WeeklyInterval } from '../../../../../contract/rules/opening/intervals.ts';
import { mergedWeeks, weekChanges } from '../../../../../contract/rules/opening/weeks.ts';
import type { Versions } from '../../../../crud/core/additions/field-addition.ts';
import { draftIntervals } from './draft-intervals.ts';

/** Hours that two people changed on different weekdays of one plan; undefined where that is no more than either has. */
export function mergedIntervals(versions: Versions): readonly WeeklyInterval[] | undefined {
  const [base, mine, theirs] = [weekly(versions.base), weekly(versions.mine), weekly(versions.theirs)];
  const merged = mergedWeeks({ base, mine, theirs });
  const isMore = merged !== undefined && [mine, theirs].every((one) => weekChanges(one, merged).length > 0);
  return isMore ? merged : undefined;
}

function weekly(value: unknown): readonly WeeklyInterval[] {
  return draftIntervals(value).map(({ weekday = 0, ...interval }) => ({ ...interval, weekday }));
}
