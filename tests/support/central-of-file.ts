import { afterAll } from 'vitest';
import { anotherServer, type Central, type Furnishing, openCentral } from './central.ts';

/** Opens a central for all tests of a file, and closes it after the last one. */
export async function centralOfFile(furnishing?: Furnishing): Promise<Central> {
  const central = await openCentral(furnishing);
  afterAll(() => central.close());
  return central;
}

/** Opens another server over the same database for all tests of a file. */
export async function anotherServerOfFile(central: Central): Promise<Central> {
  const other = await anotherServer(central);
  afterAll(() => other.close());
  return other;
}
