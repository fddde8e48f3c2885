import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { structure } from '../../kit/shape.ts';
import { factorMethods } from '../../rules/accounts/second-factor.ts';
import { signedIn } from '../components.ts';
import { owedFactor, ownFactors, recoveryCodes, sentCode, totpSecret } from '../second-factor.ts';

const tag = { tag: 'auth' } as const;
const entering = { ...tag, stage: 'second_factor' } as const;
const settled = { ...tag, stage: 'passed' } as const;
const options = { status: 200, schema: structure } as const;
const newCodes = { status: 200, schema: recoveryCodes } as const;
const nothing = { status: 204, schema: null } as const;
/** Asked for again unless one has just signed in (ASVS 7.5.1). */
const withPassword = { body: { password: field.text({ max: 256, verbatim: true }) }, isBodyOptional: true } as const;
const code = field.text({ required: true, max: 40 });
const codeMethods = factorMethods.filter((method) => method !== 'passkey');
const ofPasskey = { id: field.text({ required: true, max: 200, description: 'Identifier of the passkey.' }) };

/** The step after the password: specification section 4, page 02 (Second factor). */
export const secondFactorOperations = [
  defineOperation({
    ...entering,
    id: 'auth.second-factor.owed',
    method: 'get',
    path: '/auth/second-factor',
    summary: 'How the second factor can be passed, and the code that is alive.',
    answer: { status: 200, schema: owedFactor },
  }),
  defineOperation({
    ...entering,
    id: 'auth.second-factor',
    method: 'post',
    path: '/auth/second-factor',
    summary:
      'Passes the second factor by a code; one that was sent to an unconfirmed telephone confirms it. Without a method it is held against every way that it fits by its shape, which counts as one try at each.',
    body: { code, method: field.choice(codeMethods, {}) },
    refusals: ['wrong_state', 'too_many_requests'],
    answer: { status: 200, schema: signedIn },
  }),
  defineOperation({
    ...entering,
    id: 'auth.second-factor.send',
    method: 'post',
    path: '/auth/second-factor/send',
    summary: 'Sends a new code to the confirmed telephone; the one before holds no more.',
    refusals: ['wrong_state', 'code_too_soon'],
    answer: { status: 200, schema: sentCode },
  }),
  defineOperation({
    ...entering,
    id: 'auth.phone',
    method: 'post',
    path: '/auth/phone',
    summary: 'Sends a code to a telephone that is to be confirmed by it, while none is; who owes no code proves themselves first.',
    body: { phone: field.phone({ required: true }), password: field.text({ max: 256, verbatim: true }) },
    refusals: ['wrong_state', 'code_too_soon', 'too_many_requests'],
    answer: { status: 200, schema: sentCode },
  }),
  defineOperation({
    ...entering,
    id: 'auth.passkey.challenge',
    method: 'post',
    path: '/auth/passkeys/challenge',
    summary: 'What the browser signs with a passkey to pass the second factor (WebAuthn request options).',
    refusals: ['passkey_refused', 'wrong_state'],
    answer: options,
  }),
  defineOperation({
    ...entering,
    id: 'auth.passkey',
    method: 'post',
    path: '/auth/passkeys/answer',
    summary: 'Passes the second factor by a passkey.',
    freeBody: structure,
    refusals: ['passkey_refused', 'wrong_state'],
    answer: { status: 200, schema: signedIn },
  }),
] as const;

/** The ways that users add for themselves: page 02, Second factor. */
export const factorOperations = [
  defineOperation({
    ...settled,
    id: 'auth.factors',
    method: 'get',
    path: '/auth/factors',
    summary: 'Own ways to prove oneself beside the password.',
    answer: { status: 200, schema: ownFactors },
  }),
  defineOperation({
    ...settled,
    id: 'auth.totp.begin',
    method: 'post',
    path: '/auth/totp',
    summary: 'A new secret for an authenticator application; it counts once a code made with it has come.',
    ...withPassword,
    refusals: ['too_many_requests'],
    answer: { status: 200, schema: totpSecret },
  }),
  defineOperation({
    ...settled,
    id: 'auth.totp.confirm',
    method: 'post',
    path: '/auth/totp/confirm',
    summary: 'Adds the authenticator application by its first code.',
    body: { code },
    answer: newCodes,
  }),
  defineOperation({
    ...settled,
    id: 'auth.totp.remove',
    method: 'post',
    path: '/auth/totp/remove',
    summary: 'Takes the authenticator application away.',
    ...withPassword,
    refusals: ['not_found', 'too_many_requests'],
    answer: nothing,
  }),
  defineOperation({
    ...settled,
    id: 'auth.passkeys.begin',
    method: 'post',
    path: '/auth/passkeys/new',
    summary: 'What the browser makes a passkey of (WebAuthn creation options).',
    ...withPassword,
    refusals: ['too_many_passkeys', 'too_many_requests'],
    answer: options,
  }),
  defineOperation({
    ...settled,
    id: 'auth.passkeys.add',
    method: 'post',
    path: '/auth/passkeys',
    summary: 'Adds the passkey that the browser made.',
    body: {
      name: field.text({ required: true, max: 60 }),
      response: field.json({ required: true, schema: () => structure }),
    },
    refusals: ['passkey_refused', 'too_many_passkeys'],
    answer: newCodes,
  }),
  defineOperation({
    ...settled,
    id: 'auth.passkeys.remove',
    method: 'post',
    path: '/auth/passkeys/{id}/remove',
    summary: 'Takes a passkey away.',
    pathValues: ofPasskey,
    ...withPassword,
    refusals: ['not_found', 'too_many_requests'],
    answer: nothing,
  }),
  defineOperation({
    ...settled,
    id: 'auth.recovery-codes',
    method: 'post',
    path: '/auth/recovery-codes',
    summary: 'Ten new recovery codes, each good once; those before hold no more.',
    ...withPassword,
    refusals: ['too_many_requests'],
    answer: newCodes,
  }),
] as const;
