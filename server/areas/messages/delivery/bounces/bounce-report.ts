import type { Email, Header } from 'postal-mime';

/** What a mail server reports of a letter that it could not deliver. */
export type BounceReport = {
  /** Texts that may name the letter: the number that it left with, and the headers that came back. */
  readonly names: readonly string[];
  /** Why, in the words of the mail server. */
  readonly reason: string;
};

const statusTypes: readonly string[] = ['message/delivery-status', 'message/global-delivery-status'];
const returnedTypes: readonly string[] = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
/** Headers of the report itself by which some servers name the letter. */
const namingHeaders = ['in-reply-to', 'references', 'x-original-message-id'] as const;

/**
 * Reads a report that a letter failed (RFC 3464). Null of any other letter: one that a person wrote, the answer of a machine, a report
 * that a letter is late or has arrived.
 */
export async function readBounce(source: Uint8Array): Promise<BounceReport | null> {
  const letter = await parsed(source);
  const status = partOf(letter, statusTypes);
  if (status === undefined) return null;
  const [ofLetter = [], ...ofRecipients] = await Promise.all(blocksOf(status).map(parseHeaders));
  const failed = ofRecipients.find((headers) => valueOf(headers, 'action')?.toLowerCase() === 'failed');
  if (failed === undefined) return null;
  const returned = await parseHeaders(partOf(letter, returnedTypes) ?? '');
  const names = [
    valueOf(ofLetter, 'original-envelope-id'),
    valueOf(returned, 'message-id'),
    ...namingHeaders.map((name) => valueOf(letter.headers, name)),
  ];
  return { names: names.filter((name) => name !== undefined), reason: reasonOf(failed) };
}

/** `smtp; 550 5.1.1 No such user` is said without its kind; a server that gave no words gave a status. */
function reasonOf(headers: readonly Header[]): string {
  const words = valueOf(headers, 'diagnostic-code')
    ?.replace(/^[\w-]+\s*;/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return words === undefined || words === '' ? (valueOf(headers, 'status') ?? '') : words;
}

/** Blocks of headers, divided by empty lines: the first is of the letter, the others are of its recipients. */
function blocksOf(status: string): readonly string[] {
  return status
    .split(/\r?\n(?:[ \t]*\r?\n)+/u)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

function partOf({ attachments }: Email, types: readonly string[]): string | undefined {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  if (part === undefined) return undefined;
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}

async function parseHeaders(block: string): Promise<readonly Header[]> {
  return (await parsed(`${block.trimStart()}\r\n\r\n`)).headers;
}

function valueOf(headers: readonly Header[], name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}

/** The library is loaded with the first letter that came back. */
async function parsed(letter: Uint8Array | string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(letter, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
}
