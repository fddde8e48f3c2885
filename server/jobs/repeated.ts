/** Work done again and again with rests between, all of which end when it is woken. */
export type Repeated = { readonly wake: () => void; readonly stopped: Promise<unknown> };

type Options = {
  /** Says whether there was anything to do: then it is done again without a rest. */
  readonly work: () => Promise<boolean>;
  /** How many go on side by side. */
  readonly sideBySide: number;
  /** How long it waits at first. */
  readonly beginsAfterMs: number;
  readonly restMs: number;
  readonly stopping: AbortSignal;
  readonly onFault: (error: unknown) => void;
  /** Whether it may work now; without, always. Who may not rests. */
  readonly mayWork?: (() => boolean) | undefined;
};

/** A fault is told and followed by a rest. The rests do not keep the process alive. */
export function repeat({ work, sideBySide, beginsAfterMs, restMs, stopping, onFault, mayWork = () => true }: Options): Repeated {
  const sleepers = new Set<() => void>();
  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const up = () => {
        clearTimeout(timer);
        sleepers.delete(up);
        resolve();
      };
      const timer = setTimeout(up, milliseconds).unref();
      sleepers.add(up);
    });
  const wake = () => {
    for (const up of sleepers) up();
  };
  const noticed = (error: unknown): false => {
    onFault(error);
    return false;
  };
  const goOn = async (): Promise<void> => {
    await rest(beginsAfterMs);
    while (!stopping.aborted) {
      const isMore = mayWork() && (await work().catch(noticed));
      if (!isMore && !stopping.aborted) await rest(restMs);
    }
  };
  stopping.addEventListener('abort', wake);
  return { wake, stopped: Promise.all(Array.from({ length: sideBySide }, goOn)) };
}

/** What goes on alone until it is stopped: `stop` ends the rest, and answers when the work that goes on has ended. */
export function repeatUntilStopped(options: Omit<Options, 'sideBySide' | 'stopping'>): { readonly stop: () => Promise<unknown> } {
  const stopping = new AbortController();
  const { stopped } = repeat({ ...options, sideBySide: 1, stopping: stopping.signal });
  return {
    stop: () => {
      stopping.abort();
      return stopped;
    },
  };
}
