import type { Row } from './row.ts';

/** What to send to clients about a change: nothing, or a message of staff in addition to the template. */
export type ClientNote = { readonly isQuiet: boolean; readonly message: string };

/** The template without an additional message. */
export const usualNote: ClientNote = { isQuiet: false, message: '' };

/** The message in the form that the API accepts; empty if there is none or nothing is sent. */
export function messageValues({ isQuiet, message }: ClientNote): Row {
  return isQuiet || message.trim() === '' ? {} : { client_message: message };
}
