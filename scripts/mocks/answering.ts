import { HttpResponse, type HttpResponseResolver } from 'msw';
import { Refusal, refuse } from '../../contract/basics/refusal.ts';
import type { SignedUser } from '../../contract/operations/signed-user.ts';
import { errorAnswer } from '../../server/answers/error-answer.ts';
import type { Tables } from './tables.ts';

/** What the handlers share: rows, the clock, and who is signed in. */
export type MockedServer = {
  readonly tables: Tables;
  readonly now: () => Date;
  readonly signedIn: { user: SignedUser | null };
};

/** A request as a handler reads it. */
export type Asked = {
  readonly user: SignedUser;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly header: (name: string) => string | null;
};

type Work = (asked: Asked) => Response | Promise<Response>;

/** A resolver of msw that gives the work its request, and answers what it refuses in the words of the server. */
export function answering({ signedIn }: MockedServer, work: Work): HttpResponseResolver {
  return async ({ request, params }) => {
    try {
      if (signedIn.user === null) throw refuse('Unauthorized');
      return await work({
        user: signedIn.user,
        body: await bodyOf(request),
        query: Object.fromEntries(new URL(request.url).searchParams),
        parameters: params,
        header: (name) => request.headers.get(name),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(error, request);
    }
  };
}

/** The body as an object; empty where there is none. */
export async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = await request.clone().text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}

/** A refusal as the server answers it, in the language that the request asks for. */
export function refused(refusal: Refusal, request: Request): Response {
  const language = request.headers.get('Accept-Language')?.startsWith('en') === true ? 'en' : 'cs';
  const { status, body } = errorAnswer(refusal, language, 'mock');
  return HttpResponse.json(body, { status });
}
