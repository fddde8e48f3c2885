import type { ValueOfShape } from '../kit/index.ts';
import { day, list, nullable, object, time, whole } from '../kit/shape.ts';

/** How many days ahead the next opening is looked for. */
export const daysAhead = 14;

const intervals = list(object({ opens: time, closes: time }));
const hoursOfStore = object({ id: whole, yesterday: intervals, today: intervals, next: nullable(object({ day, opens: time })) });
/** Hours of a store, with its next opening within `daysAhead`. Those of yesterday are for what shows the last 24 hours. */
export type StoreHours = ValueOfShape<typeof hoursOfStore>;

/** Hours of several stores. */
export const storeHours = list(hoursOfStore);
