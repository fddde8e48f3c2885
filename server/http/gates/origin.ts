import { refuse } from '../../../contract/basics/refusal.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

type Request = {
  readonly method: string;
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly cookie: string | undefined;
};
type Own = { readonly publicUrl: URL | null; readonly allowedOrigins: readonly string[] };

/**
 * A page of another origin changes nothing here, even if it got hold of a cookie. Pages of allowed origins call with a bearer token;
 * a cookie with such a call means that the browser acts for the console's session, which no other page may use.
 */
export function refuseForeignOrigin({ method, origin, host, cookie }: Request, { publicUrl, allowedOrigins }: Own): void {
  if (safeMethods.includes(method) || origin === undefined) return;
  const own = publicUrl === null ? [`http://${host}`, `https://${host}`] : [publicUrl.origin];
  if (allowedOrigins.includes(origin) && cookie === undefined) return;
  if (!own.includes(origin)) throw refuse('foreign_origin');
}
