import { afterAll, beforeEach } from 'vitest';
import { startOfTests } from '../central.ts';
import { providerPeople } from './provider-people.ts';
import { openProviderSetup } from './provider-setup.ts';
import { startStubProvider } from './stub-provider.ts';

/** Opens an identity provider and a central that trusts it for all tests of a file; each test begins at the same time. */
export async function providerOfFile() {
  const stub = await startStubProvider();
  const setup = await openProviderSetup({ issuer: stub.issuer });
  beforeEach(() => {
    stub.reset();
    setup.clock.moveTo(startOfTests);
  });
  afterAll(async () => {
    await setup.close();
    await stub.close();
  });
  return { stub, setup, ...providerPeople(stub, setup) };
}
