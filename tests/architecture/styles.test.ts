import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { allPaths, root, type Source, sourcesOf } from './sources.ts';

const sources = new Map(sourcesOf('src').map((source) => [source.path, source]));
const styled = stylesheetsByClass();
/** What is there before any screen is: the entrance, the frame, and what the theme says of everything. */
const always = withImports(['src/main.tsx', 'src/App.tsx', 'src/shell-parts.ts', 'src/ui/theme/base.css']);

/** Stylesheets that style a class wherever it is: in which it begins a selector. */
function stylesheetsByClass(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const sheet of allPaths(['src']).filter((each) => each.endsWith('.css'))) {
    const text = readFileSync(path.join(root, sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
    const selectors = [...text.matchAll(/(?<list>[^{};]+)\{/gu)].map(({ groups }) => withoutArguments(groups?.['list'] ?? ''));
    for (const selector of selectors.flatMap((list) => list.split(','))) {
      const [first = ''] = selector.trim().split(/[\s>+~]/u);
      for (const { groups } of first.matchAll(/\.(?<name>[a-z][\w-]*)/gu)) {
        const name = groups?.['name'] ?? '';
        found.set(name, (found.get(name) ?? new Set()).add(sheet));
      }
    }
  }
  return found;
}

/** A selector without what is in its brackets, innermost first. */
function withoutArguments(selector: string): string {
  const next = selector.replaceAll(/\([^()]*\)/gu, '');
  return next === selector ? next : withoutArguments(next);
}

function importsOf({ path: from, text }: Source, kind: 'at once' | 'later'): readonly string[] {
  const { module } = parseSync(from, text);
  const resolved = (specifier: string) => path.posix.join(path.posix.dirname(from), specifier);
  if (kind === 'later')
    return module.dynamicImports.flatMap(({ moduleRequest }) => {
      const specifier = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
      return specifier.startsWith('.') ? [resolved(specifier)] : [];
    });
  const statics = module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  return statics.map(({ moduleRequest }) => moduleRequest.value).flatMap((each) => (each.startsWith('.') ? [resolved(each)] : []));
}

/** The files, and all that is fetched together with them. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = sources.get(file);
    if (source !== undefined) waiting.push(...importsOf(source, 'at once'));
  }
  return seen;
}

/** Names of classes in what a component says to be its class. */
function classesIn(text: string): readonly string[] {
  const values = [...text.matchAll(/className=(?:"(?<plain>[^"]*)"|\{(?<made>[^}]*)\})/gu)];
  const words = values.map(({ groups }) => groups?.['plain'] ?? (groups?.['made']?.match(/(?<=['`"])[^'`"]*(?=['`"])/gu) ?? []).join(' '));
  return [...new Set(words.join(' ').split(/[\s${}?:]+/u))];
}

/** Classes of a part that no stylesheet styles that is there when it is shown. */
function unstyledIn(part: string): readonly string[] {
  const together = withImports([part]);
  const isThere = (file: string) => together.has(file) || always.has(file);
  return [...together].flatMap((file) => {
    const names = always.has(file) ? [] : classesIn(sources.get(file)?.text ?? '');
    return names.flatMap((name) => {
      const sheets = [...(styled.get(name) ?? [])];
      return sheets.length === 0 || sheets.some(isThere) ? [] : [`${file} shows .${name} in ${part} without ${sheets.join(' or ')}`];
    });
  });
}

describe('a part that is fetched when it is needed', () => {
  it('brings the styles of all that it shows, whatever was shown before', () => {
    const parts = new Set([...sources.values()].flatMap((source) => importsOf(source, 'later')));
    expect(parts.size).toBeGreaterThan(50);
    expect(styled.get('check-list')).toEqual(new Set(['src/ui/form/form-row.css']));
    expect([...parts].filter((part) => sources.has(part) && !always.has(part)).flatMap(unstyledIn)).toEqual([]);
  });
});
