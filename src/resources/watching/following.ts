import { createContext } from 'react';

/** Whether the console is told of changes now. The stream is no matter of screens: whoever holds it says so. */
export const FollowingContext = createContext(true);
