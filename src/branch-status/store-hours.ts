import { useQuery } from '@tanstack/react-query';
import type { HomeWords } from '../../contract/messages/cs/console/stores/home.ts';
import type { StoreHours } from '../../contract/operations/store-hours.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { dayAt, type Opening, openingAt } from '../../contract/rules/opening/open-instants.ts';
import { useCalls } from '../crud/core/calls.ts';
import { useFromClock } from '../crud/core/clock.ts';

const follows = ['opening-plans', 'opening-exceptions', 'day-marks', 'stores'] as const;
const none: ReadonlyMap<number, StoreHours> = new Map();

/** When the stores that the user sees are open today, by their identifiers; empty until it is known. */
export function useStoreHours(): ReadonlyMap<number, StoreHours> {
  const { ask } = useCalls();
  const day = useFromClock(dayAt);
  const { data = none } = useQuery({
    queryKey: ['store-hours', day],
    queryFn: () => ask('GET /store-hours'),
    select: byId,
    meta: { follows },
    retry: false,
  });
  return data;
}

function byId(hours: readonly StoreHours[]): ReadonlyMap<number, StoreHours> {
  return new Map(hours.map((one) => [one.id, one]));
}

/** When a store that is closed now opens; empty of one that is open, and of one where the hours are not known. Moves on its own. */
export function useOpening(words: OpensWords, hours: StoreHours | undefined): string {
  return useFromClock((now) => (hours === undefined ? '' : openingWords(words, openingAt(hours, now), dayAt(now))));
}

/** The words that say when a store opens. */
type OpensWords = Pick<HomeWords, 'opensToday' | 'opensOn' | 'opensNotKnown'>;

/** When a closed store opens; empty of one that is open. */
function openingWords(words: OpensWords, opening: Opening, today: Day): string {
  if (opening.isOpen) return '';
  if (opening.opens === null) return words.opensNotKnown;
  const { day, time } = opening.opens;
  return day === today ? words.opensToday(time) : words.opensOn(day, time);
}
