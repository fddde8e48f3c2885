import { type Actor, areas, roles } from '../basics/access.ts';
import type { JsonSchema } from '../kit/index.ts';

/** The signed-in user as the API tells it: specification section 3, Authenticated user. */
export type SignedUser = Actor & {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly first_time: boolean;
  /** Whether this session still owes the second factor (page 08, Rights). */
  readonly secondFactor: boolean;
  readonly phone_number: string | null;
  readonly phone_number_confirmed: boolean;
  /** Instant (ISO) at which the password ends; null when it never does. */
  readonly next_password_change: string | null;
};

const text: JsonSchema = { type: 'string' };
const integer: JsonSchema = { type: 'integer' };
const flag: JsonSchema = { type: 'boolean' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const properties = {
  id: integer,
  email: text,
  name: text,
  role: { type: 'string', enum: roles },
  level: integer,
  first_time: flag,
  secondFactor: flag,
  phone_number: orNull(text),
  phone_number_confirmed: flag,
  next_password_change: orNull({ type: 'string', format: 'date-time' }),
  maxLevelForSharingPrivileges: integer,
  resources: { type: 'array', items: { type: 'string', enum: areas } },
  limitations: { type: 'array', items: integer },
} satisfies Readonly<Record<keyof SignedUser, JsonSchema>>;

/** The same as a schema, for the answers that carry the user. */
export const signedUserSchema: JsonSchema = {
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
};
