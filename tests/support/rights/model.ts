import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import type { Subject } from './subjects.ts';

/**
 * Page 08, Rights, read once more and written down without looking at the server: anyone who changes what the server does
 * changes it here too, or the matrix says so.
 */
type Needs = AnyResource['areas'];

/** The role, or a level of at most 1; never limited, whatever is in their limitations. */
export function isSuper({ role, level }: Subject): boolean {
  return role === 'superAdministrator' || level <= 1;
}

export function isBound(subject: Subject): boolean {
  return !isSuper(subject) && subject.limitations.length > 0;
}

function has(subject: Subject, needs: Needs): boolean {
  if (needs === 'everyone' || isSuper(subject)) return true;
  return needs !== 'superAdministrator' && needs.every((area) => subject.resources.some((own) => own === area));
}

/** All of its areas, or all of those that only read. */
export function reads(subject: Subject, { areas, alsoReadBy }: AnyResource): boolean {
  return has(subject, areas) || (alsoReadBy !== undefined && has(subject, alsoReadBy));
}

/** Limited users write only rows of stores; they change their store and make or delete none. */
export function writes(subject: Subject, { areas, writtenBy, limitedBy }: AnyResource, action: 'create' | 'edit' | 'delete'): boolean {
  if (!has(subject, writtenBy ?? areas)) return false;
  if (!isBound(subject)) return true;
  return limitedBy === 'id' ? action === 'edit' : limitedBy !== null;
}

type Names = 'whole' | 'names' | 'names of what is referred to' | 'nothing';

/**
 * How much is seen of rows within the limitation: all of it; the names of all rows, where they are chosen in a form; the
 * names of rows that a readable row refers to; nothing.
 */
export function sight(subject: Subject, resource: AnyResource): Names {
  if (reads(subject, resource)) return 'whole';
  const referring = resources.filter((other) => reads(subject, other) && linksOf(other, resource).length > 0);
  if (referring.length === 0) return 'nothing';
  const isChosen = referring.some((other) => isChangeable(subject, other) && linksOf(other, resource).some(isTyped));
  return isChosen ? 'names' : 'names of what is referred to';
}

/** Whether a row that the subject reads by its name alone is referred to; tickets refer to anything of their store. */
export function isReferredByEndless(subject: Subject, resource: AnyResource): boolean {
  return resources.some((other) => other.endless === true && reads(subject, other) && linksOf(other, resource).length > 0);
}

/** Whether the subject may look at a row of these stores: one of them is enough. Null belongs to no store. */
export function isWithin(subject: Subject, stores: readonly number[] | null): boolean {
  return !isBound(subject) || stores === null || stores.some((store) => subject.limitations.includes(store));
}

/** Whether the subject may write a row of these stores: all of them are needed. */
export function isWhollyWithin(subject: Subject, stores: readonly number[] | null): boolean {
  return !isBound(subject) || stores === null || stores.every((store) => subject.limitations.includes(store));
}

function linksOf(from: AnyResource, to: AnyResource): readonly Field[] {
  return Object.values(from.fields).filter(
    (field) => (field.kind === 'reference' || field.kind === 'references') && field.target === to.name,
  );
}

function isTyped(field: Field): boolean {
  return field.kind !== 'computed' && field.writtenBy !== 'server';
}

function isChangeable(subject: Subject, resource: AnyResource): boolean {
  const isOffered = resource.operations === undefined || resource.operations.includes('edit');
  return isOffered && writes(subject, resource, 'edit');
}
