import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An example of the page: who says it, or what the socket does, and what. */
export type Block = { readonly from: string; readonly message: Readonly<Record<string, unknown>> };

export const protocolPage: string = readFileSync(path.resolve('docs/branch-protocol.md'), 'utf8');

/** The examples of the page that are marked so, in their order. */
export function blocksOf(...from: readonly string[]): readonly Block[] {
  const blocks = [...protocolPage.matchAll(/^```json (.+)\n([\s\S]+?)\n```$/gmu)].map(([, mark = '', text = '']) => {
    const message: unknown = JSON.parse(text);
    return { from: mark, message: { ...(typeof message === 'object' ? message : {}) } };
  });
  return blocks.filter((block) => from.includes(block.from));
}

/** Names of the headings below a chapter of the page, without what marks them as code. */
export function headingsBelow(chapter: string): readonly string[] {
  return sectionsBelow(chapter).map(([name]) => name);
}

/** The first column of the table below each heading of a chapter. */
export function fieldsBelow(chapter: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    sectionsBelow(chapter).map(([name, text]) => [name, [...text.matchAll(/^\| `(\w+)` \|/gmu)].map(([, field = '']) => field)]),
  );
}

function sectionsBelow(chapter: string): readonly (readonly [name: string, text: string])[] {
  const [, after = ''] = protocolPage.split(`\n${chapter}\n`);
  const [own = ''] = after.split(/^## /mu);
  const [, ...sections] = own.split(/^### /mu);
  return sections.map((section) => [/^`?([\w-]+)/u.exec(section)?.[1] ?? '', section]);
}
