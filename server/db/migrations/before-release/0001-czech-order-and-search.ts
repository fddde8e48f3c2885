import { migrationOf } from '../step/migration.ts';

const rules = '[numericOrdering on] &c < č <<< Č &h < ch <<< cH <<< Ch <<< CH &r < ř <<< Ř &s < š <<< Š &z < ž <<< Ž';

/** The order of ČSN 97 6030 written as rules, which PostgreSQL 15 does not know yet. */
function collation(version: number): string {
  return version < 160_000
    ? "create collation app_cs (provider = icu, locale = 'cs-u-kn-true')"
    : `create collation app_cs (provider = icu, locale = 'und', rules = '${rules}')`;
}

export const czechOrderAndSearch = migrationOf(({ version }) => [
  'create extension if not exists unaccent',
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gist',
  collation(version),
  // `unaccent` itself is only stable, because its dictionary could be changed; ours is not, so an index may be on it.
  `create function app_fold(text) returns text language sql immutable parallel safe strict
   as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$`,
]);
