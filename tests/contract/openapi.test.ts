import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '../../contract/kit/index.ts';
import { openApiOf } from '../../contract/openapi/openapi.ts';
import { allOperations } from '../../contract/operation-registry.ts';
import { registry } from '../../contract/resources/registry.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
// Each test builds the description itself, so that a fault in building it fails that test.
const operationsNow = () => allOperations(resources);
const textNow = (): string => `${JSON.stringify(openApiOf(operationsNow(), resources), null, 2)}\n`;

describe('the description of the API', () => {
  it('is committed as it is generated', () => {
    expect(readFileSync(new URL('../../docs/generated/openapi.json', import.meta.url), 'utf8')).toBe(textNow());
  });

  it('names every operation once', () => {
    const operations = operationsNow();
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length);
  });

  it('refers only to schemas that it has', () => {
    const text = textNow();
    const { components } = JSON.parse(text);
    const references = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/gu)].map((found) => found[1]);
    expect(references.filter((name) => name === undefined || !Object.hasOwn(components.schemas, name))).toEqual([]);
  });

  it('declares every parameter of an address', () => {
    for (const { path, parameters } of operationsNow()) {
      const wanted = [...path.matchAll(/\{(\w+)\}/gu)].map((found) => found[1]);
      const declared = (parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
      expect(declared).toEqual(wanted);
    }
  });

  it('says of every group of calls what it is about, and of every call what it needs', () => {
    const { tags, paths } = JSON.parse(textNow());
    expect(tags.filter(({ name, description }: Readonly<Record<string, string>>) => description === name)).toEqual([]);
    expect(paths['/orders']?.get.description).toMatch(/^Needs a session that owes nothing\. For users with `ordering`/u);
    expect(paths['/orders/export']?.get.description).toMatch(/403 `proof_needed`/u);
    expect(paths['/users']?.post.description).toMatch(/503 `disk_full`/u);
  });

  it('answers each call in one shape: lists with arrays, all else with objects', () => {
    const shapeless = operationsNow().filter(({ answer: { schema, type } }) => {
      return schema !== null && type === undefined && schema['type'] === undefined && schema['$ref'] === undefined;
    });
    expect(shapeless.map(({ id }) => id)).toEqual([]);
    for (const { name } of resources.filter(({ singleton }) => singleton !== true)) {
      const list = operationsNow().find(({ id }) => id === `${name}.list`);
      expect(list?.answer.schema).toEqual({ type: 'array', items: { $ref: `#/components/schemas/${name}` } });
    }
  });

  it('demands of rows all that is always answered', () => {
    const { components } = JSON.parse(textNow());
    const { properties, required } = components.schemas.orders;
    expect(Object.keys(properties).filter((name) => !required.includes(name))).toEqual(['deleted_at', 'deleted_by']);
  });

  it('shows no secret', () => {
    const { components } = JSON.parse(textNow());
    expect(Object.keys(components.schemas.stores.properties)).not.toContain('pre_shared_key');
  });
});
