const tries = 3;
/** Serialization failure, deadlock, lock not available: the other one was let through, the next try may succeed. */
const passing = ['40001', '40P01', '55P03'];

/** Runs a transaction again when the database broke it to let another one through. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isPassing(error)) throw error;
    }
  }
}

/** Whether the database broke the work only because of another's. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.some((code) => code === error.code);
}
