import { createContext, useContext } from 'react';
import { type AuthPagesWords, authPages as czech } from '../../../contract/messages/cs/console/sign-in/auth-pages.ts';

export type { AuthPagesWords };

/** What is said before there is a session: the part of the catalogue that the first download carries. */
export const AuthPagesWordsContext = createContext<AuthPagesWords>(czech);

/** Words of signing in. */
export function useAuthPagesWords(): AuthPagesWords {
  return useContext(AuthPagesWordsContext);
}
