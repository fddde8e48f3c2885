import { createContext } from 'react';
import type { LoadAdditions } from './additions.ts';

/** What entities add, for screens that show records of any of them; nothing of any where the console gives none. */
export const AdditionsContext = createContext<LoadAdditions>(async () => ({}));
