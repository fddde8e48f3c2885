import { createContext, useContext } from 'react';
import { entrance as czech, type EntranceWords } from '../../../contract/messages/cs/console/sign-in/entrance.ts';

export type { EntranceWords };

/** What is said before there is a session: the part of the catalogue that the first download carries. */
export const EntranceWordsContext = createContext<EntranceWords>(czech);

/** Words of signing in. */
export function useEntranceWords(): EntranceWords {
  return useContext(EntranceWordsContext);
}
