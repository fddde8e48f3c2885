type Waiting<Q, A> = { readonly call: Q; readonly resolve: (answer: A) => void; readonly fail: (error: unknown) => void };

/**
 * Batches calls: those that come while others are being answered are answered together next, at most `most` of them. A
 * single call never waits, and many cost little more than one. `work` answers in the order of the calls.
 */
export function batchCalls<Q, A>(work: (calls: readonly Q[]) => Promise<readonly A[]>, most: number): (call: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];
  let isRunning = false;
  const answerAll = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const served = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const answers = await work(served.map(({ call }) => call));
        for (const [place, { resolve, fail }] of served.entries()) {
          const answer = answers[place];
          if (answer === undefined) fail(new Error('a call was left without an answer'));
          else resolve(answer);
        }
      } catch (error) {
        for (const { fail } of served) fail(error);
      }
    }
    isRunning = false;
  };
  return (call) =>
    new Promise((resolve, fail) => {
      waiting.push({ call, resolve, fail });
      if (!isRunning) void answerAll();
    });
}
