import type { Sent } from '../api/input.ts';
import type { Method as WrittenMethod } from '../api/operation.ts';
import type { importOperationsOfAny } from '../derive/operations/import-operations.ts';
import type { ValueOfShape } from '../kit/index.ts';
import type { ownOperations } from '../operation-registry.ts';

type Method = Uppercase<WrittenMethod>;
type Called = (typeof ownOperations)[number] | (typeof importOperationsOfAny)[number];
type NameOf<D> = D extends { readonly method: infer M extends WrittenMethod; readonly path: infer P extends string }
  ? `${Uppercase<M>} ${P}`
  : never;
type Table = { readonly [D in Called as NameOf<D>]: D };

/** The name of a call: its method and its path, `POST /stores/{id}/backups`. What it takes and answers is typed by its declaration. */
export type CallName = keyof Table;

/** A group of values: required where one of them is, otherwise it may be left out. */
type Group<Key extends string, T> = [keyof T] extends [never]
  ? { readonly [K in Key]?: undefined }
  : Partial<T> extends T
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T };
type Inputs<D, Key extends string> = D extends { readonly [K in Key]: infer F } ? Sent<F> : object;

type Header<H> = H extends { readonly name: infer N extends string; readonly in: 'header' } ? N : never;
type JsonQuery<H> = H extends {
  readonly name: infer N extends string;
  readonly content: { readonly 'application/json': { readonly schema: infer S } };
}
  ? { readonly name: N; readonly value: ValueOfShape<S> }
  : never;
type HeadersOf<D> = D extends { readonly headers: readonly (infer H)[] } ? H : never;
type Headers<D> = [Header<HeadersOf<D>>] extends [never] ? object : { readonly [N in Header<HeadersOf<D>>]?: string };
type ListQuery<D> = { readonly [Q in JsonQuery<HeadersOf<D>> as Q['name']]?: Q['value'] };

type Body<D> = D extends { readonly body: infer F; readonly isPartial: true }
  ? { readonly body: Partial<Sent<F>> }
  : D extends { readonly body: infer F; readonly isBodyOptional: true }
    ? { readonly body?: Sent<F> }
    : D extends { readonly body: infer F }
      ? { readonly body: Sent<F> }
      : D extends { readonly freeBody: infer S }
        ? { readonly body: ValueOfShape<S> }
        : { readonly body?: undefined };

/** The name of a call that takes a file as its body. */
export type UploadName = { readonly [N in CallName]: Table[N] extends { readonly fileTypes: readonly string[] } ? N : never }[CallName];

/** What a call takes: parameters of its path, of its query, headers, and a body. */
export type CallOptions<N extends CallName> = Group<'path', Inputs<Table[N], 'pathValues'>> &
  Group<'query', Inputs<Table[N], 'query'> & ListQuery<Table[N]>> &
  Group<'header', Headers<Table[N]>> &
  Body<Table[N]>;

/** What is answered when all is well; undefined where there is no body. */
export type CallAnswer<N extends CallName> = Table[N] extends { readonly answer: { readonly schema: infer S } }
  ? S extends null
    ? undefined
    : ValueOfShape<S>
  : never;

/** A call as it is sent. */
export type WrittenCall = {
  readonly method: Method;
  /** Under `/central`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Writes a call: fills the path in, and puts what is no text into the query as JSON. Throws for a name that has no method. */
export function writeCall(name: CallName, { path = {}, query = {}, header = {}, body }: GivenOptions): WrittenCall {
  const [method, pattern] = splitName(name);
  const values = new Map<string, unknown>(Object.entries(path));
  const filled = pattern.replaceAll(/\{(?<parameter>\w+)\}/gu, (_, parameter: string) => encodeURIComponent(String(values.get(parameter))));
  const asked = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`],
  );
  const headers = Object.fromEntries(Object.entries(header).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
  return {
    method,
    path: [filled, ...(asked.length === 0 ? [] : [asked.join('&')])].join('?'),
    headers,
    ...(body === undefined ? {} : { body }),
  };
}

type Values = object;
/** The same without knowing which call it is. */
export type GivenOptions = {
  readonly path?: Values | undefined;
  readonly query?: Values | undefined;
  readonly header?: Values | undefined;
  readonly body?: unknown;
};

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function splitName(name: string): readonly [Method, string] {
  const [written, path = ''] = name.split(' ');
  const method = methods.find((one) => one === written);
  if (method === undefined) throw new Error(`No call is named ${name}`);
  return [method, path];
}
