import { createContext, useContext, useEffect } from 'react';

/** Name of the application, which every document title ends with. */
export const ApplicationNameContext = createContext('');

/** Names the document after the screen: "Pobočky – Centrální aplikace". A screen that goes takes its name along. */
export function useDocumentTitle(title: string): void {
  const application = useContext(ApplicationNameContext);
  useEffect(() => {
    const shown = title === '' ? application : `${title} – ${application}`;
    document.title = shown;
    return () => {
      // What lay over another screen may have given the title back to it already.
      if (document.title === shown) document.title = application;
    };
  }, [title, application]);
}
