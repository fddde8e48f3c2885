import type { AnyResource, Field, FieldOf, ImageType } from '../kit/index.ts';
import type { FileLimit } from '../rules/files/file-limits.ts';
import { fieldsOf } from './fields.ts';

/** A field that holds the digest of an uploaded file. */
export type FileField = FieldOf<'file' | 'image'>;

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

function isFileField(field: Field): field is FileField {
  return field.kind === 'file' || field.kind === 'image';
}
