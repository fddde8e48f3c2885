import type { JsonSchema } from '../kit/index.ts';
import { type FactorMethod, factorMethods } from '../rules/accounts/second-factor.ts';

/** A code on its way; instants as ISO. */
export type SentCode = {
  readonly length: number;
  readonly expires_at: string;
  /** From when another one may be sent. */
  readonly next_at: string;
};

/** How the session can pass the second factor. */
export type OwedFactor = {
  readonly methods: readonly FactorMethod[];
  /** Where codes go, masked; null while no telephone is confirmed. */
  readonly phone: string | null;
  /** Nothing can be passed before a telephone is given and confirmed. */
  readonly needs_phone: boolean;
  readonly code: SentCode | null;
  /** From when a code may be sent; ISO. */
  readonly next_at: string;
};

export type Passkey = { readonly id: string; readonly name: string; readonly created_at: string; readonly last_used_at: string | null };

/** Own ways to prove oneself. */
export type OwnFactors = {
  readonly phone: string | null;
  readonly phone_confirmed: boolean;
  readonly totp_since: string | null;
  readonly passkeys: readonly Passkey[];
  readonly recovery_codes_left: number;
  /** Whether a change asks for the password again. */
  readonly asks_password: boolean;
  /** Whether the policy demands a second factor of everybody. */
  readonly is_required: boolean;
};

/** Codes that are shown once; null when those from before still hold. */
export type RecoveryCodes = { readonly codes: readonly string[] | null };
export type TotpSecret = { readonly secret: string; readonly uri: string };

const text: JsonSchema = { type: 'string' };
const flag: JsonSchema = { type: 'boolean' };
const instant: JsonSchema = { type: 'string', format: 'date-time' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
type SchemasOf<T> = { readonly [K in keyof T]: JsonSchema };
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The same as schemas, by their names in the description of the API. */
export const secondFactorSchemas: Readonly<Record<string, JsonSchema>> = {
  'sent-code': object({ length: { type: 'integer' }, expires_at: instant, next_at: instant } satisfies SchemasOf<SentCode>),
  'owed-factor': object({
    methods: { type: 'array', items: { type: 'string', enum: factorMethods } },
    phone: orNull(text),
    needs_phone: flag,
    code: orNull({ $ref: '#/components/schemas/sent-code' }),
    next_at: instant,
  } satisfies SchemasOf<OwedFactor>),
  'own-factors': object({
    phone: orNull(text),
    phone_confirmed: flag,
    totp_since: orNull(instant),
    passkeys: {
      type: 'array',
      items: object({ id: text, name: text, created_at: instant, last_used_at: orNull(instant) } satisfies SchemasOf<Passkey>),
    },
    recovery_codes_left: { type: 'integer', minimum: 0 },
    asks_password: flag,
    is_required: flag,
  } satisfies SchemasOf<OwnFactors>),
  'recovery-codes': object({ codes: orNull({ type: 'array', items: text }) } satisfies SchemasOf<RecoveryCodes>),
  'totp-secret': object({ secret: text, uri: text } satisfies SchemasOf<TotpSecret>),
};
