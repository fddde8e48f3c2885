import { type Client, numberAt, textAt, valueAt } from './people.ts';

export type Outcome = { readonly id: number; readonly name: string | null; readonly result: string; readonly err?: string };

/** Results of a bulk call as an answer carries them; a test of one that was refused fails by name. */
export async function bulk(client: Client, collection: string, request: Readonly<Record<string, unknown>>): Promise<readonly Outcome[]> {
  const { status, body } = await client.post(`/${collection}/bulk`, request);
  const results = valueAt(body, 'results');
  if (status !== 200 || !Array.isArray(results)) throw new Error(`bulk: ${status} ${JSON.stringify(body)}`);
  return results.map((one: unknown) => {
    const name = valueAt(one, 'name');
    const err = valueAt(one, 'err');
    return {
      id: numberAt(one, 'id'),
      name: typeof name === 'string' ? name : null,
      result: textAt(one, 'result'),
      ...(typeof err === 'string' ? { err } : {}),
    };
  });
}
