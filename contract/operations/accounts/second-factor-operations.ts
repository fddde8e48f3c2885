import type { Operation, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { factorMethods } from '../../rules/accounts/second-factor.ts';

const text = (max: number): JsonSchema => ({ type: 'string', maxLength: max });
const tag = { tag: 'auth' } as const;
const entering = { ...tag, stage: 'second_factor' } as const;
const settled = { ...tag, stage: 'passed' } as const;
const signedIn: Operation['answer'] = { status: 200, schema: { $ref: '#/components/schemas/signed-in' } };
const options: Operation['answer'] = { status: 200, schema: { type: 'object', additionalProperties: true } };
const recoveryCodes: Operation['answer'] = { status: 200, schema: { $ref: '#/components/schemas/recovery-codes' } };
const nothing: Operation['answer'] = { status: 204, schema: null };
/** Asked for again unless one has just signed in (ASVS 7.5.1). */
const withPassword = object({ password: text(256) });
const browserAnswer: JsonSchema = { type: 'object', additionalProperties: true };
const ofPasskey: Parameter = { name: 'id', in: 'path', required: true, description: 'Identifier of the passkey.', schema: text(200) };

/** The step after the password: specification section 4, page 02 (Second factor). */
export const secondFactorOperations: readonly Operation[] = [
  {
    ...entering,
    id: 'auth.second-factor.owed',
    method: 'get',
    path: '/auth/second-factor',
    summary: 'How the second factor can be passed, and the code that is alive.',
    answer: { status: 200, schema: { $ref: '#/components/schemas/owed-factor' } },
  },
  {
    ...entering,
    id: 'auth.second-factor',
    method: 'post',
    path: '/auth/second-factor',
    summary:
      'Passes the second factor by a code; one that was sent to an unconfirmed telephone confirms it. Without a method it is held against every way that it fits by its shape, which counts as one try at each.',
    body: object({ code: text(40), method: { type: 'string', enum: factorMethods.filter((method) => method !== 'passkey') } }, ['code']),
    answer: signedIn,
  },
  {
    ...entering,
    id: 'auth.second-factor.send',
    method: 'post',
    path: '/auth/second-factor/send',
    summary: 'Sends a new code to the confirmed telephone; the one before holds no more.',
    answer: { status: 200, schema: { $ref: '#/components/schemas/sent-code' } },
  },
  {
    ...entering,
    id: 'auth.phone',
    method: 'post',
    path: '/auth/phone',
    summary: 'Sends a code to a telephone that is to be confirmed by it, while none is; who owes no code proves themselves first.',
    body: object({ phone: text(40), password: text(256) }, ['phone']),
    answer: { status: 200, schema: { $ref: '#/components/schemas/sent-code' } },
  },
  {
    ...entering,
    id: 'auth.passkey.challenge',
    method: 'post',
    path: '/auth/passkeys/challenge',
    summary: 'What the browser signs with a passkey to pass the second factor (WebAuthn request options).',
    answer: options,
  },
  {
    ...entering,
    id: 'auth.passkey',
    method: 'post',
    path: '/auth/passkeys/answer',
    summary: 'Passes the second factor by a passkey.',
    body: browserAnswer,
    answer: signedIn,
  },
];

/** The ways that users add for themselves: page 02, Second factor. */
export const factorOperations: readonly Operation[] = [
  {
    ...settled,
    id: 'auth.factors',
    method: 'get',
    path: '/auth/factors',
    summary: 'Own ways to prove oneself beside the password.',
    answer: { status: 200, schema: { $ref: '#/components/schemas/own-factors' } },
  },
  {
    ...settled,
    id: 'auth.totp.begin',
    method: 'post',
    path: '/auth/totp',
    summary: 'A new secret for an authenticator application; it counts once a code made with it has come.',
    body: withPassword,
    answer: { status: 200, schema: { $ref: '#/components/schemas/totp-secret' } },
  },
  {
    ...settled,
    id: 'auth.totp.confirm',
    method: 'post',
    path: '/auth/totp/confirm',
    summary: 'Adds the authenticator application by its first code.',
    body: object({ code: text(40) }, ['code']),
    answer: recoveryCodes,
  },
  {
    ...settled,
    id: 'auth.totp.remove',
    method: 'post',
    path: '/auth/totp/remove',
    summary: 'Takes the authenticator application away.',
    body: withPassword,
    answer: nothing,
  },
  {
    ...settled,
    id: 'auth.passkeys.begin',
    method: 'post',
    path: '/auth/passkeys/new',
    summary: 'What the browser makes a passkey of (WebAuthn creation options).',
    body: withPassword,
    answer: options,
  },
  {
    ...settled,
    id: 'auth.passkeys.add',
    method: 'post',
    path: '/auth/passkeys',
    summary: 'Adds the passkey that the browser made.',
    body: object({ name: text(60), response: browserAnswer }, ['name', 'response']),
    answer: recoveryCodes,
  },
  {
    ...settled,
    id: 'auth.passkeys.remove',
    method: 'post',
    path: '/auth/passkeys/{id}/remove',
    summary: 'Takes a passkey away.',
    parameters: [ofPasskey],
    body: withPassword,
    answer: nothing,
  },
  {
    ...settled,
    id: 'auth.recovery-codes',
    method: 'post',
    path: '/auth/recovery-codes',
    summary: 'Ten new recovery codes, each good once; those before hold no more.',
    body: withPassword,
    answer: recoveryCodes,
  },
];

function object(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[] = []): JsonSchema {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false };
}
