import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import type { AnyResource } from '../../../../contract/kit/index.ts';

const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A part of statements that only the declaration decides, written once: building it of nodes for every request costs more
 * than all that is asked for as well. A part with parameters stays as it is.
 */
export function fixedSql<K extends string>(
  part: (resource: AnyResource, key: K) => RawBuilder<unknown>,
): (resource: AnyResource, key: K) => RawBuilder<unknown> {
  const known = new WeakMap<AnyResource, Map<K, RawBuilder<unknown>>>();
  return (resource, key) => {
    const parts = known.get(resource) ?? new Map<K, RawBuilder<unknown>>();
    const found = parts.get(key);
    if (found !== undefined) return found;
    const made = part(resource, key);
    const { sql: text, parameters } = made.compile(writer);
    if (parameters.length > 0) return made;
    const fixed = sql.raw(text);
    parts.set(key, fixed);
    known.set(resource, parts);
    return fixed;
  };
}
