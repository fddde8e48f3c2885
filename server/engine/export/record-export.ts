import { type RawBuilder, sql } from 'kysely';
import { cleanStructure } from '../../../contract/derive/clean.ts';
import { fieldOf, isPersonal } from '../../../contract/derive/fields.ts';
import { filterKeys, isJoint } from '../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../../db/database.ts';
import type { Sort } from '../../db/rows/query/query.ts';
import { digestWith } from '../../db/rows/write/digest.ts';
import type { Person } from '../../db/rows/write/write-context.ts';

type Exported = {
  readonly resource: AnyResource;
  readonly actor: Person;
  readonly now: Date;
  readonly address: string;
  readonly requestId: string;
  readonly salt: string;
  readonly format: string;
  readonly columns: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly Sort[];
  /** How many there were when the export began: one that is broken off took nothing more. */
  readonly rows: number;
};

/** Writes into the audit who takes what away, before the first byte of it leaves. */
export async function recordExport(db: Database, exported: Exported): Promise<void> {
  const { resource, actor, now, address, requestId, format, columns, sort, rows } = exported;
  const personal = columns.filter((name) => isPersonalColumn(resource, name));
  const changes = json({ format, rows, columns, personal, filter: withoutPersons(exported), sort });
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, changes, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, 'export', ${resource.name}, ${changes}, ${address}, ${requestId})`.execute(db);
}

/** Personal values are in the audit by their digest alone (page 08, Data): so does what was searched for among them. */
function withoutPersons({ resource, filter, salt }: Exported): Readonly<Record<string, unknown>> {
  const digest = digestWith(salt);
  const keys = filterKeys(resource);
  const searchesPersons = (resource.list.search ?? []).some((name) => isPersonalColumn(resource, name));
  const hidden = (key: string, value: unknown): unknown => {
    if (isJoint(key)) return Array.isArray(value) ? value.map(withinGroup) : value;
    const name = keys.get(key)?.name ?? key;
    return (key === 'q' ? searchesPersons : isPersonalColumn(resource, name)) ? digest(value) : value;
  };
  const withinGroup = (part: unknown): unknown =>
    Object.fromEntries(Object.entries(Object(part)).map(([key, value]) => [key, hidden(key, value)]));
  return Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, hidden(key, value)]));
}

function isPersonalColumn(resource: AnyResource, name: string): boolean {
  const field = fieldOf(resource, name);
  return field !== undefined && isPersonal(field);
}

/** What was asked for may hold halves of characters, which no JSON of the database takes. */
function json(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(cleanStructure(value))}::jsonb`;
}
