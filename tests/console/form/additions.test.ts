import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../contract/resources/registry.ts';
import { loadAdditions } from '../../../src/resources/registry.ts';

type Uses = Readonly<Record<string, readonly string[]>>;

/** Lines of a text that name something and list others after it. */
function listed(text: string, line: RegExp): Uses {
  return Object.fromEntries([...text.matchAll(line)].map(({ groups }) => [groups?.['name'] ?? '', (groups?.['list'] ?? '').split(', ')]));
}

describe('what entities add', () => {
  const keys = new Map<string, readonly string[]>();
  beforeAll(async () => {
    for (const name of Object.keys(registry).toSorted()) keys.set(name, Object.keys(await loadAdditions(name)));
  });

  it('is listed in the comment of the type, by key', () => {
    const names = new Set([...keys.values()].flat());
    const uses = [...names].map((key) => [key, [...keys.keys()].filter((entity) => keys.get(entity)?.includes(key))]);
    const text = readFileSync('src/crud/core/additions/additions.ts', 'utf8').replaceAll(/\n \* {3}/gu, ' ');
    expect(listed(text, /^ \* - `(?<name>\w+)`: (?<list>.*)$/gmu)).toEqual(Object.fromEntries(uses));
  });

  it('is listed on the page of the console, by entity', () => {
    const text = readFileSync('docs/architecture/console.md', 'utf8').replace(/^.*?^\| Entity \| Adds \|\n\|---\|---\|\n/msu, '');
    const uses = [...keys].map(([entity, all]) => [entity, all.filter((key) => key !== 'icon').toSorted()] as const);
    const rows = listed(text, /^\| (?<name>[\w-]+) \| (?<list>[\w, ]+) \|$/gmu);
    const shown = Object.entries(rows).map(([entity, all]) => [entity, all.toSorted()]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(uses.filter(([, all]) => all.length > 0)));
  });
});
