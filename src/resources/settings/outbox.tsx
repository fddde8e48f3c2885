import { Fragment, type ReactNode } from 'react';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { CellValue } from '../../crud/core/field-props.ts';
import { idOf, isNothing, textOf } from '../../crud/core/row.ts';
import { HeldMessages } from './outbox/held-messages.tsx';
import { HiddenText } from './outbox/hidden-text.tsx';
import { messageTones } from './outbox/message-tones.ts';
import { ResendTool } from './outbox/resend-tool.tsx';

/** What hides a link or a code can be shown; the key forgets what was shown of another message. */
function showBody({ row, value }: CellValue): ReactNode {
  return <HiddenText key={idOf(row)} id={idOf(row)} text={String(value)} formatted={row['formatted'] === true} />;
}

/** Every message is addressed to someone until it is erased. */
function erasedRecipient({ resource, words }: CellValue): ReactNode {
  return <span className="quiet">{words.labelsOf(resource).fields['erased_at']}</span>;
}

/** A subject is read whole: it says which order and when. */
function wholeSubject({ value }: CellValue): ReactNode {
  return <span className="cell-text cell-text--two">{String(value)}</span>;
}

/** An SMS has no subject: what it says is read in its place, as far as there is room. */
function textInPlace({ row }: CellValue): ReactNode {
  const text = textOf(row['body']);
  return text === '' ? null : <span className="cell-text cell-text--two">{breakable(text)}</span>;
}

/** A link may go on in the next line after its signs, as in a browser's address bar. */
function breakable(text: string): ReactNode {
  return [...text.matchAll(/[^/?#&=]+[/?#&=]*|[/?#&=]+/gu)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

export const additions: Additions = {
  fields: {
    state: { tones: messageTones },
    recipient: { absent: erasedRecipient },
    subject: { cell: wholeSubject, absent: textInPlace },
    body: { show: showBody },
  },
  // On its own page the text of an SMS is below.
  access: ({ record }) => ({ unseen: isNothing(record['subject']) ? ['subject'] : [] }),
  listSlots: { Tools: HeldMessages },
  recordSlots: { Tools: ResendTool },
};
