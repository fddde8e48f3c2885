import type { Import } from './imports.ts';

/**
 * Which folders a folder may import from, besides itself: the layout of docs/architecture.md as a table.
 * The longest place that a path begins with is the one that counts; a place may end within a file name.
 */
export const mayImport = {
  'contract/limits.ts': [],
  'contract/access.ts': [],
  'contract/errors.ts': [],
  'contract/rules/': ['contract/limits.ts', 'contract/access.ts', 'contract/errors.ts'],
  'contract/kit/': ['contract/access.ts', 'contract/errors.ts'],
  'contract/resources/': ['contract/kit/', 'contract/rules/', 'contract/limits.ts', 'contract/access.ts', 'contract/errors.ts'],
  'contract/operations/': [
    'contract/kit/',
    'contract/rules/',
    'contract/resources/',
    'contract/limits.ts',
    'contract/access.ts',
    'contract/errors.ts',
  ],
  // Joins the operations written by hand with those derived from declarations.
  'contract/operations/registry.ts': ['contract/operations/', 'contract/derive/', 'contract/kit/'],
  'contract/channels/': [
    'contract/kit/',
    'contract/rules/',
    'contract/resources/',
    'contract/limits.ts',
    'contract/access.ts',
    'contract/errors.ts',
  ],
  'contract/derive/': [
    // The vocabulary of operations; the operations themselves come as arguments.
    'contract/operations/operation.ts',
    'contract/operations/saved-view.ts',
    'contract/operations/second-factor.ts',
    'contract/operations/signed-user.ts',
    'contract/operations/storing.ts',
    'contract/operations/tags.ts',
    'contract/kit/',
    'contract/rules/',
    'contract/limits.ts',
    'contract/access.ts',
    'contract/errors.ts',
  ],
  'contract/messages/': ['contract/'],
  // It says its faults in words, and checks addresses as forms do.
  'server/config.ts': [
    'contract/messages/',
    'contract/rules/',
    'server/map-settings.ts',
    'server/provider-settings.ts',
    'server/reach.ts',
    'server/licences/issuers.ts',
  ],
  'server/map-settings.ts': ['contract/messages/'],
  'server/provider-settings.ts': ['contract/messages/', 'contract/rules/', 'server/reach.ts'],
  'server/reach.ts': [],
  'server/adapters/': ['contract/'],
  'server/db/': ['contract/'],
  'server/keys/': ['contract/', 'server/db/'],
  'server/work/': ['contract/', 'server/db/', 'server/adapters/', 'server/keys/'],
  'server/licences/': ['contract/', 'server/db/', 'server/keys/', 'server/work/', 'server/jobs/'],
  'server/resources/': ['contract/', 'server/db/', 'server/adapters/', 'server/keys/', 'server/work/', 'server/licences/'],
  'server/jobs/': ['contract/', 'server/db/', 'server/adapters/', 'server/work/', 'server/resources/'],
  'server/backups/': [
    'contract/',
    'server/db/',
    'server/work/',
    'server/resources/',
    'server/jobs/',
    'server/licences/',
    'server/adapters/',
  ],
  'server/imports/': ['contract/', 'server/db/', 'server/adapters/', 'server/work/', 'server/resources/', 'server/jobs/'],
  'server/statistics/': ['contract/', 'server/db/', 'server/adapters/', 'server/jobs/'],
  'server/delivery/': ['contract/', 'server/db/', 'server/adapters/', 'server/work/', 'server/jobs/', 'server/config.ts'],
  'server/live/': ['contract/', 'server/db/', 'server/adapters/', 'server/work/', 'server/resources/'],
  'server/export/': ['contract/', 'server/db/'],
  'server/demo/': ['contract/', 'server/db/', 'server/adapters/', 'server/keys/', 'server/work/', 'server/resources/'],
  'server/http/': ['contract/', 'server/'],
  'server/': ['contract/', 'server/'],
  'src/ui/': [],
  'src/providers/': ['contract/'],
  'src/crud/vocabulary/': ['contract/', 'src/ui/'],
  'src/crud/fields/': ['contract/', 'src/ui/', 'src/crud/vocabulary/'],
  'src/crud/record/': ['contract/', 'src/ui/', 'src/crud/vocabulary/', 'src/crud/fields/'],
  'src/crud/list/': ['contract/', 'src/ui/', 'src/crud/vocabulary/', 'src/crud/fields/', 'src/crud/record/'],
  'src/crud/screens/': ['contract/', 'src/ui/', 'src/crud/'],
  'src/watching/': ['contract/', 'src/ui/', 'src/crud/vocabulary/', 'src/crud/fields/'],
  'src/resources/': ['contract/', 'src/ui/', 'src/crud/', 'src/watching/'],
  'src/custom/': ['contract/', 'src/ui/', 'src/providers/', 'src/crud/', 'src/watching/'],
  'src/': ['contract/', 'src/'],
  'simulator/': ['contract/'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Packages that a place must not know, each with the places it concerns. */
export const strangers: Readonly<Record<string, RegExp>> = {
  'contract/': /^(?:node:|react|ra-|@mui\/|@emotion\/|fastify|@fastify\/|pg$|kysely|pino)/u,
  'server/': /^(?:react|ra-|@mui\/|@emotion\/|@tanstack\/react)/u,
  'src/': /^(?:node:|fastify|@fastify\/|pg$|kysely|pino|@electric-sql\/|@node-rs\/)/u,
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
