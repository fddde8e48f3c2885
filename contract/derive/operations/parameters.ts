import type { Parameter } from '../../api/operation.ts';
import type { AnyResource, JsonSchema } from '../../kit/index.ts';

export const versionHeader: Parameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The version that the change was made over, as the ETag gave it, in quotes: `"2"`; anything else is 400. Without it 428; with an old one 412 and the row as it stands. `*` changes the given fields whatever the version is; actions refuse it.',
  schema: { type: 'string' },
};

/** Where a call needs no version and honours one that is sent. */
export const acceptedVersionHeader: Parameter = {
  ...versionHeader,
  description:
    'Optional: the version of the row that was seen, as the ETag gave it, in quotes: `"2"`. With an old one 412 and the row as it stands; anything else is 400. `*` and no header mean any version.',
};

/** Where the version has no other place than the header. */
export const demandedVersionHeader: Parameter = { ...versionHeader, required: true };

export const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of the row.',
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
};

const quietParameter: Parameter = {
  name: 'quiet',
  in: 'query',
  description: 'true writes nothing to the clients of the rows about this change.',
  schema: { type: 'boolean' },
};

/** The longest message that is added to what clients are written. */
export const clientMessageLength = 1000;

const clientMessage: JsonSchema = {
  anyOf: [{ type: 'string', maxLength: clientMessageLength }, { type: 'null' }],
  description:
    'A message to the client about this change, added to the e-mail and the SMS. It is kept with what was sent and in no field of the row. Refused together with quiet=true and with a change that clients are not written to of.',
};

/** The body of a change with the message to clients, where they are written to of it. */
export function withClientMessage(schema: JsonSchema, notifies: boolean): JsonSchema {
  return notifies ? { ...schema, properties: { ...Object(schema['properties']), client_message: clientMessage } } : schema;
}

/** What a change may be asked as well, where clients are written to of it. */
export function quietParameters({ notifiesClients }: Pick<AnyResource, 'notifiesClients'>): readonly Parameter[] {
  return notifiesClients === true ? [quietParameter] : [];
}

/** The schema of an entity's row, which the description has once. */
export function rowRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
