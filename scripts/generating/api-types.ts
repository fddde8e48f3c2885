import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { JsonSchema } from '../../contract/kit/index.ts';

const [generator, hook] = ['print-api-types.mjs', 'typescript-of-generators.mjs'].map((name) => new URL(name, import.meta.url));

/**
 * The types of a description, made by openapi-typescript. What was made of the same description is taken as it is, because
 * the generator takes seconds: its first line says of what it was made and what it held.
 */
export function apiTypes(description: JsonSchema, known: string | undefined): string {
  const input = JSON.stringify(withoutProse(description));
  const [line = '', ...rest] = (known ?? '').split('\n');
  if (line === firstLine(input, rest.join('\n'))) return [line, ...rest].join('\n');
  const types = execFileSync(process.execPath, ['--import', String(hook), fileURLToPath(String(generator))], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return `${firstLine(input, types)}\n${types}`;
}

function firstLine(input: string, types: string): string {
  return `// Made by npm run generate of a description with the sum ${sumOf(input)}; the rest of this file has ${sumOf(types)}.`;
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Types need no sentences. A property that is called `summary` is none: its value is a schema. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, inner]) => !((name === 'description' || name === 'summary') && typeof inner === 'string'),
  );
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutProse(inner)]));
}
