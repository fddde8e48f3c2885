import { useLocale } from 'ra-core';
import { messagesIn } from '../../../contract/messages/fetched.ts';
import type { ConsoleWords, Messages } from '../../../contract/messages/texts.ts';

/** Everything that is said, in the chosen language. */
export function useMessages(): Messages {
  return messagesIn(useLocale() === 'en' ? 'en' : 'cs');
}

/** The words of the console that belong to no entity. */
export function useConsoleWords(): ConsoleWords {
  return useMessages().console;
}
