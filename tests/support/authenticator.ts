import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Where = { readonly origin: string; readonly host: string };
type Signing = Where & { readonly challenge: string; readonly counter?: number };

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A security key made of software: answers what a browser would (WebAuthn, ES256, no attestation). */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} };
  return {
    id: common.id,
    /** What the browser sends when it has made the passkey. */
    make: ({ origin, host, challenge, counter = 0 }: Signing) => {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([dataOf(host, counter, hasCredential), Buffer.alloc(16), length, id, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const clientDataJSON = clientData('webauthn.create', challenge, origin).toString('base64url');
      return { ...common, response: { clientDataJSON, attestationObject: Buffer.from(attestation).toString('base64url') } };
    },
    /** What it sends when it has signed. */
    sign: ({ origin, host, challenge, counter = 1 }: Signing) => {
      const [authenticatorData, json] = [dataOf(host, counter, 0), clientData('webauthn.get', challenge, origin)];
      const signature = sign('sha256', Buffer.concat([authenticatorData, createHash('sha256').update(json).digest()]), privateKey);
      const [data, client, signed] = [authenticatorData, json, signature].map((bytes) => bytes.toString('base64url'));
      return { ...common, response: { authenticatorData: data, clientDataJSON: client, signature: signed } };
    },
  };
}

function dataOf(host: string, counter: number, more: number): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([userPresent | userVerified | more]), counted]);
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
