import type { JSX } from 'react';
import { type Block, markdownBlocks, markdownSpans } from './markdown-blocks.ts';

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
