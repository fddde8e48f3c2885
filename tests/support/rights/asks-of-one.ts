import type { InjectOptions } from 'fastify';
import { fieldsOf, isFixed, isWritable } from '../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import { inputOf, nextNumber, numberOf, type Place } from '../made/input-of.ts';
import { sampleOf, type Values } from '../made/sample-values.ts';
import { isReferredByEndless, isWhollyWithin, isWithin, sight, writes } from './model.ts';
import type { Subject } from './subjects.ts';

/** What is asked about: a row that is where the place says, at its version. */
export type Target = {
  readonly resource: AnyResource;
  readonly id: number;
  readonly version: number;
  /** Null when the entity belongs to no store. */
  readonly stores: readonly number[] | null;
  readonly place: Place;
};
export type Ask = {
  /** Whether the entity has an address for it at all. */
  readonly hasAddress?: (resource: AnyResource) => boolean;
  /** Whether the entity has the operation; if not, the address answers 405 to everybody. */
  readonly isOffered: (resource: AnyResource) => boolean;
  /** Asked by a method that writes elsewhere. */
  readonly reads?: true;
  /** Whether a yes takes the row away, so that the next one needs another. */
  readonly consumes?: true;
  /** Asked about a row that was deleted. */
  readonly inTrash?: true;
  /** What the row must hold so that it can be done. */
  readonly needs?: Values;
  /** Answered by a stream without an end. */
  readonly streams?: true;
  readonly request: (target: Target) => InjectOptions;
  /** The status for a subject with a session that owes nothing. */
  readonly answers: (subject: Subject, target: Target) => number;
  /** What an answer for many rows says of this one. */
  readonly outcome?: (subject: Subject, target: Target) => 'done' | 'refused';
};

export const offers = (action: 'create' | 'edit' | 'delete') => (resource: AnyResource) =>
  (resource.singleton !== true || action === 'edit') && (resource.operations === undefined || resource.operations.includes(action));
const always = () => true;
const hasMany = ({ singleton }: AnyResource) => singleton !== true;

/** Reading and writing one row, and reading many. */
export const asksOfOne: Readonly<Record<string, Ask>> = {
  list: {
    hasAddress: hasMany,
    isOffered: always,
    request: ({ resource }) => ({ method: 'GET', url: `/central/${resource.name}` }),
    answers: forList,
  },
  query: {
    hasAddress: hasMany,
    isOffered: always,
    request: ({ resource }) => ({ method: 'POST', url: `/central/${resource.name}/query`, payload: {} }),
    reads: true,
    answers: forList,
  },
  export: {
    hasAddress: hasMany,
    isOffered: always,
    request: ({ resource }) => ({ method: 'GET', url: `/central/${resource.name}/export?format=csv` }),
    answers: (subject, { resource }) => (sight(subject, resource) === 'whole' ? 200 : 403),
  },
  'export-query': {
    hasAddress: hasMany,
    isOffered: always,
    request: ({ resource }) => ({ method: 'POST', url: `/central/${resource.name}/export`, payload: { format: 'csv' } }),
    reads: true,
    answers: (subject, { resource }) => (sight(subject, resource) === 'whole' ? 200 : 403),
  },
  show: { isOffered: always, request: (target) => ({ method: 'GET', url: addressOf(target) }), answers: forShow },
  history: {
    hasAddress: ({ versioned }) => versioned !== false,
    isOffered: always,
    request: (target) => ({ method: 'GET', url: `${addressOf(target)}/history` }),
    answers: forHistory,
  },
  create: {
    isOffered: offers('create'),
    request: ({ resource, place }) => ({ method: 'POST', url: `/central/${resource.name}`, payload: inputOf(resource, place) }),
    answers: forCreate,
  },
  patch: { isOffered: offers('edit'), request: (target) => edit('PATCH', target), answers: forEdit },
  put: { isOffered: offers('edit'), request: (target) => edit('PUT', target), answers: forEdit },
  delete: {
    isOffered: offers('delete'),
    consumes: true,
    request: (target) => ({ method: 'DELETE', url: addressOf(target) }),
    answers: (subject, target) => forWrite(subject, target, 'delete'),
  },
};

function forList(subject: Subject, { resource }: Target): number {
  const seen = sight(subject, resource);
  return seen === 'whole' || seen === 'names' ? 200 : 403;
}

function forShow(subject: Subject, { resource, stores }: Target): number {
  const seen = sight(subject, resource);
  if (seen === 'nothing') return 403;
  const isReferred = seen !== 'names of what is referred to' || isReferredByEndless(subject, resource);
  return isReferred && isWithin(subject, stores) ? 200 : 404;
}

function forHistory(subject: Subject, { resource, stores }: Target): number {
  if (sight(subject, resource) !== 'whole') return 403;
  return isWithin(subject, stores) ? 200 : 404;
}

function forCreate(subject: Subject, { resource, stores }: Target): number {
  if (!writes(subject, resource, 'create')) return 403;
  return isWhollyWithin(subject, stores) ? 201 : 422;
}

function forEdit(subject: Subject, target: Target): number {
  return forWrite(subject, target, 'edit');
}

export function forWrite(subject: Subject, { resource, stores }: Target, action: 'edit' | 'delete'): number {
  if (!writes(subject, resource, action)) return 403;
  if (!isWithin(subject, stores)) return 404;
  return isWhollyWithin(subject, stores) ? 200 : 403;
}

export function addressOf({ resource, id }: Target): string {
  return resource.singleton === true ? `/central/${resource.name}` : `/central/${resource.name}/${id}`;
}

function edit(method: 'PATCH' | 'PUT', target: Target): InjectOptions {
  const headers = { 'if-match': `"${target.version}"` };
  return { method, url: addressOf(target), headers, payload: aChange(target.resource) };
}

/** Another value of the first field that can simply be changed. */
export function aChange(resource: AnyResource): Values {
  const simple = fieldsOf(resource).find(([name, field]) => isWritable(field) && !isFixed(resource, name) && isSimple(field));
  if (simple === undefined) return {};
  return { [simple[0]]: sampleOf(simple[1], numberOf(simple[1], nextNumber())) };
}

function isSimple({ kind }: Field): boolean {
  return kind === 'text' || kind === 'email' || kind === 'int';
}
