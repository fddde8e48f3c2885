import type { EmailProblem } from '../../../../contract/resources/web-orders/orders.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { deriveSecret, isSame } from '../../../keys/secrets.ts';

/** An e-mail by its number in the outbox, and its delivery problem; null when the mail server accepted it. */
export type EmailOutcome = { readonly letter: number; readonly problem: EmailProblem | null };

/** What delivery needs, and the function that it reports outcomes of e-mails to: the area that the e-mail is about stores them. */
export type OutcomeTools = Pick<WriteContext, 'db' | 'salt'> & {
  readonly onEmailOutcome: (outcome: EmailOutcome, now: Date) => Promise<void>;
};

type Named = { readonly id: number; readonly created_at: Date };

/**
 * By what a letter is known when it comes back: its number in the outbox, and a proof that it left here. Without the proof anybody could
 * write to the mailbox that some other letter came back.
 */
export function letterName(letter: Named, salt: string): string {
  return `letter-${letter.id}.${proofOf(letter, salt)}`;
}

/** Numbers of letters that the texts name, each with the proof that it comes with. */
export function lettersNamed(texts: readonly string[]): readonly { readonly id: number; readonly proof: string }[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/letter-(\d{1,9})\.([\w-]{22})/gu)].map(([, id, proof = '']) => ({ id: Number(id), proof })),
  );
}

/** Whether the proof is that of the letter. */
export function isProven(letter: Named, proof: string, salt: string): boolean {
  return isSame(proof, proofOf(letter, salt));
}

/** A backup that was restored counts letters from an older number on: the time reports two with one number apart. */
function proofOf({ id, created_at }: Named, salt: string): string {
  return deriveSecret(`letter ${id} ${created_at.getTime()}`, salt).slice(0, 22);
}
