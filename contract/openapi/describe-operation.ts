import type { Operation, Stage } from '../api/operation.ts';
import { refusalsOf } from '../api/refusals.ts';
import { findStoring } from '../api/storing.ts';
import type { Needs } from '../basics/access.ts';
import { type ErrorCode, errorStatus } from '../basics/errors.ts';
import type { AnyResource, JsonSchema } from '../kit/index.ts';
import { groupBy } from '../rules/values/group-by.ts';

const sessionText: Readonly<Record<Stage, string>> = {
  public: 'Needs no session.',
  password: 'Needs a session, also one that still owes a new password.',
  second_factor: 'Needs a session, also one that still owes the second factor.',
  passed: 'Needs a session that owes nothing.',
};

const alsoAnswered = {
  206: 'The part of the file that `Range` asked for.',
  304: 'The caller has the file: `If-None-Match` named it.',
  416: 'The file has no such part; `Content-Range` tells how long it is.',
} as const;

/** One call for OpenAPI. `of`: the entity that its tag names, if it names one. */
export function describeOperation(operation: Operation, of: AnyResource | undefined): JsonSchema {
  const { id, tag, summary, stage, provenWithinMinutes, parameters, answer } = operation;
  const types = [answer.type ?? 'application/json', ...(answer.alsoTypes ?? [])];
  const content = answer.schema === null ? {} : { content: Object.fromEntries(types.map((type) => [type, { schema: answer.schema }])) };
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: conditionsOf(operation, of),
    ...(stage === 'public' ? { security: [] } : {}),
    ...(provenWithinMinutes === undefined ? {} : { 'x-proven-within-minutes': provenWithinMinutes }),
    ...(parameters === undefined || parameters.length === 0 ? {} : { parameters }),
    ...requestBodyOf(operation),
    responses: {
      [String(answer.status)]: { description: 'OK', ...content },
      ...Object.fromEntries((answer.alsoStatuses ?? []).map((status) => [status, { description: alsoAnswered[status] }])),
      ...refusalsByStatus(operation),
    },
  };
}

/** What must hold for the call to be served. */
function conditionsOf(operation: Operation, of: AnyResource | undefined): string {
  const { stage, provenWithinMinutes: minutes, method } = operation;
  const storing = findStoring(operation);
  return [
    sessionText[stage],
    ...(of === undefined || stage !== 'passed' ? [] : [rightsText(of, method === 'get')]),
    ...(minutes === undefined ? [] : [`Refused with 403 \`proof_needed\` unless the password was given in the last ${minutes} minutes.`]),
    ...(storing === 'much' ? ['Refused with 503 `disk_low` while the disk of the server is nearly full.'] : []),
    ...(storing === 'rows' ? ['Refused with 503 `disk_full` while the disk of the server is full.'] : []),
  ].join(' ');
}

function rightsText({ areas, alsoReadBy, writtenBy, limitedBy }: AnyResource, reads: boolean): string {
  const needed = reads || writtenBy === undefined ? areas : writtenBy;
  const others = reads && alsoReadBy !== undefined ? ` or ${needsText(alsoReadBy)}` : '';
  const limit = limitedBy === null ? '' : ' Users who are limited to some stores reach the rows of those stores alone.';
  return `For ${needsText(needed)}${others}.${limit}`;
}

function needsText(needs: Needs): string {
  if (needs === 'everyone') return 'everybody';
  if (needs === 'superAdministrator') return 'super administrators';
  return `users with ${needs.map((area) => `\`${area}\``).join(' and ')}`;
}

function requestBodyOf({ bodySchema, isBodyOptional, fileTypes }: Operation): JsonSchema {
  if (bodySchema !== undefined) {
    return { requestBody: { required: isBodyOptional !== true, content: { 'application/json': { schema: bodySchema } } } };
  }
  if (fileTypes === undefined) return {};
  return { requestBody: { required: true, content: Object.fromEntries(fileTypes.map((type) => [type, {}])) } };
}

type Responses = Readonly<Record<string, JsonSchema>>;

/** By status, which response of the components an operation refuses with. */
function refusalsByStatus(operation: Operation): Responses {
  return Object.fromEntries(
    [...refusalGroups(operation)].map(([status, codes]) => [String(status), { $ref: `#/components/responses/${nameOf(status, codes)}` }]),
  );
}

/** The responses of all refusals. Operations that refuse by the same codes share one; its name says them. */
export function refusalResponses(operations: readonly Operation[]): Responses {
  return Object.fromEntries(
    operations.flatMap((operation) =>
      [...refusalGroups(operation)].map(([status, codes]) => [nameOf(status, codes), responseOf(codes)] as const),
    ),
  );
}

function refusalGroups(operation: Operation): ReadonlyMap<number, readonly ErrorCode[]> {
  return groupBy(refusalsOf(operation), (code) => errorStatus[code]);
}

function nameOf(status: number, codes: readonly ErrorCode[]): string {
  return `${status}.${codes.join('.')}`;
}

function responseOf(codes: readonly ErrorCode[]): JsonSchema {
  const schema = { allOf: [{ $ref: '#/components/schemas/error' }, { properties: { err: { enum: codes } } }] };
  return { description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`, content: { 'application/json': { schema } } };
}
