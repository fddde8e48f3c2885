import { createContext, type FormEvent, type RefObject, useRef } from 'react';

/** What a dialog says before the text typed in it is lost by Escape or by a press next to it; empty where nothing is asked. */
export const TypedTextContext = createContext('');

type TypedText = { readonly onInput: (event: FormEvent) => void; readonly isLeft: () => boolean };

/** Remembers the fields of a dialog in which a person typed a text, and whether any of them is left with one. */
export function useTypedText(): TypedText {
  const fields: RefObject<Set<Field>> = useRef(new Set());
  return {
    onInput: ({ target }) => {
      if (isText(target)) fields.current.add(target);
    },
    isLeft: () => [...fields.current].some((field) => field.isConnected && field.value.trim() !== ''),
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const types: readonly string[] = ['text', 'email', 'tel', 'url'];

/** Searches, choices, passwords and codes are typed again at once. */
function isText(target: EventTarget): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return types.includes(target.type) && target.role !== 'combobox' && target.autocomplete !== 'one-time-code';
}
