import { bulkRows } from '../../../contract/basics/limits.ts';
import { refuse, refuseValues } from '../../../contract/basics/refusal.ts';
import { bulkActionsOf } from '../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { objectBody, parseDraft, refuseUnknown } from '../call/read-body.ts';
import type { BulkRequest } from '../write/write-rows.ts';
import { parseFilter } from './list-query.ts';

type Body = Readonly<Record<string, unknown>>;
const keys = ['action', 'ids', 'filter', 'values', 'versions', 'dry_run'];

/** Reads the body of a bulk call; whatever the entity does not offer is refused by its name. */
export function parseBulkRequest(resource: AnyResource, given: unknown): BulkRequest & { readonly isDryRun: boolean } {
  const body = objectBody(given);
  refuseUnknown(body, keys);
  const { action, dry_run: isDryRun = false } = body;
  if (typeof action !== 'string' || !bulkActionsOf(resource).includes(action)) {
    throw refuseValues({ action: { code: action === undefined ? 'required' : 'unknown_value' } });
  }
  if (typeof isDryRun !== 'boolean') throw refuseValues({ dry_run: { code: 'wrong_type' } });
  return {
    action,
    isDryRun,
    rows: parseChosenRows(resource, body),
    values: valuesIn(resource, action, body['values']),
    versions: versionsIn(body['versions']),
  };
}

/** What an action takes from its caller: nothing that its declaration does not name; restoring takes nothing. */
export function parseTaken(resource: AnyResource, action: string, given: unknown): Body {
  const draft = given === undefined || given === null ? {} : parseDraft(resource, given);
  const { takes = [], notifiesClients } = resource.actions?.[action] ?? {};
  refuseUnknown(notifiesClients === true || given == null ? draft : objectBody(given), takes);
  return draft;
}

/** Rows that are named by their identifiers or found by a filter, never both. */
export function parseChosenRows(resource: AnyResource, { ids, filter }: Body): BulkRequest['rows'] {
  const isNamed = ids !== undefined && ids !== null;
  if (isNamed === (filter !== undefined && filter !== null)) throw refuse('ids_or_filter');
  if (!isNamed) return { filter: parseFilter(resource, objectAt('filter', filter), 'whole') };
  if (!Array.isArray(ids)) throw refuseValues({ ids: { code: 'wrong_type' } });
  const wanted = [...new Set(ids.map(identifier))];
  if (wanted.length > bulkRows) throw refuse('bulk_too_large', { details: { count: wanted.length, max: bulkRows } });
  return { ids: wanted };
}

function valuesIn(resource: AnyResource, action: string, given: unknown): Body {
  if (action !== 'update') return parseTaken(resource, action, given);
  const draft = parseDraft(resource, objectAt('values', given));
  if (Object.keys(draft).length === 0) throw refuseValues({ values: { code: 'required' } });
  return draft;
}

function versionsIn(given: unknown): ReadonlyMap<number, number> {
  const versions = given === undefined ? {} : objectAt('versions', given);
  return new Map(
    Object.entries(versions).map(([id, version]) => {
      if (typeof version !== 'number' || !Number.isInteger(version)) throw refuseValues({ versions: { code: 'wrong_type' } });
      return [identifier(Number(id)), version];
    }),
  );
}

function identifier(given: unknown): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 1 || given > 2_147_483_647) throw refuse('invalid_identifier');
  return given;
}

function objectAt(name: string, given: unknown): Body {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw refuseValues({ [name]: { code: given === undefined ? 'required' : 'wrong_type' } });
  }
  return Object.fromEntries(Object.entries(given));
}
