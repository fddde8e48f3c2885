import { createContext, useContext, useSyncExternalStore } from 'react';

/** Asks anyone who sits there for their password again; one question serves all calls that wait for it. */
export type ProofAsking = {
  /** What the password is needed for, in the words of the server; null while no one waits for it. */
  readonly reason: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the password was right (true), or no one wants to give it. */
  readonly ask: (reason: string) => Promise<boolean>;
  /** Answers everybody who waits. */
  readonly settle: (isProved: boolean) => void;
};

export function createProofAsking(): ProofAsking {
  let waiting: { readonly reason: string; readonly answer: (isProved: boolean) => void }[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    reason: () => waiting[0]?.reason ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (reason) =>
      new Promise((answer) => {
        waiting = [...waiting, { reason, answer }];
        notify();
      }),
    settle: (isProved) => {
      const answered = waiting;
      waiting = [];
      notify();
      for (const { answer } of answered) answer(isProved);
    },
  };
}

export const ProofAskingContext = createContext<ProofAsking | null>(null);

/** The question for the password, and what it is asked for now. */
export function useProofAsking(): Pick<ProofAsking, 'settle'> & { readonly asked: string | null } {
  const asking = useContext(ProofAskingContext);
  if (asking === null) throw new Error('There is no ProofAskingContext above');
  return { settle: asking.settle, asked: useSyncExternalStore(asking.subscribe, asking.reason) };
}
