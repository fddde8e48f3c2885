import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { isLoopback } from './addresses.ts';

/** A bucket of an S3-compatible store, and the keys to it. */
export type StoreSettings = { readonly url: URL; readonly accessKey: string; readonly secretKey: string; readonly region: string };

/** Reads where files of devices are stored; null when the environment says nothing. Faults are added to the list. */
export function readS3Settings(value: (name: string) => string | null, faults: string[]): StoreSettings | null {
  const [address, accessKey, secretKey] = [value('S3_URL'), value('S3_ACCESS_KEY'), value('S3_SECRET_KEY')];
  if (address === null && accessKey === null && secretKey === null) return null;
  if (address === null || accessKey === null || secretKey === null) {
    faults.push(words.s3Incomplete);
    return null;
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !isBucket(url)) {
    faults.push(words.badS3Url);
    return null;
  }
  return { url, accessKey, secretKey, region: value('S3_REGION') ?? 'auto' };
}

/** Encrypted, unless it does not leave this machine; the keys are settings of their own, so that no log has them. */
function isBucket({ protocol, hostname, search, hash, username, password }: URL): boolean {
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isEncrypted && search + hash + username + password === '';
}
