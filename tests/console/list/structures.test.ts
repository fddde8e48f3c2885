import { describe, expect, it } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { loadAdditions } from '../../../src/resources/registry.ts';

const columns = Object.values(registry).flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'json' && 'inLists' in field ? [[resource.name, name] as const] : [],
  ),
);

describe('structures in lists', () => {
  it.each(columns)('%s.%s has a cell of its own', async (entity, name) => {
    expect((await loadAdditions(entity)).fields?.[name]?.cell).toBeTypeOf('function');
  });
});
