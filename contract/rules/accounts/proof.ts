/**
 * Minutes after the password was given, at signing in or again, during which what is guarded goes on without it (page 09,
 * Safe by default). An open console that someone left is not enough for these.
 */
export const proofMinutes = {
  /** A branch key made again, a second factor turned off, personal data exported. */
  guarded: 10,
  /** A link or a code in someone's message: the password is asked for each of them again, as far as anybody notices. */
  shownSecret: 1,
} as const;
