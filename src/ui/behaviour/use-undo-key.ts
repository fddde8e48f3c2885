import { useEffect } from 'react';

/** Ctrl+Z presses the button, except where it takes back what is being typed. */
export function useUndoKey(button: { readonly current: HTMLButtonElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]') !== null) return;
      event.preventDefault();
      button.current?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [button]);
}
