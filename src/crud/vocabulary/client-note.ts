import type { Row } from './row.ts';

/** What clients are written about a change: nothing, or a message of the office beside what templates say. */
export type ClientNote = { readonly isQuiet: boolean; readonly message: string };

/** As templates have it. */
export const usualNote: ClientNote = { isQuiet: false, message: '' };

/** The message as the API takes it among the values of a change; nothing where there is none, or where nothing is written. */
export function messageValues({ isQuiet, message }: ClientNote): Row {
  return isQuiet || message.trim() === '' ? {} : { client_message: message };
}
