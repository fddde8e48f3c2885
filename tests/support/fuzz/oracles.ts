import { type Central, type Reply, send } from '../central.ts';
import { numberAt, valueAt } from '../people.ts';
import type { Plan } from './plans.ts';
import type { FuzzContext, Request } from './requests.ts';

/** A request that was answered. */
export type Answered = { readonly plan: Plan; readonly request: Request; readonly id: number | null; readonly reply: Reply };

/** Signing in leaves aside what it does not know; of preferences the names are the console's own affair. */
const takesAnyName: ReadonlySet<string> = new Set(['auth', 'preferences']);

/** What must hold of an answer beyond its description; the reason when it does not. */
export function brokenRule({ plan, reply }: Answered, { methods }: FuzzContext): string | null {
  const { status, headers } = reply;
  const { operation, body, caller } = plan;
  if (plan.isWrongMethod) {
    const allow = String(headers['allow']).split(', ').toSorted().join(', ');
    const own = [...(methods.get(operation.path) ?? [])].toSorted().join(', ');
    // A body that cannot be read, or an address that cannot be decoded, is refused before anything is looked at.
    if (isUnread(status) || (status === 405 && allow === own)) return null;
    return `a wrong method: ${status}, Allow ${allow} instead of 405, ${own}`;
  }
  const isStranger = caller === 'nobody' || caller === 'false';
  if (isStranger && !operation.isPublic && status !== 401 && !isUnread(status)) return `${status} to somebody who is not signed in`;
  const hasBody = ['post', 'patch', 'put'].includes(operation.method);
  if (hasBody && body.from === 'fitting' && body.unknown !== null && !takesAnyName.has(operation.tag) && status < 300)
    return `took the unknown field ${body.unknown}`;
  return null;
}

function isUnread(status: number): boolean {
  return [400, 404, 413, 415].includes(status);
}

/** What must hold of the next requests: what was made is read at once as it was answered, what was taken away is gone. */
export async function brokenSequel(
  central: Central,
  answered: Answered,
  context: FuzzContext,
): Promise<{ readonly fault: string | null; readonly sent: number }> {
  const { plan, request, reply, id } = answered;
  const { tag, method } = plan.operation;
  const { rows } = context;
  const { authorization = '' } = request.headers;
  const get = (url: string) => send(central, { method: 'GET', url, headers: { authorization } });
  // A place in the waiting list is no row of its own address: it has neither a version nor a location.
  const isAddressed = reply.headers['location'] !== undefined || typeof valueAt(reply.body, 'version') === 'number';
  if (reply.status === 201 && !isAddressed) return { fault: null, sent: 0 };
  if (reply.status === 201) {
    const made = numberAt(reply.body, 'id');
    rows.add(tag, made, numberAt(reply.body, 'version'));
    const read = await get(String(reply.headers['location']));
    const isSame =
      read.status === 200 && JSON.stringify(read.body) === JSON.stringify(reply.body) && read.headers['etag'] === reply.headers['etag'];
    return { fault: isSame ? null : `made, but read as ${read.status} ${JSON.stringify(read.body)}`, sent: 1 };
  }
  const current = valueAt(reply.body, 'current');
  if (reply.status === 412) rows.add(tag, numberAt(current, 'id'), numberAt(current, 'version'));
  // Lists and what acts on many answer with no row.
  if (reply.status !== 200 || method === 'get' || typeof valueAt(reply.body, 'version') !== 'number') return { fault: null, sent: 0 };
  if (method !== 'delete') {
    rows.add(tag, numberAt(reply.body, 'id'), numberAt(reply.body, 'version'));
    return { fault: null, sent: 0 };
  }
  const gone = numberAt(reply.body, 'id');
  rows.takeAway(tag, gone);
  const address = `/central/${tag}/${gone}`;
  const edited = await send(central, {
    method: 'PATCH',
    url: address,
    headers: { authorization, 'if-match': `"${String(valueAt(reply.body, 'version'))}"` },
    payload: {},
  });
  const used = [
    await get(address),
    await send(central, { method: 'DELETE', url: address, headers: { authorization } }),
    // What no one edits answers so whether it is there or not.
    ...(edited.status === 405 ? [] : [edited]),
  ].filter(({ status }) => status !== 404);
  return { fault: used.length === 0 ? null : `deleted (${id}), but then answered ${used.map(({ status }) => status).join(', ')}`, sent: 3 };
}
