import { jwtVerify, SignJWT } from 'jose';

/** What a signed access token says: whose session it is. Rights are read anew with every request. */
export type Claims = { readonly sessionId: string; readonly userId: number };

const algorithm = 'HS256';
const issuer = 'poradnik';

/** Signs an access token that ends at the instant. */
export function signAccessToken(secret: Uint8Array, claims: Claims, ends: Date, now: Date): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(claims.userId))
    .setIssuer(issuer)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(ends.getTime() / 1000))
    .sign(secret);
}

/** The claims of a token that is ours and has not ended; null of any other. */
export async function readAccessToken(secret: Uint8Array, token: string, now: Date): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: [algorithm], issuer, currentDate: now });
    const { sid, sub } = payload;
    return typeof sid === 'string' && sub !== undefined ? { sessionId: sid, userId: Number(sub) } : null;
  } catch {
    // Whatever is wrong with a token, it opens nothing; the reason is nobody's business.
    return null;
  }
}
