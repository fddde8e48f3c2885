/** Limits of codes and of what replaces them: page 02, Second factor; ASVS 6.5 and 6.6. */
export const factorLimits = {
  triesPerCode: 5,
  /** Seconds between two codes to the same user. */
  restSeconds: 60,
  codesPerHour: 5,
  recoveryCodes: 10,
  /** Authenticator codes wrong in a row before the next one waits. */
  triesBeforeWait: 5,
  /** Minutes after signing in during which the ways of proving oneself are changed without the password again. */
  freshMinutes: 5,
  /** Minutes that a started set-up of a way is open. */
  setUpMinutes: 10,
  /** Minutes that the browser has to answer with a passkey. */
  challengeMinutes: 5,
  passkeys: 10,
  /** Minutes that sessions without a second factor last once the policy demands one. */
  sessionsEndMinutes: 10,
} as const;

/** Ways to prove oneself next to the password, the strongest first. */
export const factorMethods = ['passkey', 'totp', 'sms', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** What is known of the codes sent to a user within the last hour, the latest last. */
export type SentCodes = readonly Date[];

/** Instant from which another code may be sent; now when it may at once. */
export function nextCodeAt(sent: SentCodes, now: Date): Date {
  const hourAgo = now.getTime() - 3_600_000;
  const recent = sent.map((instant) => instant.getTime()).filter((time) => time > hourAgo);
  const last = recent.at(-1);
  if (last === undefined) return now;
  const rested = last + factorLimits.restSeconds * 1000;
  const first = recent.at(-factorLimits.codesPerHour);
  const allowed = first === undefined ? 0 : first + 3_600_000;
  return new Date(Math.max(now.getTime(), rested, allowed));
}

/** Ways by which a code is given. */
export type CodeMethod = Exclude<FactorMethod, 'passkey'>;

/** Characters of a recovery code, without what is between its groups. */
export const recoveryCodeLength = 10;

/** Ways that a code may be of by its shape, where anyone who gives it does not say which; what fits none is a wrong one of an SMS. */
export function waysThatFit(typed: string): readonly CodeMethod[] {
  const bare = bareCode(typed);
  const fitting: readonly (CodeMethod | null)[] = [
    /^\d{6}$/u.test(bare) ? 'totp' : null,
    /^\d+$/u.test(bare) ? 'sms' : null,
    /^[A-Z2-9]+$/u.test(bare) && bare.length === recoveryCodeLength ? 'recovery' : null,
  ];
  const ways = fitting.filter((way) => way !== null);
  return ways.length === 0 ? ['sms'] : ways;
}

/** A number that its owner recognises and no one else learns: the country and the last three digits. */
export function maskedPhone(phone: string): string {
  const country = phone.startsWith('+420') ? '+420' : phone.slice(0, 3);
  // Never broken over two lines.
  return [country, '•••', '•••', phone.slice(-3)].join('\u00a0');
}

/** As people type codes: with spaces and dashes, in any case. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/gu, '').toUpperCase();
}
