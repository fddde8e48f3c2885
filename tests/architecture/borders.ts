import type { Import } from './imports.ts';

/**
 * Which folders a folder may import from, besides itself: the layout of docs/architecture.md as a table.
 * The longest folder that a path begins with is the one that counts.
 */
export const mayImport = {
  'contract/basics/': [],
  'contract/rules/': ['contract/basics/'],
  'contract/kit/': ['contract/basics/'],
  'contract/resources/': ['contract/basics/', 'contract/rules/', 'contract/kit/'],
  // Types of the calls, made by `npm run generate`.
  'contract/api/': ['contract/basics/', 'contract/rules/', 'contract/kit/', 'contract/generated/'],
  'contract/channels/': ['contract/basics/', 'contract/rules/', 'contract/kit/', 'contract/resources/'],
  // Resources and operations come to it as arguments.
  'contract/derive/': ['contract/basics/', 'contract/rules/', 'contract/kit/', 'contract/api/'],
  'contract/operations/': ['contract/basics/', 'contract/rules/', 'contract/kit/', 'contract/resources/', 'contract/api/'],
  'contract/openapi/': [
    'contract/basics/',
    'contract/rules/',
    'contract/kit/',
    'contract/api/',
    'contract/derive/',
    'contract/operations/',
  ],
  'contract/messages/': ['contract/'],
  'contract/': ['contract/'],
  'server/settings/': ['contract/'],
  'server/adapters/': ['contract/'],
  'server/db/': ['contract/'],
  'server/answers/': ['contract/', 'server/db/'],
  'server/export/': ['contract/', 'server/db/'],
  'server/keys/': ['contract/', 'server/db/'],
  'server/work/': ['contract/', 'server/adapters/', 'server/db/', 'server/keys/'],
  'server/jobs/': ['contract/', 'server/adapters/', 'server/db/', 'server/work/'],
  'server/storage/': ['contract/', 'server/adapters/', 'server/db/', 'server/jobs/'],
  'server/statistics/': ['contract/', 'server/adapters/', 'server/db/', 'server/jobs/'],
  'server/delivery/': ['contract/', 'server/settings/', 'server/adapters/', 'server/db/', 'server/work/', 'server/jobs/'],
  'server/licences/': ['contract/', 'server/settings/', 'server/db/', 'server/keys/', 'server/work/', 'server/jobs/'],
  'server/resources/': ['contract/', 'server/adapters/', 'server/db/', 'server/keys/', 'server/work/', 'server/jobs/', 'server/licences/'],
  'server/live/': ['contract/', 'server/adapters/', 'server/db/', 'server/work/', 'server/resources/'],
  'server/imports/': ['contract/', 'server/adapters/', 'server/db/', 'server/work/', 'server/jobs/', 'server/resources/'],
  'server/backups/': [
    'contract/',
    'server/adapters/',
    'server/db/',
    'server/work/',
    'server/jobs/',
    'server/licences/',
    'server/resources/',
  ],
  'server/whole-backup/': ['contract/', 'server/adapters/', 'server/db/', 'server/keys/', 'server/work/', 'server/jobs/'],
  // Rows of files to import name persons.
  'server/personal-data/': [
    'contract/',
    'server/adapters/',
    'server/db/',
    'server/keys/',
    'server/work/',
    'server/jobs/',
    'server/imports/',
    'server/whole-backup/',
  ],
  'server/system/': ['contract/', 'server/adapters/', 'server/db/', 'server/storage/', 'server/whole-backup/'],
  'server/demo/': ['contract/', 'server/adapters/', 'server/db/', 'server/keys/', 'server/work/', 'server/resources/'],
  'server/branches/': [
    'contract/',
    'server/adapters/',
    'server/db/',
    'server/answers/',
    'server/keys/',
    'server/work/',
    'server/jobs/',
    'server/resources/',
  ],
  'server/http/': [
    'contract/',
    'server/adapters/',
    'server/db/',
    'server/answers/',
    'server/export/',
    'server/keys/',
    'server/work/',
    'server/jobs/',
    'server/storage/',
    'server/statistics/',
    'server/delivery/',
    'server/licences/',
    'server/resources/',
    'server/live/',
    'server/imports/',
    'server/backups/',
    'server/personal-data/',
    'server/system/',
    'server/branches/',
  ],
  'server/start/': [
    'contract/',
    'server/settings/',
    'server/adapters/',
    'server/db/',
    'server/keys/',
    'server/work/',
    'server/jobs/',
    'server/imports/',
    'server/backups/',
    'server/whole-backup/',
    'server/demo/',
    'server/branches/',
  ],
  'server/commands/': [
    'contract/',
    'server/settings/',
    'server/adapters/',
    'server/db/',
    'server/keys/',
    'server/work/',
    'server/statistics/',
    'server/delivery/',
    'server/personal-data/',
    'server/whole-backup/',
    'server/demo/',
    'server/start/',
  ],
  // The application and its start join all of them.
  'server/': ['contract/', 'server/'],
  'src/ui/': ['contract/basics/'],
  'src/providers/': ['contract/'],
  'src/crud/vocabulary/': ['contract/', 'src/ui/'],
  'src/crud/fields/': ['contract/', 'src/ui/', 'src/crud/vocabulary/'],
  'src/crud/record/': ['contract/', 'src/ui/', 'src/crud/vocabulary/', 'src/crud/fields/'],
  'src/crud/list/': ['contract/', 'src/ui/', 'src/crud/vocabulary/', 'src/crud/fields/', 'src/crud/record/'],
  'src/crud/screens/': ['contract/', 'src/ui/', 'src/crud/'],
  'src/watching/': ['contract/', 'src/ui/', 'src/crud/vocabulary/', 'src/crud/fields/'],
  'src/resources/': ['contract/', 'src/ui/', 'src/crud/', 'src/watching/'],
  'src/custom/': ['contract/', 'src/ui/', 'src/providers/', 'src/crud/', 'src/watching/'],
  // A page made of what orders and stores add: it moves an order and blocks a day by their dialogs.
  'src/custom/web-orders/calendar/': ['contract/', 'src/ui/', 'src/crud/', 'src/watching/', 'src/resources/'],
  // It leads through orders by the same dialogs.
  'src/custom/web-orders/affected/': ['contract/', 'src/ui/', 'src/crud/', 'src/watching/', 'src/resources/'],
  'src/': ['contract/', 'src/'],
  'booking-page/words/': ['contract/'],
  'booking-page/client/': ['contract/', 'booking-page/words/'],
  'booking-page/parts/': ['contract/', 'booking-page/words/', 'booking-page/client/'],
  'booking-page/days/': ['contract/', 'booking-page/words/', 'booking-page/parts/', 'booking-page/client/'],
  'booking-page/map/': ['contract/', 'booking-page/words/', 'booking-page/parts/'],
  'booking-page/sent/': ['contract/', 'booking-page/words/', 'booking-page/parts/', 'booking-page/client/'],
  'booking-page/ordering/': [
    'contract/',
    'booking-page/words/',
    'booking-page/parts/',
    'booking-page/client/',
    'booking-page/days/',
    'booking-page/sent/',
    'booking-page/map/',
  ],
  'booking-page/order/': ['contract/', 'booking-page/words/', 'booking-page/parts/', 'booking-page/client/', 'booking-page/days/'],
  'booking-page/': ['contract/', 'booking-page/'],
  'simulator/office/': ['contract/'],
  'simulator/stores/': ['contract/'],
  'simulator/booking/': ['contract/', 'simulator/office/', 'simulator/stores/'],
  'simulator/branch/': ['contract/', 'simulator/office/'],
  'simulator/': ['contract/', 'simulator/'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Packages that a place must not know, each with the places it concerns. */
export const strangers: Readonly<Record<string, RegExp>> = {
  'contract/': /^(?:node:|react|ra-|@mui\/|@emotion\/|fastify|@fastify\/|pg$|kysely|pino)/u,
  'server/': /^(?:react|ra-|@mui\/|@emotion\/|@tanstack\/react)/u,
  'src/': /^(?:node:|fastify|@fastify\/|pg$|kysely|pino|@electric-sql\/|@node-rs\/)/u,
  'booking-page/': /^(?:node:|react|ra-|@mui\/|@emotion\/|@tanstack\/|fastify|pg$|kysely)/u,
  'src/providers/': /^(?:node:|@mui\/|@emotion\/|react-admin$|recharts)/u,
  'src/ui/': /^(?:node:|ra-data|ra-core$|react-admin$|@tanstack\/react-query)/u,
};

function placeOf(file: string, places: readonly string[]): string | undefined {
  return places.filter((place) => file.startsWith(place)).toSorted((one, other) => other.length - one.length)[0];
}

/** Why an import crosses a border; undefined when it may. */
export function crossing({ from, to, ours }: Import): string | undefined {
  const table: Readonly<Record<string, readonly string[]>> = mayImport;
  if (!ours) {
    const stranger = Object.entries(strangers).some(([place, names]) => from.startsWith(place) && names.test(to));
    return stranger ? `${from} must not know ${to}` : undefined;
  }
  const place = placeOf(from, Object.keys(table));
  if (place === undefined || to.startsWith(place)) return undefined;
  const allowed = (table[place] ?? []).some((each) => to.startsWith(each));
  return allowed ? undefined : `${from} must not import ${to}`;
}
