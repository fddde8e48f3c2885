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

/** Whether failed tries keep anybody out of an account: strangers, a browser that it knows, or who types codes. */
export const accountLocks = ['none', 'locked'] as const;

/** What there is to unblock; a wait that is over is none. */
export const accountLock = {
  from: 'apart_waits_until',
  absent: 'none',
  bands: [{ afterSeconds: 0, is: 'none' }],
  before: [
    { when: 'blocked_at', holds: 'set', is: 'locked' },
    { when: 'device_locked_at', holds: 'set', is: 'locked' },
    { when: 'waits_until', holds: 'coming', is: 'locked' },
    { when: 'apart_waits_until', holds: 'coming', is: 'locked' },
  ],
} as const;

/**
 * How long an invitation holds (ASVS 6.4.1). Who comes to it later asks for a new link on their own, by
 * "Forgot your password?", or is invited again.
 */
export const invitationHours = 24;
