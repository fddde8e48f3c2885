import type { JSONContent } from '@tiptap/core';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type FormattedPart, formattedParts, linesOf } from '../../../../contract/rules/text/formatted-text.ts';
import { templateTags } from '../../../../contract/rules/text/template-tags.ts';

type Mark = NonNullable<JSONContent['marks']>[number];
/** Words of a paragraph, as the library of Markdown calls them. */
type Phrase = Extract<FormattedPart, { type: 'paragraph' }>['children'][number];

const tagPattern = new RegExp(String.raw`(\{(?:${templateTags.join('|')})\})`, 'u');

/** What the editor shows of a template: its tags are nodes of their own. */
export function parseTemplate(source: string): JSONContent {
  const content = formattedParts(source).flatMap(blockOf);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

function blockOf(part: FormattedPart): readonly JSONContent[] {
  if (part.type === 'paragraph') return [{ type: 'paragraph', content: part.children.flatMap((child) => inlineOf(child, [])) }];
  if (part.type !== 'list') return [];
  const items = part.children.map((item) => ({ type: 'listItem', content: item.children.flatMap(blockOf) }));
  return [
    part.ordered === true
      ? { type: 'orderedList', attrs: { start: part.start ?? 1 }, content: items }
      : { type: 'bulletList', content: items },
  ];
}

function inlineOf(part: Phrase, marks: readonly Mark[]): readonly JSONContent[] {
  switch (part.type) {
    case 'text':
      return linesOf(part.value).flatMap((line, place) => [...(place === 0 ? [] : [{ type: 'hardBreak' }]), ...wordsOf(line, marks)]);
    case 'break':
      return [{ type: 'hardBreak' }];
    case 'strong':
      return part.children.flatMap((child) => inlineOf(child, [...marks, { type: 'bold' }]));
    case 'emphasis':
      return part.children.flatMap((child) => inlineOf(child, [...marks, { type: 'italic' }]));
    case 'link':
      return part.children.flatMap((child) => inlineOf(child, [...marks, { type: 'link', attrs: { href: part.url } }]));
    default:
      return [];
  }
}

function wordsOf(line: string, marks: readonly Mark[]): readonly JSONContent[] {
  return line
    .split(tagPattern)
    .filter((text) => text !== '')
    .map((text) => {
      const node = tagPattern.test(text) ? { type: 'tag', attrs: { name: text.slice(1, -1) } } : { type: 'text', text };
      return marks.length === 0 ? node : { ...node, marks: [...marks] };
    });
}

/**
 * The library does not escape `_` inside a word. It may write the character next to a mark as a reference such as `&#x1F600;`, and
 * then `_` can start emphasis. The library handles this for characters of one UTF-16 unit, but emoji have two.
 */
const underscoresNextToEmoji = /(?<=[\u{10000}-\u{10FFFF}])_+|(?<![\\_])_+(?=[\u{10000}-\u{10FFFF}])/gu;

const options: Options = {
  bullet: '-',
  handlers: {
    // A break is a line of the e-mail, and the source shows it as one.
    break: () => '\n',
    text: ({ value }: { readonly value: string }, _parent, state, info) =>
      state.safe(value, info).replaceAll(underscoresNextToEmoji, (found) => '\\_'.repeat(found.length)),
  },
  // One that is left alone would escape what the library writes behind it.
  unsafe: [{ character: '\\', inConstruct: 'phrasing' }],
};

/** What is written in the editor as the text of a template. */
export function writeTemplate(document: JSONContent): string {
  const children = (document.content ?? []).flatMap(partOf);
  return toMarkdown({ type: 'root', children }, options).trimEnd();
}

function partOf(node: JSONContent): FormattedPart[] {
  if (node.type === 'paragraph') {
    const children = phrasesOf(node.content ?? [], 0);
    return children.length === 0 ? [] : [{ type: 'paragraph', children }];
  }
  if (node.type !== 'bulletList' && node.type !== 'orderedList') return [];
  const ordered = node.type === 'orderedList';
  const children = (node.content ?? []).map((item) => ({
    type: 'listItem' as const,
    spread: false,
    children: (item.content ?? []).flatMap(partOf).flatMap((part) => (part.type === 'paragraph' || part.type === 'list' ? [part] : [])),
  }));
  return [{ type: 'list', ordered, spread: false, start: ordered ? Number(node.attrs?.['start'] ?? 1) : null, children }];
}

/** From the outside to the inside: words that have a mark in common are in it together. */
const markOrder = ['link', 'bold', 'italic'] as const;

function phrasesOf(nodes: readonly JSONContent[], depth: number): Phrase[] {
  const name = markOrder[depth];
  if (name === undefined) return joined(nodes.map(wordOf));
  const markOf = (node: JSONContent) => node.marks?.find(({ type }) => type === name);
  const keyOf = (node: JSONContent) => JSON.stringify(markOf(node)?.attrs?.['href'] ?? markOf(node)?.type ?? null);
  const phrases: Phrase[] = [];
  for (let from = 0, to = 0; from < nodes.length; from = to) {
    const first = nodes[from];
    if (first === undefined) break;
    for (to = from + 1; to < nodes.length && keyOf(nodes[to] ?? {}) === keyOf(first); to += 1);
    const children = phrasesOf(nodes.slice(from, to), depth + 1);
    const mark = markOf(first);
    if (mark === undefined) phrases.push(...children);
    else if (name === 'link') phrases.push({ type: 'link', url: String(mark.attrs?.['href'] ?? ''), children });
    else phrases.push({ type: name === 'bold' ? 'strong' : 'emphasis', children });
  }
  return phrases;
}

/** Words that follow each other are one text. */
function joined(phrases: readonly Phrase[]): Phrase[] {
  return phrases.reduce<Phrase[]>((all, phrase) => {
    const last = all.at(-1);
    if (last?.type !== 'text' || phrase.type !== 'text') return [...all, phrase];
    return [...all.slice(0, -1), { type: 'text', value: last.value + phrase.value }];
  }, []);
}

function wordOf(node: JSONContent): Phrase {
  if (node.type === 'hardBreak') return { type: 'break' };
  return { type: 'text', value: node.type === 'tag' ? `{${String(node.attrs?.['name'])}}` : (node.text ?? '') };
}
