import type { dayMarks } from '../../../contract/resources/stores/day-marks.ts';
import type { openingExceptions } from '../../../contract/resources/stores/opening-exceptions.ts';
import type { openingPlans } from '../../../contract/resources/stores/opening-plans.ts';
import { addDays, type Day, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { publicHoliday } from '../../../contract/rules/opening/public-holidays.ts';
import { branches } from '../content/branches.ts';
import { dayOf } from '../town/calendar.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { exceptionsOf, plansOf } from '../town/opening-hours.ts';
import { foundedAt } from '../town/town.ts';

const storeIds = branches.map((_, place) => place + 1);

/** Hours of every branch: what the demonstration's clients come by. */
export function demoOpeningPlans(now: Date): readonly DemoRow<typeof openingPlans>[] {
  return storeIds
    .flatMap((storeId) => plansOf(storeId, yearsAround(now)).map((plan) => ({ ...plan, store_id: storeId })))
    .map((plan, place) => ({ ...made(place + 1, foundedAt(now)), ...plan }));
}

export function demoOpeningExceptions(now: Date): readonly DemoRow<typeof openingExceptions>[] {
  return storeIds
    .flatMap((storeId) => exceptionsOf(storeId, yearsAround(now)).map((exception) => ({ ...exception, store_id: storeId })))
    .map((exception, place) => ({ ...made(place + 1, foundedAt(now)), ...exception }));
}

/** What is to come at branches that have no clients yet or that one looks at first: no one's order falls out of it. */
export function demoDayMarks(now: Date): readonly DemoRow<typeof dayMarks>[] {
  const today = dayOf(now.getTime());
  const marks = [
    { store_id: 12, day: weekdayAfter(addDays(today, 20)), day_type: 'blocked' as const, note: 'Stěhování nábytku' },
    { store_id: 12, day: weekdayAfter(addDays(today, 34)), day_type: 'holiday' as const, note: 'Ředitelské volno' },
    { store_id: 1, day: saturdayAfter(addDays(today, 45)), day_type: 'blocked' as const, note: 'Výměna sítě' },
  ];
  return marks.map((mark, place) => ({ ...made(place + 1, now.getTime()), ...mark }));
}

function yearsAround(now: Date): readonly number[] {
  const year = Number(dayOf(now.getTime()).slice(0, 4));
  return [year - 1, year, year + 1];
}

/** The first Monday to Friday from the day on that is no public holiday. */
function weekdayAfter(day: Day): Day {
  const isFree = [0, 6].includes(weekdayOf(day)) || publicHoliday(day) !== null;
  return isFree ? weekdayAfter(addDays(day, 1)) : day;
}

function saturdayAfter(day: Day): Day {
  return weekdayOf(day) === 6 ? day : saturdayAfter(addDays(day, 1));
}
