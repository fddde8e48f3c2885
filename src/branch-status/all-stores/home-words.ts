import { home as czech, type HomeWords } from '../../../contract/messages/cs/console/stores/home.ts';
import { home as english } from '../../../contract/messages/en/console/stores/home.ts';
import { wordsHook } from '../../crud/core/words.ts';

/** Words of the dashboard, which monitoring uses too: they are fetched with these screens. */
export const useHomeWords = wordsHook<HomeWords>(czech, english);
