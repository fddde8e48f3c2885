import type { AnyResource } from '../kit/index.ts';

type Addressed = Pick<AnyResource, 'page' | 'prefix' | 'createPage' | 'recordPage'>;
export type AddressedRow = { readonly [field: string]: unknown };

function segmentFor(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '-';
}

/** Prefix of record addresses, without the leading slash: the name that react-admin knows the entity by. */
export function prefixOf(resource: Addressed): string {
  return (resource.prefix ?? resource.page).slice(1);
}

/** Where a new record is made. */
export function createPageOf(resource: Addressed): string {
  return resource.createPage ?? `/${prefixOf(resource)}/create`;
}

/** Pattern of a record's address, its parameters with colons as routers write them. */
export function recordPatternOf(resource: Addressed): string {
  return resource.recordPage ?? `/${prefixOf(resource)}/:id`;
}

/** Address of one record, its parameters filled from the row. */
export function recordPageOf(resource: Addressed, row: AddressedRow): string {
  return recordPatternOf(resource).replace(/:(\w+)/gu, (_, name: string) => segmentFor(row[name]));
}

/** First segment of the address: the folder that the entity's code and words live in. */
export function segmentOf(resource: Addressed): string {
  return resource.page.split('/')[1] ?? '';
}
