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

type Scale<C extends string> = {
  readonly absent: C;
  readonly bands: readonly { readonly afterSeconds: number; readonly is: C }[];
};

/**
 * Which band of a scale of silence holds at `now`: the last with a bound that the silence has passed.
 * An instant ahead of the clock counts as just now.
 */
export function bandOfSilence<C extends string>(scale: Scale<C>, since: string | null, now: Date): C {
  if (since === null) return scale.absent;
  const silentSeconds = Math.max(0, (now.getTime() - new Date(since).getTime()) / 1000);
  const passed = scale.bands.filter((band) => silentSeconds > band.afterSeconds || band.afterSeconds === 0);
  return passed.at(-1)?.is ?? scale.absent;
}
