import { HttpResponse, http, type RequestHandler } from 'msw';
import { type Action, isLimited, may } from '../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../contract/basics/refusal.ts';
import { checkDraft } from '../../contract/derive/check-draft.ts';
import { fieldOf } from '../../contract/derive/fields.ts';
import { isGroup } from '../../contract/derive/filters/filter-tree.ts';
import { hasTrash } from '../../contract/derive/trash.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { contentRange } from '../../server/answers/content-range.ts';
import { askedByAddress, parseListQuery } from '../../server/engine/rows/list-query.ts';
import { type Asked, answering, type MockedServer } from './answering.ts';
import { chosenRows, facetOf } from './chosen-rows.ts';
import { type Row, wholeRow } from './tables.ts';

type Given = Readonly<Record<string, unknown>>;

/** Lists, records and changes of one entity over rows in memory: the declaration decides what may be asked and written, as on the server. */
export function entityHandlers(resource: AnyResource, server: MockedServer): readonly RequestHandler[] {
  const { name } = resource;
  const at = `*/central/${name}`;
  if (resource.singleton === true) {
    return [
      http.get(
        at,
        answering(server, (asked) => one(resource, server, asked, 1)),
      ),
      http.patch(
        at,
        answering(server, (asked) => edit(resource, server, asked, 1)),
      ),
    ];
  }
  return [
    http.get(
      at,
      answering(server, (asked) => list(resource, server, asked, askedByAddress(asked.query))),
    ),
    http.post(
      `${at}/query`,
      answering(server, (asked) => query(resource, server, asked)),
    ),
    http.get(
      `${at}/:id`,
      answering(server, (asked) => one(resource, server, asked, idIn(asked))),
    ),
    http.post(
      at,
      answering(server, (asked) => create(resource, server, asked)),
    ),
    http.patch(
      `${at}/:id`,
      answering(server, (asked) => edit(resource, server, asked, idIn(asked))),
    ),
    ...(hasTrash(resource)
      ? [
          http.delete(
            `${at}/:id`,
            answering(server, (asked) => remove(resource, server, asked)),
          ),
        ]
      : []),
  ];
}

function list(resource: AnyResource, server: MockedServer, asked: Asked, wanted: Given): Response {
  demand(resource, asked, 'list');
  const { page, rows, offset } = pageOf(resource, server, asked, wanted);
  const range = contentRange({ unit: resource.name, offset, count: page.length, total: rows.length });
  return HttpResponse.json([...page], { headers: { 'Content-Range': range } });
}

function query(resource: AnyResource, server: MockedServer, asked: Asked): Response {
  demand(resource, asked, 'list');
  const { meta, ...wanted } = asked.body;
  const { page, rows, offset, without } = pageOf(resource, server, asked, wanted);
  const { facets, prefetch } = { facets: [], prefetch: [], ...Object(meta) };
  const range = contentRange({ unit: resource.name, offset, count: page.length, total: rows.length });
  const counted = Object.fromEntries(namesIn(facets).map((name) => [name, facetOf(resource, without(name), name, server.now())]));
  const rowsMeta = { facets: counted, prefetched: prefetchedBy(resource, server, page, namesIn(prefetch)) };
  return HttpResponse.json({ data: page, total: rows.length, meta: rowsMeta }, { headers: { 'Content-Range': range } });
}

function pageOf(resource: AnyResource, { tables, now }: MockedServer, asked: Asked, wanted: Given) {
  const { after: _, embed: __, ...known } = wanted;
  const asQuery = parseListQuery(resource, known, 'whole');
  const seen = asQuery.trash === true ? [] : tables.rowsOf(resource).filter((row) => isWithin(resource, asked, row));
  const rows = chosenRows(resource, seen, asQuery, now());
  // Values of a field are counted under the other filters.
  const without = (name: string): readonly Row[] => {
    const conditions = asQuery.conditions.filter((part) => isGroup(part) || part.name !== name);
    return chosenRows(resource, seen, { ...asQuery, conditions }, now());
  };
  return { rows, without, page: rows.slice(asQuery.offset, asQuery.offset + asQuery.limit), offset: asQuery.offset };
}

