import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCall } from '../../../contract/openapi/openapi.ts';
import { operations } from '../../support/addresses.ts';
import { appWithoutDatabase } from '../../support/app-without-database.ts';

describe('the routes', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await appWithoutDatabase();
  });
  afterAll(() => app.close());

  it('are the described addresses, files and health, no more and no less', () => {
    const takesFile = operations.filter(({ fileTypes }) => fileTypes !== undefined);
    const expected = [
      ...new Set([
        // `/central/*`, for all other described addresses: `methods.test.ts` goes through them one by one.
        '*',
        ...takesFile.map(({ path }) => `/central${path.replace(/\{(\w+)\}/gu, ':$1')}`),
        // What a branch fetches with a right of its own (docs/branch-protocol.md).
        '/central/branches/files/:digest',
        '/files/:digest',
        '/files/:digest/thumbnail',
        '/files/uploads',
        '/files/uploads/:upload',
        '/health/live',
        '/health/ready',
      ]),
    ];
    expect(app.hasRoute({ method: 'GET', url: '/central/*' })).toBe(true);
    expect(pathsOf(app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(expected.toSorted());
  });

  it('are what the public description tells', async () => {
    const { paths } = (await app.inject('/central/openapi.json')).json();
    const described = Object.entries(paths).flatMap(([path, methods]) => Object.keys(Object(methods)).map((method) => `${method} ${path}`));
    expect(described.toSorted()).toEqual(
      operations
        .filter(isCall)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
  });

  it('are all told to people', async () => {
    const page = (await app.inject('/central/docs')).body;
    expect(operations.filter(({ id }) => !page.includes(`id="${id}"`)).map(({ id }) => id)).toEqual([]);
  });
});

/** Whole addresses out of the printed tree: what is indented continues what it hangs on; only lines with methods are routes. */
function pathsOf(tree: string): readonly string[] {
  const trail: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(?<indent>[│ ]*)[├└]── (?<segment>\S+)(?<methods> \(.+\))?$/u.exec(line);
    if (found?.groups === undefined) return [];
    const { indent = '', segment = '', methods } = found.groups;
    trail.splice(indent.length / 4, trail.length, segment);
    return methods === undefined ? [] : [trail.join('')];
  });
}
