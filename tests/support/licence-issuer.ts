import { generateKeyPairSync } from 'node:crypto';

/** The issuer of valid licence keys on the servers of the tests: a supplier of their own, as a town has. */
export const licenceIssuer = generateKeyPairSync('ed25519');
