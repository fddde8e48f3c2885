import type { ValueOfShape } from '../kit/index.ts';
import { choice, count, flag, instant, list, named, nullable, object, text, whole } from '../kit/shape.ts';
import { factorMethods } from '../rules/accounts/second-factor.ts';

const sentCodeShape = object({
  length: whole,
  expires_at: instant,
  /** From when another one may be sent. */
  next_at: instant,
});
/** A code that was sent. */
export const sentCode = named('sent-code', sentCodeShape);
export type SentCode = ValueOfShape<typeof sentCodeShape>;

const owedFactorShape = object({
  methods: list(choice(factorMethods)),
  /** Where codes go, masked; null while no telephone is confirmed. */
  phone: nullable(text()),
  /** Nothing can be passed before a telephone is given and confirmed. */
  needs_phone: flag,
  code: nullable(sentCode),
  /** From when a code may be sent. */
  next_at: instant,
});
/** How the session can pass the second factor. */
export const owedFactor = named('owed-factor', owedFactorShape);
export type OwedFactor = ValueOfShape<typeof owedFactorShape>;

const passkeyShape = object({ id: text(), name: text(), created_at: instant, last_used_at: nullable(instant) });
export type Passkey = ValueOfShape<typeof passkeyShape>;

const ownFactorsShape = object({
  phone: nullable(text()),
  phone_confirmed: flag,
  totp_since: nullable(instant),
  passkeys: list(passkeyShape),
  recovery_codes_left: count,
  /** Whether a change asks for the password again. */
  asks_password: flag,
  /** Whether the policy demands a second factor of every user. */
  is_required: flag,
});
/** The second factors of the user. */
export const ownFactors = named('own-factors', ownFactorsShape);
export type OwnFactors = ValueOfShape<typeof ownFactorsShape>;

const recoveryCodesShape = object({ codes: nullable(list(text())) });
/** Codes that are shown once; null when those from before are still valid. */
export const recoveryCodes = named('recovery-codes', recoveryCodesShape);
export type RecoveryCodes = ValueOfShape<typeof recoveryCodesShape>;

const totpSecretShape = object({ secret: text(), uri: text() });
export const totpSecret = named('totp-secret', totpSecretShape);
export type TotpSecret = ValueOfShape<typeof totpSecretShape>;

/** The shapes of this file by their names in the description of the API. */
export const secondFactorShapes = {
  'sent-code': sentCodeShape,
  'owed-factor': owedFactorShape,
  'own-factors': ownFactorsShape,
  'recovery-codes': recoveryCodesShape,
  'totp-secret': totpSecretShape,
};
