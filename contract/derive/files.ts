import type { AnyResource, Field, FieldOf, ImageType } from '../kit/index.ts';
import type { FileLimit } from '../rules/files/file-limits.ts';
import { fieldsOf } from './fields.ts';

/** A field whose values are digests of uploaded files. */
export type FileField = FieldOf<'file' | 'image'>;

const anyImage: readonly ImageType[] = ['image/png', 'image/jpeg', 'image/webp'];
const ordinaryMegabytes = 1;

/** Which files the field takes. */
export function limitOf(field: FileField): FileLimit {
  const { megabytes = ordinaryMegabytes } = field;
  if (field.kind === 'file') return { types: field.types, megabytes };
  return { types: field.types ?? anyImage, megabytes, maximalHeight: field.maximalHeight };
}

/** Fields by which rows of the entity name files, by their names. */
export function fileFieldsOf(resource: Pick<AnyResource, 'fields'>): readonly (readonly [name: string, field: FileField])[] {
  return fieldsOf(resource).flatMap(([name, field]) => (isFileField(field) ? [[name, field] as const] : []));
}

function isFileField(field: Field): field is FileField {
  return field.kind === 'file' || field.kind === 'image';
}
