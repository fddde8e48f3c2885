import { useEffect } from 'react';

/** Ctrl+S (Cmd+S) saves the form instead of the page, from anywhere but a dialog, and not from under a drawer. */
export function useSaveKey(formId: string, save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const form = document.getElementById(formId);
      const over = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')];
      if (over.every((one) => one.contains(form))) save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [formId, save]);
}
