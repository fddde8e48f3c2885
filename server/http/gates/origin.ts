import { refuse } from '../../../contract/basics/refusal.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

type Request = { readonly method: string; readonly origin: string | undefined; readonly host: string | undefined };

/** A page of another origin changes nothing here, even if it got hold of a cookie. */
export function refuseForeignOrigin({ method, origin, host }: Request, publicUrl: URL | null): void {
  if (safeMethods.includes(method) || origin === undefined) return;
  const own = publicUrl === null ? [`http://${host}`, `https://${host}`] : [publicUrl.origin];
  if (!own.includes(origin)) throw refuse('foreign_origin');
}
