import { createContext, useContext, useEffect } from 'react';

/** Name of the application, which every document title ends with. */
export const ApplicationNameContext = createContext('');

/** Names the document after the screen: "Pobočky – Centrální aplikace". A screen that goes takes its name along. */
export function useDocumentTitle(title: string): void {
  const application = useContext(ApplicationNameContext);
  useEffect(() => {
    document.title = title === '' ? application : `${title} – ${application}`;
    return () => {
      document.title = application;
    };
  }, [title, application]);
}
