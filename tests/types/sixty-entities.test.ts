import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { type Compilation, compile } from './compile.ts';
import { entityModules } from './entities.ts';

const folders: string[] = [];
const compiled = (count: number, change: (text: string) => string = (text) => text): Compilation => {
  const modules = Object.entries(entityModules(count, 30)).map(([name, text]) => [name, change(text)]);
  const compilation = compile(Object.fromEntries(modules));
  folders.push(compilation.folder);
  return compilation;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('sixty entities of thirty fields type-check in under ten seconds of CPU', () => {
  const { output, succeeded, cpuSeconds } = compiled(60);
  expect(output).toBe('');
  expect(succeeded).toBe(true);
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(cpuSeconds).toBeLessThan(10);
});

it('a slip in one of the generated entities is found, so that the measure is of real work', () => {
  const { output, succeeded } = compiled(8, (text) => text.replace("filters: ['field_3'", "filters: ['field_33'"));
  expect(succeeded).toBe(false);
  expect(output).toContain('"field_33"');
});