/** Rows that those of the page refer to, by their entity. */
function prefetchedBy(resource: AnyResource, { tables }: MockedServer, page: readonly Row[], names: readonly string[]): Given {
  const found = new Map<string, Map<number, Row>>();
  for (const name of names) {
    const field = fieldOf(resource, name);
    if (field?.kind !== 'reference' && field?.kind !== 'references') continue;
    const target = Object.values<AnyResource>(registry).find((declared) => declared.name === field.target);
    if (target === undefined) continue;
    const rows = found.get(field.target) ?? new Map<number, Row>();
    for (const id of page.flatMap((row) => [row[name]].flat())) {
      const row = typeof id === 'number' ? tables.find(target, id) : undefined;
      if (row !== undefined) rows.set(row.id, row);
    }
    found.set(field.target, rows);
  }
  return Object.fromEntries([...found].map(([name, rows]) => [name, [...rows.values()]]));
}

function one(resource: AnyResource, server: MockedServer, asked: Asked, id: number): Response {
  demand(resource, asked, 'show');
  return withVersion(200, foundRow(resource, server, asked, id));
}

function create(resource: AnyResource, { tables, now }: MockedServer, asked: Asked): Response {
  demand(resource, asked, 'create');
  const { values, problems } = checkDraft(resource, asked.body, { now: now(), partial: false });
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
  const row = wholeRow(resource, { ...values, id: tables.nextId(resource), version: 1 }, now());
  tables.put(resource, row);
  return withVersion(201, row);
}

function edit(resource: AnyResource, server: MockedServer, asked: Asked, id: number): Response {
  demand(resource, asked, 'edit');
  const current = foundRow(resource, server, asked, id);
  const seen = /^(?:W\/)?"(\d+)"$/u.exec(asked.header('If-Match') ?? '')?.[1];
  if (seen === undefined) throw refuse('version_required');
  if (Number(seen) !== current.version) throw refuse('changed_meanwhile', { current });
  const now = server.now();
  const { values, problems } = checkDraft(resource, asked.body, { now, partial: true, current });
  if (Object.keys(problems).length > 0) throw refuseValues(problems);
  const changes = { ...values, version: current.version + 1, updated_at: now.toISOString() };
  const row = wholeRow(resource, { ...current, ...changes }, now);
  server.tables.put(resource, row);
  return withVersion(200, row);
}

function remove(resource: AnyResource, server: MockedServer, asked: Asked): Response {
  demand(resource, asked, 'delete');
  const row = foundRow(resource, server, asked, idIn(asked));
  server.tables.remove(resource, row.id);
  return withVersion(200, row);
}

function foundRow(resource: AnyResource, { tables }: MockedServer, asked: Asked, id: number): Row {
  const row = tables.find(resource, id);
  if (row === undefined || !isWithin(resource, asked, row)) throw refuse('not_found');
  return row;
}

function demand(resource: AnyResource, { user }: Asked, action: Action): void {
  if (!may(user, resource, action)) throw refuse('forbidden');
}

/** Whether the row is of a store that the user is not kept from. */
function isWithin({ limitedBy }: AnyResource, { user }: Asked, row: Row): boolean {
  const store = limitedBy === null || !isLimited(user) ? undefined : row[limitedBy];
  return typeof store !== 'number' || user.limitations.includes(store);
}

function idIn({ parameters }: Asked): number {
  const id = Number(parameters['id']);
  if (!Number.isInteger(id)) throw refuse('invalid_identifier');
  return id;
}

function namesIn(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((name): name is string => typeof name === 'string') : [];
}

function withVersion(status: number, row: Row): Response {
  return HttpResponse.json(row, { status, headers: { ETag: `"${row.version}"` } });
}
