import type { EmailProblem } from '../../../../contract/resources/web-orders/orders.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';

/** An e-mail by its number in the outbox, and its delivery problem; null when the mail server accepted it. */
export type EmailOutcome = { readonly letter: number; readonly problem: EmailProblem | null };

/** What delivery needs, and the function that it reports outcomes of e-mails to: the area that the e-mail is about stores them. */
export type OutcomeTools = Pick<WriteContext, 'db' | 'salt'> & {
  readonly onEmailOutcome: (outcome: EmailOutcome, now: Date) => Promise<void>;
};
