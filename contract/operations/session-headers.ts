/** Headers of every answer to someone signed in: whole seconds until their session ends on its own. */
export const sessionHeaders = {
  /** If no one does anything; the next request that is not one of the background puts it off. */
  idle: 'session-idle-seconds',
  /** Whatever anybody does. */
  whole: 'session-left-seconds',
  /** `second_factor` where it ends because everybody has to pass one from now on, and it did not; absent otherwise. */
  cause: 'session-end-cause',
} as const;
