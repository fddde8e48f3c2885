import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '../../contract/kit/index.ts';
import { openApiOf } from '../../contract/openapi/openapi.ts';
import { allOperations } from '../../contract/operation-registry.ts';
import { registry } from '../../contract/resources/registry.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const description = () => openApiOf(allOperations(resources), resources);

/** With these rules Redocly finds what Spectral finds; `npm run proof -- openapi` asks Spectral itself (decision 0115). */
const further = [
  'info-contact',
  'no-invalid-schema-examples',
  'no-invalid-parameter-examples',
  'operation-description',
  'operation-singular-tag',
  'operation-tag-defined',
  'parameter-description',
] as const;

async function faultsOf(source: unknown): Promise<readonly string[]> {
  const rules = Object.fromEntries(further.map((name) => [name, 'error' as const]));
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const found = await lintFromString({ source: JSON.stringify(source), config });
  return found.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** Every object within a value. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(objectsIn)];
}

describe('the description of the API', () => {
  it('has nothing that Redocly complains of', async () => {
    expect(await faultsOf(description())).toEqual([]);
  });

  it('names no value of an enumeration twice, and says of every array what it holds', () => {
    const schemas = objectsIn(description());
    const doubled = schemas.filter(({ enum: values }) => Array.isArray(values) && new Set(values).size < values.length);
    const unsaid = schemas.filter(({ type, items, prefixItems }) => type === 'array' && items === undefined && prefixItems === undefined);
    expect([doubled, unsaid]).toEqual([[], []]);
  });

  it('says what it is, describes no group twice, and brings no script along', () => {
    const { info, tags = [] }: { info?: { description?: string }; tags?: { name: string }[] } = JSON.parse(JSON.stringify(description()));
    expect(info?.description).toMatch(/./u);
    expect(new Set(tags.map(({ name }) => name)).size).toBe(tags.length);
    const texts = objectsIn(description()).map((object) => String(object['description'] ?? ''));
    expect(texts.filter((text) => /<script|eval\(/iu.test(text))).toEqual([]);
  });
});
