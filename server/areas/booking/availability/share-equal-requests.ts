/** Answers a request, under the key that equal requests have. */
export type SharedAnswers<T> = (key: string, compute: () => Promise<T>) => Promise<T>;

type Waiting<T> = {
  readonly compute: () => Promise<T>;
  readonly resolve: (answer: T) => void;
  readonly fail: (error: unknown) => void;
};

/** Where many ask the same, computations start this far apart, so that each serves more of them. A single request never waits. */
const crowdedPaceMilliseconds = 50;

/**
 * Equal requests that come at one moment share one computation. A request waits for a computation that begins after it came, so
 * it sees all that was written before it. Requests that come while one runs share the next one, and nothing is kept after it.
 */
export function shareEqualRequests<T>(): SharedAnswers<T> {
  /** Keys where the answer is being computed, with those who wait for the next one. */
  const waiting = new Map<string, Waiting<T>[]>();

  const answerAll = async (key: string): Promise<void> => {
    for (let served = waiting.get(key) ?? []; served.length > 0; served = waiting.get(key) ?? []) {
      const began = performance.now();
      waiting.set(key, []);
      await answerThese(served);
      if (served.length > 1) await restUntil(began + crowdedPaceMilliseconds);
    }
    waiting.delete(key);
  };

  return (key, compute) =>
    new Promise((resolve, fail) => {
      const others = waiting.get(key);
      if (others !== undefined) return void others.push({ compute, resolve, fail });
      waiting.set(key, [{ compute, resolve, fail }]);
      void answerAll(key);
    });
}

/** The request that came last computes for all: its clock is the latest. */
async function answerThese<T>(served: readonly Waiting<T>[]): Promise<void> {
  try {
    const answer = await served.at(-1)?.compute();
    if (answer !== undefined) for (const { resolve } of served) resolve(answer);
  } catch (error) {
    for (const { fail } of served) fail(error);
  }
}

async function restUntil(time: number): Promise<void> {
  const rest = time - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}
