import type { paths } from '../generated/api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = keyof paths;
type Described<M extends Method, P extends Path> = paths[P][Lowercase<M> & keyof paths[P]];

type NamesParametersIn<P extends Path> = { readonly [M in Method]: Described<M, P> extends object ? `${M} ${P}` : never }[Method];
/**
 * The name of a call, as the description of the API writes it: `POST /stores/{id}/backups`. The types come from
 * `contract/generated/api.ts`, which `npm run generate` makes of the operations.
 */
export type CallName = { readonly [P in Path]: NamesParametersIn<P> }[Path];

type OperationParametersIn<N extends CallName> = N extends `${infer M extends Method} ${infer P extends Path}` ? Described<M, P> : never;
type Parameters<N extends CallName> = OperationParametersIn<N> extends { readonly parameters: infer P } ? P : never;
/** Parameters of one place: required, optional or none, as the operation has them. */
type ParametersIn<P, Key extends string> = P extends { readonly [K in Key]: infer Given extends object }
  ? { readonly [K in Key]: Given }
  : P extends { readonly [K in Key]?: infer Given extends object }
    ? { readonly [K in Key]?: Given }
    : { readonly [K in Key]?: undefined };
type Body<N extends CallName> =
  OperationParametersIn<N> extends { readonly requestBody: { readonly content: { readonly 'application/json': infer B } } }
    ? { readonly body: B }
    : OperationParametersIn<N> extends { readonly requestBody?: { readonly content: { readonly 'application/json': infer B } } }
      ? { readonly body?: B }
      : { readonly body?: undefined };

/** The name of a call that takes a file as its body. */
export type UploadName = {
  readonly [N in CallName]: OperationParametersIn<N> extends { readonly requestBody: { readonly content: infer Content } }
    ? Content extends { readonly 'application/json': unknown }
      ? never
      : N
    : never;
}[CallName];

/** What a call takes: parameters of its path, of its query, headers, and a body. */
export type CallOptions<N extends CallName> = ParametersIn<Parameters<N>, 'path'> &
  ParametersIn<Parameters<N>, 'query'> &
  ParametersIn<Parameters<N>, 'header'> &
  Body<N>;

type Succeeded<R> = R[keyof R & (200 | 201)];

/** What is answered when all is well; undefined where there is no body. */
export type CallAnswer<N extends CallName> =
  OperationParametersIn<N> extends { readonly responses: infer R }
    ? Succeeded<R> extends { readonly content: { readonly 'application/json': infer J } }
      ? J
      : undefined
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
