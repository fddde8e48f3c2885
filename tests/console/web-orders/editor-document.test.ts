import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTemplate, writeTemplate } from '../../../src/resources/web-orders/templates/editor-document.ts';

const marks = fc.subarray([{ type: 'link', attrs: { href: 'https://mesto.cz/_a' } }, { type: 'bold' }, { type: 'italic' }]);
const marked = (node: JSONContent, of: NonNullable<JSONContent['marks']>): JSONContent =>
  of.length === 0 ? node : { ...node, marks: [...of] };
const tag = fc.constantFrom('store', 'pin', 'time').map((name): JSONContent => ({ type: 'tag', attrs: { name } }));
const text = fc
  .string({
    unit: fc.constantFrom('a', 'ž', ' ', '*', '_', '[', ']', '(', '<', '&', '#', '-', '1', '.', '+', '!', '\\', '`', '~', '>', '😀'),
    minLength: 1,
    maxLength: 8,
  })
  .map((drawn): JSONContent => ({ type: 'text', text: drawn }));
const word = fc.tuple(fc.oneof(text, text, tag), marks).map(([node, of]) => marked(node, of));
const line = fc.array(word, { minLength: 1, maxLength: 5 });
const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map(
  (lines): JSONContent => ({
    type: 'paragraph',
    content: lines.flatMap((one, place) => [...(place === 0 ? [] : [{ type: 'hardBreak' }]), ...one]),
  }),
);
const list = fc.tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(paragraph, { minLength: 1, maxLength: 3 })).map(
  ([type, items]): JSONContent => ({
    type,
    ...(type === 'orderedList' ? { attrs: { start: 1 } } : {}),
    content: items.map((item) => ({ type: 'listItem', content: [item] })),
  }),
);

/** What a reader sees: words with their marks, lines and lists. */
function seenIn(node: JSONContent): unknown {
  if (node.type === 'text' || node.type === 'tag') {
    const shown = node.type === 'tag' ? `{${String(node.attrs?.['name'])}}` : (node.text ?? '');
    return Array.from(shown).map(
      (sign) =>
        `${sign} ${(node.marks ?? [])
          .map(({ type }) => type)
          .toSorted()
          .join(' ')}`,
    );
  }
  if (node.type === 'hardBreak') return ['br'];
  const inside = (node.content ?? []).map(seenIn);
  return node.type === 'paragraph' ? inside.flat() : [node.type, inside];
}

describe('the document of the editor', () => {
  it('is written down and read again as it is seen', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(paragraph, paragraph, list), { minLength: 1, maxLength: 4 }), (content) => {
        const document = { type: 'doc', content };
        expect(seenIn(parseTemplate(writeTemplate(document)))).toEqual(seenIn(document));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps an underscore that an emoji and a mark stand beside', () => {
    const [bold, italic] = [{ type: 'bold' }, { type: 'italic' }];
    const store = { type: 'tag', attrs: { name: 'store' }, marks: [bold, italic] };
    const link = { type: 'link', attrs: { href: 'https://mesto.cz' } };
    const before = [
      { type: 'text', text: 'a', marks: [link, bold, italic] },
      { type: 'text', text: '😀_aa', marks: [link] },
      { ...store, marks: [link, ...store.marks] },
    ];
    const after = [store, { type: 'text', text: 'aa_😀' }, store];
    for (const words of [before, after]) {
      const document = { type: 'doc', content: [{ type: 'paragraph', content: words }] };
      expect(seenIn(parseTemplate(writeTemplate(document)))).toEqual(seenIn(document));
    }
  });

  it.each([
    ['Dobrý den,\n\nPobočka: {store}\nAdresa: {address}'],
    ['**PIN {pin}** a *čas*'],
    ['- {service}\n- průkaz'],
    ['[web](https://mesto.cz)'],
    ['Číslo 1. a {cas}'],
    [''],
  ])('leaves %j as it was', (source) => {
    expect(writeTemplate(parseTemplate(source))).toBe(source);
  });

  it('makes tags pieces of their own, and leaves what is none', () => {
    expect(parseTemplate('{pin} {cas}').content?.[0]?.content).toEqual([
      { type: 'tag', attrs: { name: 'pin' } },
      { type: 'text', text: ' {cas}' },
    ]);
  });
});
