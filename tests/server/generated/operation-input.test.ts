import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InputField, Inputs } from '../../../contract/api/input.ts';
import type { Operation } from '../../../contract/api/operation.ts';
import { allOperations } from '../../../contract/operation-registry.ts';
import { resources } from '../../../server/app.ts';
import { namedInPath } from '../../support/addresses.ts';
import { type Central, openCentral, type Reply, send } from '../../support/central.ts';
import { around } from '../../support/made/limits.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';

/** Operations whose input the gate checks. What only leads a browser on takes what others add to its address. */
const checked = allOperations(resources).filter(({ isChecked, answer }) => isChecked === true && answer.status !== 303);
const taking = (place: 'body' | 'query') => checked.filter((operation) => operation[place] !== undefined);
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** Values that the field must not take: each bound plus one, and other types. */
function beyond(of: InputField): readonly unknown[] {
  if (of.kind === 'list') return ['x', 5, Array.from({ length: of.max + 1 }, () => within(of.of)), ...beyond(of.of).map((one) => [one])];
  if (of.kind === 'group')
    return ['x', 5, [], ...Object.entries(of.fields).flatMap(([name, inner]) => beyond(inner).map((one) => ({ [name]: one })))];
  if (of.kind === 'nullable') return beyond(of.of);
  // Null takes a flag back to its default.
  return around(of).beyond.filter((value) => value !== null && (of.kind !== 'flag' || value !== ''));
}

/** A value that is of the right type: whether it is the only problem is not asked. */
function within(of: InputField): unknown {
  if (of.kind === 'list') return [];
  if (of.kind === 'group') return {};
  if (of.kind === 'nullable') return within(of.of);
  return around(of).within[0] ?? (of.kind === 'reference' ? 1 : 'a');
}

/** The names of values that were refused. */
const namesOf = (reply: Reply): readonly string[] => Object.keys(Object(valueAt(reply.body, 'errors')));

/** The address with a value for each brace. */
function addressOf({ path, pathValues = {} }: Operation): string {
  return path.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => {
    return namedInPath[name] ?? (pathValues[name]?.kind === 'text' ? 'a' : '1');
  });
}

describe('what operations take', () => {
  let central: Central;
  let authorization: string;
  let asked = 0;
  beforeAll(async () => {
    central = await openCentral();
    authorization = `Bearer ${(await superAdministrator(central)).token}`;
  });
  afterAll(() => central.close());

  /** Each from another network: how often one asks is limited. */
  const ask = (operation: Operation, { query = '', payload }: { readonly query?: string; readonly payload?: object }): Promise<Reply> => {
    asked += 1;
    const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
    const url = `/central${addressOf(operation)}${query}`;
    return send(central, {
      method: methods[operation.method],
      url,
      remoteAddress,
      headers: operation.stage === 'public' ? {} : { authorization },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  it.each(named(taking('body')))('is held at every bound and type of the body: %s', async (_, operation) => {
    for (const [name, of] of Object.entries<InputField>(operation.body ?? {})) {
      for (const value of beyond(of)) {
        const reply = await ask(operation, { payload: { [name]: value } });
        const about = `${name} ${JSON.stringify(value).slice(0, 80)} ${JSON.stringify(reply.body).slice(0, 300)}`;
        expect(reply.status, about).toBe(422);
        expect(
          namesOf(reply).some((path) => path === name || path.startsWith(`${name}.`)),
          about,
        ).toBe(true);
      }
    }
  });

  it.each(named(taking('query')))('is held at every bound and type of the query: %s', async (_, operation) => {
    const inputs: Inputs = operation.query ?? {};
    for (const [name, of] of Object.entries(inputs)) {
      // In an address a number is a text, too.
      const texts = beyond(of).filter((value) =>
        typeof value === 'string' ? !/^\d$/u.test(value) : typeof value === 'number' && of.kind !== 'text',
      );
      for (const text of texts) {
        const reply = await ask(operation, { query: `?${name}=${encodeURIComponent(String(text))}` });
        expect([reply.status, namesOf(reply)], `${name} ${String(text).slice(0, 40)}`).toEqual([422, expect.arrayContaining([name])]);
      }
      const twice = await ask(operation, { query: `?${name}=1&${name}=2` });
      // A list may be given item by item, and 1 and 2 are texts, numbers and records.
      if (of.kind === 'list' && ['text', 'int', 'reference'].includes(of.of.kind)) continue;
      // Of a list of choices each item is refused at its place.
      const refused = namesOf(twice).map((at) => at.split('.')[0]);
      expect([twice.status, refused], `${name} twice`).toEqual([422, expect.arrayContaining([name])]);
    }
  });

  const closed = checked.filter(({ fileTypes, freeBody, method }) => fileTypes === undefined && freeBody === undefined && method !== 'get');
  it.each(named(closed))('is nothing beside what is declared in the body: %s', async (_, operation) => {
    const reply = await ask(operation, { payload: { nobody_takes_this: 1 } });
    expect(reply).toMatchObject({ status: 400, body: { err: 'unknown_field', message: expect.stringContaining('nobody_takes_this') } });
  });

  it.each(named(checked))('is nothing beside what is declared in the query: %s', async (_, operation) => {
    const reply = await ask(operation, { query: '?nobody_takes_this=1', ...(operation.body === undefined ? {} : { payload: {} }) });
    expect(reply).toMatchObject({ status: 400, body: { err: 'unknown_parameter', message: expect.stringContaining('nobody_takes_this') } });
  });
});
