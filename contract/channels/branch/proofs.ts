type Nonces = { readonly storeCode: string; readonly branchNonce: string; readonly centralNonce: string };

/**
 * What each side signs with the pre-shared key (HMAC-SHA-256, RFC 2104; the digest as base64url): both nonces, so that
 * nothing can be replayed, and who is speaking, so that neither proof can be sent back as the other.
 */
export function branchProofText(by: 'branch' | 'central', { storeCode, branchNonce, centralNonce }: Nonces): string {
  return ['poradnik-branch-1', by, storeCode, branchNonce, centralNonce].join('\n');
}

/** The name of the way in which a branch proves its right to a file (RFC 9110, section 11.1). */
const scheme = 'Poradnik-Branch';
const authorization = new RegExp(`^${scheme} (?<code>[^\\s:]{1,200}):(?<proof>[\\w-]{43})$`, 'u');

type AskedFile = { readonly storeCode: string; readonly digest: string };
type FileProof = { readonly storeCode: string; readonly proof: string };

/**
 * What a branch signs with the pre-shared key (HMAC-SHA-256, as base64url) to fetch a file. It names the file: who reads the header can
 * fetch that file again, and nothing else. It has no time in it, because the clock of a branch may be wrong.
 */
export function fileProofText({ storeCode, digest }: AskedFile): string {
  return ['poradnik-branch-1', 'file', storeCode, digest].join('\n');
}

/** The header `Authorization` of a branch that fetches a file. The code may have letters that no header takes. */
export function fileAuthorization({ storeCode, proof }: FileProof): string {
  return `${scheme} ${encodeURIComponent(storeCode)}:${proof}`;
}

/** What the header says; null where it says something else. */
export function readFileAuthorization(header: string | undefined): FileProof | null {
  const found = authorization.exec(header ?? '')?.groups;
  if (found === undefined) return null;
  try {
    return { storeCode: decodeURIComponent(found['code'] ?? ''), proof: found['proof'] ?? '' };
  } catch {
    return null;
  }
}
