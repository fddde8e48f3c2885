import type { JSX } from 'react';

/** `at` distinguishes parts: their place in the text. */
type Block = { readonly at: number } & (
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly string[] }
);

const starts = { heading: /^#{1,4}\s+/u, bullets: /^[-*]\s+/u, numbers: /^\d+[.)]\s+/u } as const;

function kindOf(line: string): Block['kind'] {
  if (starts.heading.test(line)) return 'heading';
  if (starts.bullets.test(line)) return 'bullets';
  return starts.numbers.test(line) ? 'numbers' : 'paragraph';
}

function blockOf(kind: Block['kind'], lines: readonly string[], at: number): Block {
  if (kind === 'bullets' || kind === 'numbers') return { at, kind, items: lines.map((line) => line.replace(starts[kind], '')) };
  return { at, kind, text: lines.join(' ').replace(starts.heading, '') };
}

/** Divides text written in the plain part of Markdown into headings, paragraphs and lists. */
function markdownBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let kind: Block['kind'] | null = null;
  let lines: string[] = [];
  const finish = (): void => {
    if (kind !== null && lines.length > 0) blocks.push(blockOf(kind, lines, blocks.length));
    lines = [];
  };
  for (const line of text.split(/\r?\n/u).map((one) => one.trim())) {
    const next: Block['kind'] | null = line === '' ? null : kindOf(line);
    if (next !== kind || next === 'heading') finish();
    kind = next;
    if (next !== null) lines.push(line);
  }
  finish();
  return blocks;
}

type Span = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'plain' | 'strong' | 'emphasis' | 'code' }
  | { readonly kind: 'link'; readonly to: string }
);

const marks =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<to>(?:https?:\/\/|\/|mailto:)[^)\s]+)\)/gu;

/** Divides a line into plain, strong, emphasised, code and links; addresses of any other kind stay plain text. */
function markdownSpans(line: string): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(marks)) {
    const at = match.index;
    const { strong, emphasis, code, text, to } = match.groups ?? {};
    if (at > end) spans.push({ at: end, kind: 'plain', text: line.slice(end, at) });
    if (strong !== undefined) spans.push({ at, kind: 'strong', text: strong });
    else if (emphasis !== undefined) spans.push({ at, kind: 'emphasis', text: emphasis });
    else if (code !== undefined) spans.push({ at, kind: 'code', text: code });
    else if (text !== undefined && to !== undefined) spans.push({ at, kind: 'link', text, to });
    end = at + match[0].length;
  }
  if (end < line.length) spans.push({ at: end, kind: 'plain', text: line.slice(end) });
  return spans;
}

function Line({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {markdownSpans(text).map((span) => {
        const key = span.at;
        if (span.kind === 'strong') return <strong key={key}>{span.text}</strong>;
        if (span.kind === 'emphasis') return <em key={key}>{span.text}</em>;
        if (span.kind === 'code') return <code key={key}>{span.text}</code>;
        if (span.kind === 'link') {
          return (
            <a key={key} href={span.to}>
              {span.text}
            </a>
          );
        }
        return <span key={key}>{span.text}</span>;
      })}
    </>
  );
}

function Part({ block }: { readonly block: Block }): JSX.Element {
  if ('text' in block) {
    const line = <Line text={block.text} />;
    return block.kind === 'heading' ? <h4>{line}</h4> : <p>{line}</p>;
  }
  const items = block.items.map((item) => (
    <li key={item}>
      <Line text={item} />
    </li>
  ));
  return block.kind === 'bullets' ? <ul>{items}</ul> : <ol>{items}</ol>;
}

/** Text with the plain part of Markdown, made into elements: never into HTML, so nothing can be slipped in. */
export function Markdown({ text }: { readonly text: string }): JSX.Element {
  return (
    <div className="prose">
      {markdownBlocks(text).map((block) => (
        <Part key={block.at} block={block} />
      ))}
    </div>
  );
}
