import { createContext, useContext, useEffect } from 'react';

/** Name of the application, which every document title ends with. */
export const ApplicationNameContext = createContext('');

/** Names the document after the screen: "Pobočky – Centrální aplikace". */
export function useDocumentTitle(title: string): void {
  const application = useContext(ApplicationNameContext);
  useEffect(() => {
    document.title = title === '' ? application : `${title} – ${application}`;
  }, [title, application]);
}
