import { createContext, useContext, useSyncExternalStore } from 'react';
import { CentralError } from './central-error.ts';

/** Asks whoever sits there for their password again; one question serves all calls that wait for it. */
export type ProofAsking = {
  /** Whether somebody waits for the password. */
  readonly isAsked: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the password was right (true), or nobody wants to give it. */
  readonly ask: () => Promise<boolean>;
  /** Answers everybody who waits. */
  readonly settle: (isProved: boolean) => void;
};

export function createProofAsking(): ProofAsking {
  let waiting: ((isProved: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isAsked: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        tell();
      }),
    settle: (isProved) => {
      const answered = waiting;
      waiting = [];
      tell();
      for (const answer of answered) answer(isProved);
    },
  };
}

/** The server lets it through once the password was given again (`contract/rules/proof.ts`). */
export function speaksOfProof(error: unknown): boolean {
  return error instanceof CentralError && error.body.err === 'proof_needed';
}

export const ProofAskingContext = createContext<ProofAsking | null>(null);

/** The question for the password, and whether it is asked now. */
export function useProofAsking(): ProofAsking & { readonly isOpen: boolean } {
  const asking = useContext(ProofAskingContext);
  if (asking === null) throw new Error('There is no ProofAskingContext above');
  return { ...asking, isOpen: useSyncExternalStore(asking.subscribe, asking.isAsked) };
}
