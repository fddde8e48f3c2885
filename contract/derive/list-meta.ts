import type { AnyResource, Field } from '../kit/index.ts';
import { fieldOf, fieldsOf, isReadable } from './fields.ts';

const kindsOfFewValues: readonly Field['kind'][] = ['choice', 'flag', 'set', 'computed'];

/** Filters that may be counted by value: those of kinds that have few values, and by its periods the time of the list. */
export function facetNames(resource: Pick<AnyResource, 'fields' | 'list'>): readonly string[] {
  return (resource.list.filters ?? []).filter((name) => {
    const field = fieldOf(resource, name);
    return name === resource.list.time?.field || (field !== undefined && kindsOfFewValues.includes(field.kind));
  });
}

/** Fields with referenced rows that a list may bring along. */
export function prefetchNames(resource: Pick<AnyResource, 'fields'>): readonly string[] {
  return fieldsOf(resource).flatMap(([name, field]) =>
    (field.kind === 'reference' || field.kind === 'references') && isReadable(field) ? [name] : [],
  );
}
