import { createPrivateKey, type KeyObject } from 'node:crypto';

/** What the demonstration issuer signs with. It is no secret: a server that names its own issuer takes none of its keys. */
const demonstrationPrivateKey = 'MC4CAQAwBQYDK2VwBCIEILyyQ5ukxxzW/CFA+9mlK8eOK8LE1Y58fwHtNNzdya8G';

export function demonstrationIssuer(): KeyObject {
  return createPrivateKey({ key: Buffer.from(demonstrationPrivateKey, 'base64'), format: 'der', type: 'pkcs8' });
}
