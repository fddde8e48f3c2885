import { jwtVerify, SignJWT } from 'jose';
import { isSessionIdentifier } from './find-session.ts';

/** What a signed access token says: the session and its user. Rights are read again with every request. */
export type Claims = { readonly sessionId: string; readonly userId: number };

/** The claims of a token that is ours and has not ended; null of any other. */
export type TokenReader = (token: string, now: Date) => Promise<Claims | null>;

type Verified = { readonly claims: Claims; readonly endsAtSecond: number };

const algorithm = 'HS256';
const issuer = 'poradnik';
/** Who takes it and what it is for: no other token that the same key may ever sign passes for one. */
const audience = 'central';
const tokenType = 'at+jwt';
const mostKept = 10_000;

/** Signs an access token that ends at the instant. */
export function signAccessToken(secret: Uint8Array, claims: Claims, ends: Date, now: Date): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setSubject(String(claims.userId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(ends.getTime() / 1000))
    .sign(secret);
}

/** Reads tokens that one of the secrets signed, each verified once and remembered for the rest of its life: that it is ours does not change. */
export function createTokenReader(secrets: readonly Uint8Array[]): TokenReader {
  const known = new Map<string, Verified>();
  return async (token, now) => {
    const second = Math.floor(now.getTime() / 1000);
    const found = known.get(token);
    if (found !== undefined && found.endsAtSecond > second) return found.claims;
    known.delete(token);
    const verified = await verifyWithAny(secrets, token, now);
    if (verified === null) return null;
    const oldest = known.size < mostKept ? undefined : known.keys().next().value;
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, verified);
    return verified.claims;
  };
}

async function verifyWithAny(secrets: readonly Uint8Array[], token: string, now: Date): Promise<Verified | null> {
  for (const secret of secrets) {
    const verified = await verify(secret, token, now);
    if (verified !== null) return verified;
  }
  return null;
}

async function verify(secret: Uint8Array, token: string, now: Date): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], issuer, audience, typ: tokenType, currentDate: now });
    const { sid, sub, exp } = payload;
    if (typeof sid !== 'string' || !isSessionIdentifier(sid) || sub === undefined || exp === undefined) return null;
    return { claims: { sessionId: sid, userId: Number(sub) }, endsAtSecond: exp };
  } catch {
    // Whatever is wrong with a token, it opens nothing; the reason is no one's business.
    return null;
  }
}
