/**
 * Minutes after the password was given, at signing in or again, during which what is guarded goes on without it (page 09,
 * Safe by default). An open console that somebody left is not enough for these.
 */
export const proofMinutes = {
  /** A branch key made anew, a second factor turned off, personal data exported. */
  guarded: 10,
  /** A link or a code in somebody's message: the password is asked for each of them anew, as far as anybody notices. */
  shownSecret: 1,
} as const;

/** What the password is asked for again: the question names it. */
export const proofPurposes = ['branch_key', 'second_factor_of_user', 'required_second_factor', 'personal_data', 'message_secret'] as const;
export type ProofPurpose = (typeof proofPurposes)[number];

/** What is guarded: refused unless the password was given within so many minutes, and what that is for. */
export type Guarded = { readonly provenWithinMinutes?: number | undefined; readonly provenFor?: ProofPurpose | undefined };
