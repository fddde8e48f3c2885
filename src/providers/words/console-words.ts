import { useLocale } from 'ra-core';
import { type ConsoleWords, type Messages, messagesFor } from '../../../contract/messages/index.ts';

/** Everything that is said, in the chosen language. */
export function useMessages(): Messages {
  return messagesFor(useLocale() === 'en' ? 'en' : 'cs');
}

/** The words of the console that belong to no entity. */
export function useConsoleWords(): ConsoleWords {
  return useMessages().console;
}
