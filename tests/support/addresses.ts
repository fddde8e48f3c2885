import type { Method, Operation } from '../../contract/api/operation.ts';
import { allOperations } from '../../contract/operation-registry.ts';
import { resources } from '../../server/app.ts';

/** Values of a path that are no number. */
export const namedInPath: Readonly<Record<string, string>> = { digest: '0'.repeat(64), upload: `1-${'0'.repeat(32)}` };

/** Everything that the API is described to do. */
export const operations: readonly Operation[] = allOperations(resources);

/** The described addresses, parameters filled, each with the methods that it has. */
export const addresses: readonly { readonly url: string; readonly methods: readonly Method[] }[] = [
  ...new Set(operations.map((operation) => operation.path)),
].map((path) => ({ url: urlOf(path), methods: operations.flatMap((operation) => (operation.path === path ? [operation.method] : [])) }));

/** The address under which the server answers the path; `parameter` takes the place of every value in it. */
export function urlOf(path: string, parameter?: string): string {
  return `/central${path.replace(/\{(\w+)\}/gu, (_, name: string) => parameter ?? namedInPath[name] ?? '1')}`;
}
