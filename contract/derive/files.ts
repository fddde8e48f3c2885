import type { AnyResource, Field, FieldOf, ImageType } from '../kit/index.ts';
import type { FileLimit } from '../rules/files/file-limits.ts';
import { fieldsOf } from './fields.ts';

/** A field that holds the digest of an uploaded file. */
export type FileField = FieldOf<'file' | 'image'>;

/** A document with values that name files by their digests. */
type DocumentField = FieldOf<'json'> & { readonly files: (value: unknown) => readonly string[] };

/** What a file is uploaded for: which ones are accepted, who reads them and where they are stored. */
export type FilePurpose = { readonly limit: FileLimit; readonly isPublic: boolean; readonly isForDevices: boolean };

const anyImage: readonly ImageType[] = ['image/png', 'image/jpeg', 'image/webp'];
const ordinaryMegabytes = 1;

/** Which files the field takes. */
export function limitOf(field: FileField): FileLimit {
  const { megabytes = ordinaryMegabytes } = field;
  if (field.kind === 'file') return { types: field.types, megabytes };
  return { types: field.types ?? anyImage, megabytes, maximalHeight: field.maximalHeight };
}

/** The file fields of the entity, by name. */
export function fileFieldsOf(resource: Pick<AnyResource, 'fields'>): readonly (readonly [name: string, field: FileField])[] {
  return fieldsOf(resource).flatMap(([name, field]) => (isFileField(field) ? [[name, field] as const] : []));
}

/** The documents of the entity that name files, by name. */
export function documentFieldsOf(resource: Pick<AnyResource, 'fields'>): readonly (readonly [name: string, field: DocumentField])[] {
  return fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'json' && field.files !== undefined ? [[name, { ...field, files: field.files }] as const] : [],
  );
}

/** What a file that is uploaded for the field is for; undefined for a field without uploads. */
export function findFilePurpose(field: Field | undefined): FilePurpose | undefined {
  if (field === undefined) return undefined;
  if (isFileField(field)) return purpose(limitOf(field), field);
  if (field.kind !== 'json' || field.accepts === undefined) return undefined;
  const { types, megabytes = ordinaryMegabytes } = field.accepts;
  return purpose({ types, megabytes }, field.accepts);
}

/** The digests that the value of a field names. */
export function findDigests(field: Field, value: unknown): readonly string[] {
  if (isFileField(field)) return typeof value === 'string' ? [value] : [];
  if (field.kind !== 'json' || value === null || value === undefined) return [];
  return field.files?.(value) ?? [];
}

/** Whether the entity has a field that names files. */
export function namesFiles(resource: Pick<AnyResource, 'fields'>): boolean {
  return fileFieldsOf(resource).length > 0 || documentFieldsOf(resource).length > 0;
}

function purpose(limit: FileLimit, kept: { readonly public?: true; readonly storage?: 'devices' }): FilePurpose {
  return { limit, isPublic: kept.public === true, isForDevices: kept.storage === 'devices' };
}

function isFileField(field: Field): field is FileField {
  return field.kind === 'file' || field.kind === 'image';
}
