import type { ErrorCode } from '../../basics/errors.ts';
import type { AnyResource } from '../../kit/index.ts';
import { fieldsOf } from '../fields.ts';
import { namesFiles } from '../files.ts';

type Codes = readonly ErrorCode[];

/** What an entity refuses beyond the engine: by its hooks and the work of its actions. */
export type EntityRefusals = {
  /** When a row is made, changed or brought back, and when an action is done to it. */
  readonly saving?: Codes;
  /** When a row is taken away. */
  readonly deleting?: Codes;
  /** Of its actions, by their names. */
  readonly actions?: Readonly<Record<string, Codes | undefined>>;
};

const ofFilter = ['unknown_filter', 'invalid_filter', 'invalid_filter_group', 'filter_too_deep', 'filter_too_long'] as const;
const ofRow = ['forbidden', 'not_found'] as const;

/** What reading one row may refuse. */
export const showRefusals: Codes = ofRow;
/** What reading a page of rows may refuse. */
export const listRefusals: Codes = ['forbidden', 'unknown_parameter', ...ofFilter, 'unknown_sort', 'invalid_range', 'invalid_cursor'];
/** What taking rows away as a file may refuse. */
export const exportRefusals: Codes = [
  'forbidden',
  'unknown_parameter',
  'unknown_field',
  'invalid',
  ...ofFilter,
  'unknown_sort',
  'too_many_exports',
  'too_many_rows',
];

/** What making a row may refuse. */
export function createRefusals(resource: AnyResource, own: EntityRefusals): Codes {
  return ['forbidden', ...savingRefusals(resource), ...(own.saving ?? [])];
}

/** What changing a row may refuse. */
export function editRefusals(resource: AnyResource, own: EntityRefusals): Codes {
  return [...ofRow, 'version_required', ...savingRefusals(resource), ...(own.saving ?? [])];
}

/** What taking a row away may refuse. */
export function deleteRefusals(own: EntityRefusals): Codes {
  return [...ofRow, 'referenced', ...(own.deleting ?? [])];
}

/** What bringing a row back may refuse. */
export function restoreRefusals(resource: AnyResource, own: EntityRefusals): Codes {
  return [...ofRow, 'unknown_field', 'invalid', 'taken_meanwhile', ...fileRefusals(resource), ...(own.saving ?? [])];
}

/** What editing a row, taking it away or bringing it back may refuse. */
export function changeRefusals(resource: AnyResource, own: EntityRefusals): Codes {
  return [...editRefusals(resource, own), ...deleteRefusals(own), ...restoreRefusals(resource, own)];
}

/** What an action may refuse. */
export function actionRefusals(resource: AnyResource, action: string, own: EntityRefusals): Codes {
  const { when, notBefore, fromDayOf, upTo } = resource.actions?.[action] ?? {};
  return [
    ...ofRow,
    ...(when === undefined ? [] : (['wrong_state'] as const)),
    ...(notBefore === undefined && fromDayOf === undefined ? [] : (['too_early'] as const)),
    ...(upTo === undefined ? [] : (['too_late'] as const)),
    ...savingRefusals(resource),
    ...(own.saving ?? []),
    ...(own.actions?.[action] ?? []),
  ];
}

/** What a change of many rows refuses as a whole. A row among them is refused as if it were alone, in the answer. */
export function bulkRefusals(resource: AnyResource): Codes {
  const isProven = Object.values(resource.actions ?? {}).some(({ provenWithinMinutes }) => provenWithinMinutes !== undefined);
  return [
    'forbidden',
    'unknown_parameter',
    'unknown_field',
    'invalid',
    'invalid_identifier',
    'ids_or_filter',
    ...ofFilter,
    'bulk_too_large',
    ...(resource.notifiesClients === true ? (['message_not_written'] as const) : []),
    ...(isProven ? (['proof_needed', 'new_sign_in_needed'] as const) : []),
  ];
}

function savingRefusals(resource: AnyResource): Codes {
  return [
    'unknown_parameter',
    'unknown_field',
    'invalid',
    ...keyRefusals(resource),
    ...fileRefusals(resource),
    ...(resource.notifiesClients === true ? (['message_not_written'] as const) : []),
  ];
}

/** Of keys: the refusal that each names; of a value that the server gives out, that it found no free one. */
function keyRefusals(resource: AnyResource): Codes {
  const ofFields = fieldsOf(resource).flatMap(([, field]) => (field.kind === 'computed' ? [] : (field.unique ?? [])));
  const given = resource.uniqueNumber === undefined ? [] : (['duplicate'] as const);
  return [...ofFields, ...(resource.unique ?? []).map(({ error }) => error), ...given];
}

function fileRefusals(resource: AnyResource): Codes {
  return !namesFiles(resource) ? [] : ['file_missing', 'file_too_big', 'file_empty', 'file_type', 'image_too_high'];
}
