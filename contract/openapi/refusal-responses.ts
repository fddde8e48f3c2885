import type { Operation } from '../api/operation.ts';
import { refusalsOf } from '../api/refusals.ts';
import { type ErrorCode, errorStatus } from '../basics/errors.ts';
import type { JsonSchema } from '../kit/index.ts';
import { groupBy } from '../rules/values/group-by.ts';

type Responses = Readonly<Record<string, JsonSchema>>;

/** By status, which response of the components an operation refuses with. */
export function refusalsByStatus(operation: Operation): Responses {
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
