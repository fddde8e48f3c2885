import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type JSX, useEffect, useRef } from 'react';
import { safeLink } from '../../../../contract/rules/text/formatted-text.ts';
import type { TemplateTag } from '../../../../contract/rules/text/template-tags.ts';
import type { FieldControl } from '../../../ui/field/field.tsx';
import { parseTemplate, writeTemplate } from './editor-document.ts';
import { useEditorWords } from './editor-words.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { TagNode } from './tag-node.ts';
import './rich-text.css';

export type WrittenText = {
  readonly focus: () => void;
  /** Puts a tag where the cursor is; at the end where no one has been in the text. */
  readonly insertTag: (tag: TemplateTag) => void;
};

type RichTextProps = {
  readonly label: string;
  readonly control: FieldControl;
  /** Markdown, as it is kept (`formatted-text.ts`). */
  readonly content: string;
  readonly change: (content: string) => void;
  readonly leave: () => void;
  /** Gets what can be done with the text from outside, and null as it goes. */
  readonly hold: (text: WrittenText | null) => void;
};

/** The text of an e-mail, formatted as its readers see it, with tags as pieces of their own. */
export function RichText({ label, control, content, change, leave, hold }: RichTextProps): JSX.Element {
  const words = useEditorWords();
  const written = useRef(content);
  const wasVisited = useRef(false);
  const attributes = attributesOf(label, control);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        heading: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        trailingNode: false,
        link: { openOnClick: false, isAllowedUri: (address) => safeLink(address) !== null },
      }),
      TagNode.configure({ labels: words.tags }),
    ],
    content: parseTemplate(content),
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: current }) => {
      written.current = writeTemplate(current.getJSON());
      change(written.current);
    },
    onFocus: () => {
      wasVisited.current = true;
    },
    onBlur: leave,
  });
  // What came from elsewhere than this editor: a record that was read again, a value that was given back.
  useEffect(() => {
    if (content === written.current) return;
    written.current = content;
    editor.commands.setContent(parseTemplate(content), { emitUpdate: false });
  }, [editor, content, written]);
  const said = JSON.stringify(attributes);
  useEffect(() => editor.setOptions({ editorProps: { attributes: JSON.parse(said) } }), [editor, said]);
  const holder = useRef(hold);
  useEffect(() => {
    const holding = holder.current;
    holding({
      focus: () => editor.commands.focus(),
      insertTag: (name) => {
        const at = wasVisited.current ? null : 'end';
        editor.chain().focus(at).insertContent({ type: 'tag', attrs: { name } }).run();
      },
    });
    return () => holding(null);
  }, [editor]);
  return (
    <div className="rich-text">
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function attributesOf(label: string, control: FieldControl): Record<string, string> {
  const given = Object.entries({
    ...control,
    class: 'input rich-text__text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
  });
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
