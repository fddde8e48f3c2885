import { may } from '../../../../contract/basics/access.ts';
import { refuse, refuseValues } from '../../../../contract/basics/refusal.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type FilePurpose, findFilePurpose } from '../../../../contract/derive/files.ts';
import type { Session } from '../../call/session.ts';
import type { Entities } from '../../write/hooks.ts';

/** The field that a file is uploaded for. */
export type UploadField = { readonly resource: string; readonly field: string };

/** What a file for the field must be. Refuses a field without files, and users who may neither create nor change such a row. */
export function purposeOfUpload(entities: Entities, { resource: name, field }: UploadField, { user }: Pick<Session, 'user'>): FilePurpose {
  const resource = entities.find(name);
  if (resource === undefined) throw refuseValues({ resource: { code: 'unknown_value' } });
  const purpose = findFilePurpose(fieldOf(resource, field));
  if (purpose === undefined) throw refuseValues({ field: { code: 'unknown_value' } });
  if (!may(user, resource, 'edit') && !may(user, resource, 'create')) throw refuse('forbidden');
  return purpose;
}
