import { errorText, problemText, type ServerMessages } from '../../contract/messages/index.ts';
import type { Fault } from './stored/verdicts.ts';

/** Why a row is wrong, in the language of the reader. */
export function faultText(messages: ServerMessages, fault: Fault): string {
  return 'problem' in fault ? problemText(messages, fault.problem) : errorText(messages, fault.refusal, fault.details);
}
