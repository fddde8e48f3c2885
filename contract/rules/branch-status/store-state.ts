import { limits } from '../../basics/limits.ts';

/** Specification section 4: communication of a store. */
export const storeStates = ['waiting', 'communicating', 'temporarily_silent', 'silent'] as const;
export type StoreState = (typeof storeStates)[number];

/** From how many seconds of silence a state holds. The bound itself still belongs to the milder state. */
export const storeSilence = {
  from: 'last_socket_communication_at',
  absent: 'waiting',
  bands: [
    { afterSeconds: 0, is: 'communicating' },
    { afterSeconds: limits.temporarilySilentAfterMinutes * 60, is: 'temporarily_silent' },
    { afterSeconds: limits.silentAfterMinutes * 60, is: 'silent' },
  ],
} as const;
