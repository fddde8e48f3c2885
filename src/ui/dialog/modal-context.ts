import { createContext } from 'react';

/** The open dialog around a part, in which whatever floats over it has to be: the browser hides all else behind it. */
export const ModalContext = createContext<HTMLDialogElement | null>(null);
