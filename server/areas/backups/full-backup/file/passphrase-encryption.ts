import { Decrypter, Encrypter } from 'age-encryption';
import { BackupFault } from './backup-fault.ts';

/** How every file of age begins (age-encryption.org/v1): any program of age opens it with the passphrase. */
const beginning = Buffer.from('age-encryption.org/v1\n');

/** What it costs to try one passphrase, as a power of two: 64 MB and some tenths of a second, next to a running server. */
const workFactor = 16;

/** Whether a file that begins so is encrypted. */
export function isEncrypted(begin: Uint8Array): boolean {
  return Buffer.from(begin.subarray(0, beginning.length)).equals(beginning);
}

/** The bytes encrypted to a passphrase, as they come. */
export async function* encrypted(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  yield* await encrypter.encrypt(webStreamOf(bytes));
}

/**
 * The bytes decrypted; each is proved to be as it was written before it is given on.
 * @throws BackupFault `wrong_passphrase`, `damaged`
 */
export async function* decrypted(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  let plain: AsyncIterable<Uint8Array>;
  try {
    plain = await decrypter.decrypt(webStreamOf(bytes));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const isPassphrase = /no identity matched/u.test(said);
    throw new BackupFault(isPassphrase ? 'wrong_passphrase' : 'damaged', said, {}, error);
  }
  try {
    yield* plain;
  } catch (error) {
    throw new BackupFault('damaged', error instanceof Error ? error.message : String(error), {}, error);
  }
}

function webStreamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}
