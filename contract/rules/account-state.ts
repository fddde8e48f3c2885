/** What a user's account is just now, as the list says it. */
export const accountStates = ['active', 'invited', 'not_invited', 'waits', 'blocked', 'inactive'] as const;
export type AccountState = (typeof accountStates)[number];

/** An account without a password has an invitation, one that holds or one that ended; it has begun once there is none. */
export const accountState = {
  from: 'invitation_ends_at',
  absent: 'active',
  bands: [
    { afterSeconds: 0, is: 'invited' },
    { afterSeconds: 1, is: 'not_invited' },
  ],
  before: [
    { when: 'active', holds: 'off', is: 'inactive' },
    { when: 'blocked_at', holds: 'set', is: 'blocked' },
    { when: 'waits_until', holds: 'coming', is: 'waits' },
  ],
} as const;

/**
 * How long an invitation holds (ASVS 6.4.1). Who comes to it later asks for a new link by themselves, by
 * "Forgot your password?", or is invited anew.
 */
export const invitationHours = 24;
