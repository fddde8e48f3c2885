type Nonces = { readonly storeCode: string; readonly branchNonce: string; readonly centralNonce: string };

/**
 * What each side signs with the pre-shared key (HMAC-SHA-256, RFC 2104; the digest as base64url): both nonces, so that
 * nothing can be replayed, and who is speaking, so that neither proof can be sent back as the other.
 */
export function branchProofText(by: 'branch' | 'central', { storeCode, branchNonce, centralNonce }: Nonces): string {
  return ['poradnik-branch-1', by, storeCode, branchNonce, centralNonce].join('\n');
}
