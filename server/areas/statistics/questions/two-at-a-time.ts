/** This many questions of one person are answered at once on a server: the others wait, and slow no one else. */
const questionsAtOnce = 2;

/** Runs the work of each person a few at a time, in the order in which it came. */
export function twoAtATime(): <T>(person: number, work: () => Promise<T>) => Promise<T> {
  const running = new Map<number, number>();
  const waiting = new Map<number, (() => void)[]>();
  const leave = (person: number): void => {
    const queue = waiting.get(person);
    const next = queue?.shift();
    if (queue?.length === 0) waiting.delete(person);
    // The next one that waits takes the place over.
    if (next !== undefined) return next();
    const left = (running.get(person) ?? 1) - 1;
    if (left === 0) running.delete(person);
    else running.set(person, left);
  };
  const enter = (person: number): Promise<void> => {
    const count = running.get(person) ?? 0;
    if (count < questionsAtOnce) {
      running.set(person, count + 1);
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.set(person, [...(waiting.get(person) ?? []), resolve]));
  };
  return async (person, work) => {
    await enter(person);
    try {
      return await work();
    } finally {
      leave(person);
    }
  };
}

/** Questions of statistics and of reports wait for each other: a person has one turn for both. */
export const questionsInTurn = twoAtATime();
