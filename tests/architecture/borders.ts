import type { Import } from './imports.ts';

/** What every part of the server rests on. */
const foundation = ['contract/', 'server/settings/', 'server/adapters/', 'server/db/', 'server/answers/', 'server/keys/'] as const;

/**
 * Which folders a folder may import from, in addition to itself: the layout of docs/architecture.md as a table.
 * The longest folder that a path begins with is the one that counts.
 */
export const mayImport = {
  'contract/basics/': [],
  'contract/rules/': ['contract/basics/'],
  'contract/kit/': ['contract/basics/'],
  'contract/resources/': ['contract/basics/', 'contract/rules/', 'contract/kit/'],
  'contract/api/': ['contract/basics/', 'contract/rules/', 'contract/kit/'],
  'contract/channels/': ['contract/basics/', 'contract/rules/', 'contract/kit/', 'contract/resources/'],
  // Resources and operations come to it as arguments.
  'contract/derive/': ['contract/basics/', 'contract/rules/', 'contract/kit/', 'contract/api/'],
  'contract/operations/': [
    'contract/basics/',
    'contract/rules/',
    'contract/kit/',
    'contract/resources/',
    'contract/api/',
    'contract/derive/',
  ],
  // Types of calls alone come from the registry of operations.
  'contract/client/': ['contract/'],
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
  'server/keys/': ['contract/', 'server/db/'],
  // The engine knows no entity: neither an area nor a declaration.
  'server/engine/': foundation,
  'server/areas/messages/': [...foundation, 'server/engine/'],
  'server/areas/accounts/': [...foundation, 'server/engine/', 'server/areas/messages/'],
  'server/areas/stores/': [...foundation, 'server/engine/', 'server/areas/messages/', 'server/areas/accounts/'],
  'server/areas/booking/': [...foundation, 'server/engine/', 'server/areas/messages/', 'server/areas/accounts/', 'server/areas/stores/'],
  'server/areas/devices/': [...foundation, 'server/engine/'],
  // Office hours of a store decide which hours are forecast; reports are sent by e-mail.
  'server/areas/statistics/': [...foundation, 'server/engine/', 'server/areas/stores/', 'server/areas/messages/'],
  'server/areas/branches/': [
    ...foundation,
    'server/engine/',
    'server/areas/messages/',
    'server/areas/accounts/',
    'server/areas/stores/',
    'server/areas/booking/',
    'server/areas/statistics/',
  ],
  'server/areas/backups/': [...foundation, 'server/engine/', 'server/areas/messages/', 'server/areas/stores/'],
  'server/areas/personal-data/': [...foundation, 'server/engine/', 'server/areas/backups/', 'server/areas/booking/'],
  'server/areas/system/': [...foundation, 'server/engine/', 'server/areas/backups/'],
  // The registry joins what areas do beyond the declarations of their entities.
  'server/areas/': [...foundation, 'server/engine/', 'server/areas/'],
  'server/http/': [...foundation, 'server/engine/', 'server/areas/'],
  // Its days are played by the office of the simulator.
  'server/demo/': [...foundation, 'server/areas/', 'simulator/office/'],
  'server/start/': [...foundation, 'server/engine/', 'server/areas/', 'server/demo/'],
  'server/commands/': [...foundation, 'server/engine/', 'server/areas/', 'server/demo/', 'server/start/'],
  // The application and its start join all of them.
  'server/': ['contract/', 'server/'],
  // It draws with nothing but the document: kiosks and printers will use it without the console.
  'drawing/view/': ['contract/'],
  'drawing/page/': ['contract/', 'drawing/view/'],
  'drawing/display/': ['contract/', 'drawing/view/'],
  'drawing/ticket/': ['contract/'],
  'drawing/': ['contract/', 'drawing/'],
  'src/ui/': ['contract/basics/'],
  // It draws days and hours, and reckons with them as every part of the application does.
  'src/ui/calendar/': ['contract/basics/', 'contract/rules/opening/', 'src/ui/'],
  'src/providers/': ['contract/'],
  'src/crud/core/': ['contract/', 'src/ui/'],
  'src/crud/fields/': ['contract/', 'src/ui/', 'src/crud/core/'],
  'src/crud/record/': ['contract/', 'src/ui/', 'src/crud/core/', 'src/crud/fields/'],
  'src/crud/list/': ['contract/', 'src/ui/', 'src/crud/core/', 'src/crud/fields/', 'src/crud/record/'],
  'src/crud/screens/': ['contract/', 'src/ui/', 'src/crud/'],
  'src/branch-status/': ['contract/', 'src/ui/', 'src/crud/core/', 'src/crud/fields/'],
  'src/statistics/': ['contract/', 'src/ui/', 'src/crud/core/'],
  'src/kiosk-design/': ['contract/', 'drawing/', 'src/ui/', 'src/crud/core/', 'src/crud/fields/', 'src/branch-status/'],
  // Pictures of devices, fetched where they are shown.
  'src/device-pictures/': ['contract/', 'src/ui/', 'src/crud/core/', 'src/kiosk-design/'],
  // Of kiosks and displays also what changed in them, in the words of their editors.
  'src/resources/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/kiosk-design/changes/', 'src/device-pictures/'],
  // What several screens of the counter show: clients of the day and their steps.
  'src/counter/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/resources/'],
  'src/custom/': [
    'contract/',
    'drawing/',
    'src/ui/',
    'src/providers/',
    'src/crud/',
    'src/branch-status/',
    'src/kiosk-design/',
    'src/statistics/',
  ],
  // The day at the counter takes the steps of orders by the buttons of their list.
  'src/custom/home/clerk/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/resources/', 'src/counter/'],
  // The call of a client moves, cancels and makes orders by their dialogs.
  'src/custom/telephone-orders/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/resources/'],
  // A page made of what orders and stores add: it moves an order and blocks a day by their dialogs.
  'src/custom/calendar/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/resources/'],
  'src/custom/orders-overview/': ['contract/', 'src/ui/', 'src/providers/', 'src/crud/', 'src/branch-status/', 'src/counter/'],
  // It leads through orders by the same dialogs.
  'src/custom/affected-orders/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/resources/'],
  // It shows what is kept about a person as the entities do: orders, messages, counts of what is erased.
  'src/custom/waiting-list/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/resources/', 'src/providers/words/'],
  'src/custom/personal-data/': ['contract/', 'src/ui/', 'src/crud/', 'src/branch-status/', 'src/resources/'],
  'src/': ['contract/', 'drawing/', 'src/'],
  'booking-page/words/': ['contract/'],
  'booking-page/client/': ['contract/', 'booking-page/words/'],
  'booking-page/parts/': ['contract/', 'booking-page/words/', 'booking-page/client/'],
  'booking-page/days/': ['contract/', 'booking-page/words/', 'booking-page/parts/', 'booking-page/client/'],
  'booking-page/sent/': ['contract/', 'booking-page/words/', 'booking-page/parts/', 'booking-page/client/'],
  'booking-page/ordering/': [
    'contract/',
    'booking-page/words/',
    'booking-page/parts/',
    'booking-page/client/',
    'booking-page/days/',
    'booking-page/sent/',
  ],
  'booking-page/order/': ['contract/', 'booking-page/words/', 'booking-page/parts/', 'booking-page/client/', 'booking-page/days/'],
  'booking-page/': ['contract/', 'booking-page/'],
  'simulator/office/': ['contract/'],
  'simulator/stores/': ['contract/'],
  'simulator/branch/': ['contract/', 'simulator/office/'],
  'simulator/': ['contract/', 'simulator/'],
  'scripts/baseline/': ['server/'],
  'scripts/basics/': [],
  'scripts/building/': ['scripts/basics/'],
  'scripts/generating/': ['contract/', 'tests/'],
  // Rows of the demonstration and the shapes of answers are those of the server.
  'scripts/mocks/': ['contract/', 'server/', 'scripts/basics/'],
  // Which tests a change concerns is read from the imports, as tests of the architecture read them.
  'scripts/testing/': ['contract/', 'tests/architecture/', 'scripts/basics/'],
  'scripts/proof/reporting/': ['scripts/basics/'],
  // Servers and databases are started as tests start them.
  'scripts/proof/measuring/': ['server/', 'tests/', 'scripts/basics/'],
  'scripts/proof/database/': ['server/', 'tests/', 'scripts/proof/reporting/'],
  'scripts/proof/': ['contract/', 'server/', 'simulator/', 'src/', 'tests/', 'scripts/basics/', 'scripts/building/'],
  // A command joins what it needs.
  'scripts/': ['contract/', 'server/', 'tests/', 'scripts/'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Exceptions within a folder that a place may import from. */
const mustNotImport: Readonly<Record<string, readonly string[]>> = {
  // Entities are handed in.
  'server/engine/': ['contract/resources/'],
};

/** Packages that a place must not know, each with the places it concerns. */
export const strangers: Readonly<Record<string, RegExp>> = {
  'contract/': /^(?:node:|react|ra-|@mui\/|@emotion\/|fastify|@fastify\/|pg$|kysely|pino)/u,
  'server/': /^(?:react|ra-|@mui\/|@emotion\/|@tanstack\/react)/u,
  'src/': /^(?:node:|fastify|@fastify\/|pg$|kysely|pino|@electric-sql\/|@node-rs\/)/u,
  'booking-page/': /^(?:node:|react|ra-|@mui\/|@emotion\/|@tanstack\/|fastify|pg$|kysely)/u,
  'drawing/': /^(?:node:|react|ra-|preact|@mui\/|@emotion\/|@tanstack\/|fastify|pg$|kysely)/u,
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
  const isRefused = (mustNotImport[place] ?? []).some((each) => to.startsWith(each));
  const allowed = !isRefused && (table[place] ?? []).some((each) => to.startsWith(each));
  return allowed ? undefined : `${from} must not import ${to}`;
}
