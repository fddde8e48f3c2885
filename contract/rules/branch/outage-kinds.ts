/** What a branch can say that it lacks. */
export const reportedOutageKinds = ['power', 'network', 'server', 'printer', 'other'] as const;

/** `store_silent` and `device` are noticed by the central, the others reported by the branch. */
export const outageKinds = ['store_silent', 'device', ...reportedOutageKinds] as const;
export type OutageKind = (typeof outageKinds)[number];
