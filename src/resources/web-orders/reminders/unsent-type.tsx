import type { JSX } from 'react';
import { Status } from '../../../ui/page/status.tsx';
import { useEditorWords } from '../templates/editor-words.ts';

/** A way by which no reminder leaves, in a list. */
export function UnsentType({ label }: { readonly label: string }): JSX.Element {
  return <Status tone="warning">{useEditorWords().unsentType(label)}</Status>;
}
