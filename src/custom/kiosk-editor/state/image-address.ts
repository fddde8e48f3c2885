import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';

/** Images of kiosks are shown to everyone in the hall, so their address needs no session. */
export function imageAddress(digest: string): string {
  return fileAddress(digest);
}
