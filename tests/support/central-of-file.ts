import { afterAll } from 'vitest';
import { type Central, type Furnishing, openCentral } from './central.ts';

/** Opens a central for all tests of a file, and closes it after the last one. */
export async function centralOfFile(furnishing?: Furnishing): Promise<Central> {
  const central = await openCentral(furnishing);
  afterAll(() => central.close());
  return central;
}
