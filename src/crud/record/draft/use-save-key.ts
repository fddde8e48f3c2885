import { useEffect } from 'react';

/**
 * Ctrl+S (Cmd+S) saves the form instead of the page, from anywhere but a dialog, and not from under a drawer. One that is
 * hidden behind another tab gives way to a form that is seen there.
 */
export function useSaveKey(formId: string, save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const form = document.getElementById(formId);
      const over = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')];
      if (over.every((one) => one.contains(form)) && !givesWay(form)) save();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [formId, save]);
}

function givesWay(form: HTMLElement | null): boolean {
  const isSeen = (one: Element | null): boolean => one?.closest('[hidden]') === null;
  return !isSeen(form) && [...document.querySelectorAll('form[novalidate]')].some(isSeen);
}
