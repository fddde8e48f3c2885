import { branchClosings, branchTerms } from '../../contract/channels/branch/terms.ts';
import { type Connection, type ConnectionRequest, connect } from './connection.ts';

/** Where the connection of a branch is. */
export type LineState = 'connecting' | 'connected' | 'waiting' | 'off';

export type LineRequest = Omit<ConnectionRequest, 'onClose' | 'revision'> & {
  readonly revision: () => number | null;
  readonly onClose: (code: number) => void;
  /** How long to stay away from a store that another simulator or a real branch took, in milliseconds. */
  readonly yieldMs: number;
};

/** A connection that comes back on its own. */
export type Line = {
  readonly send: Connection['send'];
  state(): LineState;
  /** Cuts it, as a broken cable does; it comes back soon. */
  cut(): void;
  /** The branch is without its network, or has it again. */
  setWorks(works: boolean): void;
  /** For good. */
  close(): void;
};

/** A refusal is no matter of the network: it is asked again seldom. */
const refused: readonly number[] = [branchClosings.not_admitted, branchClosings.unknown_version];

/** A random time up to what doubles with each try (full jitter), so that branches do not come back all at once. */
export function returnMs(tries: number, random: () => number = Math.random): number {
  const { firstReturnMilliseconds, longestReturnMilliseconds } = branchTerms;
  return random() * Math.min(longestReturnMilliseconds, firstReturnMilliseconds * 2 ** tries);
}

/** Keeps a branch connected. */
export function keepBranchConnected({ revision, onWelcome, onClose, yieldMs, ...request }: LineRequest): Line {
  let connection: Connection | null = null;
  let state: LineState = 'waiting';
  let tries = 0;
  let timer: NodeJS.Timeout | undefined;

  const open = () => {
    state = 'connecting';
    const own = connect({
      ...request,
      revision: revision(),
      onWelcome: (welcome) => {
        tries = 0;
        state = 'connected';
        onWelcome(welcome);
      },
      onClose: (code) => {
        // A connection that was cut may end after the next one began.
        if (connection !== own) return;
        connection = null;
        onClose(code);
        if (state !== 'off') comeBack(code);
      },
    });
    connection = own;
  };
  const comeBack = (code: number) => {
    state = 'waiting';
    clearTimeout(timer);
    timer = setTimeout(open, delayAfter(code));
  };
  const delayAfter = (code: number) => {
    if (code === branchClosings.replaced) return yieldMs;
    if (refused.includes(code)) return branchTerms.longestReturnMilliseconds * (0.5 + Math.random());
    tries += 1;
    return returnMs(tries - 1);
  };
  open();
  return {
    send: (message) => state === 'connected' && connection !== null && connection.send(message),
    state: () => state,
    cut: () => connection?.cut(),
    setWorks: (works) => {
      clearTimeout(timer);
      if (works && state === 'off') open();
      if (works) return;
      state = 'off';
      connection?.cut();
      connection = null;
    },
    close: () => {
      clearTimeout(timer);
      state = 'off';
      connection?.close();
    },
  };
}
