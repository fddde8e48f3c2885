import { type AnyResource, type Field, type SystemField, systemFields } from '../kit/index.ts';

/** The system fields, in the vocabulary of declarations. */
const systemDeclarations: Readonly<Record<SystemField, Field>> = {
  id: { kind: 'int', min: 1, max: 2_147_483_647, required: true, writtenBy: 'server' },
  version: { kind: 'int', min: 1, max: 2_147_483_647, required: true, writtenBy: 'server' },
  created_at: { kind: 'instant', required: true, writtenBy: 'server' },
  updated_at: { kind: 'instant', required: true, writtenBy: 'server' },
};

export type NamedField = readonly [name: string, field: Field];

export function isSystemField(name: string): name is SystemField {
  return systemFields.some((field) => field === name);
}

/** The declaration of a field or of a system field; undefined when the entity has none of the name. */
export function fieldOf(resource: Pick<AnyResource, 'fields'>, name: string): Field | undefined {
  return Object.hasOwn(resource.fields, name) ? resource.fields[name] : isSystemField(name) ? systemDeclarations[name] : undefined;
}

/** The declared fields in their order. */
export function fieldsOf(resource: Pick<AnyResource, 'fields'>): readonly NamedField[] {
  return Object.entries(resource.fields);
}

/** Whether a person may write it: in a form, an edit or a file. */
export function isWritable(field: Field): boolean {
  return field.kind !== 'computed' && field.writtenBy === undefined;
}

/** The store that a row belongs to is chosen once: its history, tickets and what refers to it stay with that store. */
export function isFixed(resource: Pick<AnyResource, 'limitedBy' | 'fields'>, name: string): boolean {
  return name === resource.limitedBy && fieldOf(resource, name)?.kind === 'reference';
}

/** Whether it may leave the server. */
export function isReadable(field: Field): boolean {
  return field.kind !== 'secret';
}

export function isLive(field: Field): boolean {
  return field.kind !== 'computed' && field.live === true;
}

export function isRequired(field: Field): boolean {
  return field.kind !== 'computed' && field.required === true;
}

/** Fields where the values are kept in history that can be erased, never in the append-only audit. */
export function isPersonal(field: Field): boolean {
  return field.kind !== 'computed' && field.personal === true;
}

/** Whether a branch receives it: what is stored, may leave the server and is of use there. */
export function isForBranch(field: Field): boolean {
  return field.kind !== 'computed' && field.kind !== 'secret' && field.live !== true && field.keptFromBranch !== true;
}

/** In letters of up to 4 bytes. PostgreSQL refuses to write a longer text than 2,704 bytes into an index. */
const longestIndexedText = 650;

/** Whether an index can order the values of a field: not files, long texts, nor texts of several lines. */
export function hasOrder(field: Field): boolean {
  if (field.kind === 'file' || field.kind === 'image' || field.kind === 'richText') return false;
  return field.kind !== 'text' || (field.max <= longestIndexedText && field.lines === undefined);
}

/** Whether a list of the entity may be ordered by the column: everything listed that has an order, but what says why not. */
export function isSortable(resource: Pick<AnyResource, 'fields' | 'list'>, name: string): boolean {
  const unsorted: Readonly<Record<string, string | undefined>> = resource.list.unsorted ?? {};
  if (unsorted[name] !== undefined) return false;
  if (isSystemField(name)) return name !== 'version';
  const field = resource.fields[name];
  if (field !== undefined && !hasOrder(field)) return false;
  return listColumns(resource).includes(name);
}

/** Whether a field refers to rows of the entity. */
export function leadsTo(field: Field, target: Pick<AnyResource, 'name'>): boolean {
  return (field.kind === 'reference' || field.kind === 'references') && field.target === target.name;
}

/** The columns that users get who may only see the name of a row: the identifier, the name and the branch. */
export function nameColumns(resource: Pick<AnyResource, 'fields' | 'represent'>): readonly string[] {
  const owner = Object.hasOwn(resource.fields, 'store_id') ? ['store_id'] : [];
  return [...new Set(['id', resource.represent, ...owner])];
}

/** Columns shown at first and columns that can be added. */
export function listColumns(resource: Pick<AnyResource, 'list'>): readonly string[] {
  return [...resource.list.columns, ...(resource.list.moreColumns ?? [])];
}
