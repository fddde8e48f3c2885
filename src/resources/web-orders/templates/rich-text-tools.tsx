import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type JSX, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useEditorWords } from './editor-words.ts';
import { LinkAddress } from './link-address.tsx';

type ToolsProps = { readonly editor: Editor };

/** Formatting of what is selected in the text. */
export function RichTextTools({ editor }: ToolsProps): JSX.Element {
  const { format: named } = useEditorWords();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  });
  const format = (command: 'toggleBold' | 'toggleItalic' | 'toggleBulletList' | 'toggleOrderedList'): void => {
    editor.chain().focus()[command]().run();
  };
  return (
    <>
      <div className="rich-text__tools" role="group" aria-label={named.tools}>
        <Button icon="bold" aria-pressed={state.bold} onClick={() => format('toggleBold')}>
          {named.bold}
        </Button>
        <Button icon="italic" aria-pressed={state.italic} onClick={() => format('toggleItalic')}>
          {named.italic}
        </Button>
        <Button icon="list" aria-pressed={state.bullets} onClick={() => format('toggleBulletList')}>
          {named.bullets}
        </Button>
        <Button icon="numbers" aria-pressed={state.numbers} onClick={() => format('toggleOrderedList')}>
          {named.numbers}
        </Button>
        <Button icon="link" aria-pressed={state.link} aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          {named.link}
        </Button>
      </div>
      {isLinking ? <LinkAddress editor={editor} onEnd={() => setLinking(false)} /> : null}
    </>
  );
}
