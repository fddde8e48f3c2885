import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { safeLink } from '../../../../contract/rules/text/formatted-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useEditorWords } from './editor-words.ts';

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

type LinkAddressProps = { readonly editor: Editor; readonly onEnd: () => void };

/** Where the selected words lead; without a selection the address itself is put into the text. */
function LinkAddress({ editor, onEnd }: LinkAddressProps): JSX.Element {
  const { format } = useEditorWords();
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const put = (): void => {
    const given = address.trim();
    if (safeLink(given) === null) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    const mark = { type: 'link', attrs: { href: given } };
    const isEmpty = editor.state.selection.empty && !editor.isActive('link');
    const chain = editor.chain().focus();
    if (isEmpty) chain.insertContent({ type: 'text', text: given, marks: [mark] }).run();
    else chain.extendMarkRange('link').setLink({ href: given }).run();
    onEnd();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onEnd();
  };
  return (
    <div className="rich-text__link">
      <label className="field__label" htmlFor={id}>
        {format.address}
      </label>
      <input
        ref={input}
        id={id}
        className="input"
        type="url"
        value={address}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            editor.commands.focus();
            onEnd();
          }
          // Enter puts the link, and does not save the form.
          if (event.key === 'Enter') {
            event.preventDefault();
            put();
          }
        }}
      />
      {isWrong ? (
        <span id={`${id}-error`} className="field__error" role="alert">
          {format.wrongAddress}
        </span>
      ) : null}
      <div className="rich-text__link-buttons">
        <Button onClick={put}>{format.putLink}</Button>
        {editor.isActive('link') ? <Button onClick={remove}>{format.removeLink}</Button> : null}
        <Button onClick={onEnd}>{format.noLink}</Button>
      </div>
    </div>
  );
}
