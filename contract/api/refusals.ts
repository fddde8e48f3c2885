import { type ErrorCode, errorStatus } from '../basics/errors.ts';
import { type Operation, takesIdempotencyKey } from './operation.ts';
import { findStoring } from './storing.ts';

/** Faults of the server and of its database, which any call may meet. */
const faults = ['internal', 'unavailable', 'read_only', 'disk_full'] as const;
/** Of every request that may change something: where it comes from, its condition and its body are judged before the operation is. */
const ofChanges = [
  'foreign_origin',
  'precondition_not_taken',
  'bad_request',
  'invalid_json',
  'unsupported_media_type',
  'too_large',
  'conflict',
] as const;

/** Of a value in the path: one that is badly encoded, too long, or no identifier. */
const ofPath = ['bad_request', 'unknown_address', 'invalid_identifier'] as const;

/** Every refusal that an operation may answer: those that follow from its declaration, and those that it names. */
export function refusalsOf(operation: Operation): readonly ErrorCode[] {
  const all = new Set<string>([...gateRefusals(operation), ...(operation.refusals ?? [])]);
  return everyCode.filter((code) => all.has(code));
}

const everyCode = Object.keys(errorStatus).filter((code): code is ErrorCode => Object.hasOwn(errorStatus, code));

/** What the gates may refuse, by what the operation says of itself. */
function gateRefusals(operation: Operation): readonly ErrorCode[] {
  const { method, path, stage, booking, provenWithinMinutes } = operation;
  return [
    ...faults,
    ...(method === 'get' ? [] : ofChanges),
    ...(stage === 'public' ? [] : (['Unauthorized', 'stage_not_passed'] as const)),
    ...(path.includes('{') ? ofPath : []),
    ...(provenWithinMinutes === undefined ? [] : (['proof_needed', 'new_sign_in_needed'] as const)),
    ...(findStoring(operation) === 'much' ? (['disk_low'] as const) : []),
    ...(booking === undefined ? [] : (['booking_closed', 'too_many_requests'] as const)),
    ...inputRefusals(operation),
    ...(takesIdempotencyKey(operation) ? (['invalid_idempotency_key', 'in_flight', 'idempotency_key_reused'] as const) : []),
    ...versionRefusals(operation),
  ];
}

function inputRefusals({ isChecked, method, query, freeQuery, body, freeBody, bodySchema, fileTypes }: Operation): readonly ErrorCode[] {
  if (isChecked !== true) return method !== 'get' && bodySchema === undefined ? ['unknown_field'] : [];
  const takesValues = query !== undefined || body !== undefined;
  const judgesNames = method !== 'get' && freeBody === undefined && fileTypes === undefined;
  return [
    ...(freeQuery === undefined ? (['unknown_parameter'] as const) : []),
    ...(takesValues ? (['invalid'] as const) : []),
    ...(judgesNames ? (['unknown_field'] as const) : []),
  ];
}

function versionRefusals({ parameters = [] }: Operation): readonly ErrorCode[] {
  const header = parameters.find(({ name }) => name === 'If-Match');
  if (header === undefined) return [];
  return ['invalid_if_match', 'changed_meanwhile', ...(header.required === true ? (['version_required'] as const) : [])];
}
