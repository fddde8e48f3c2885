import { type Dispatch, type RefObject, useCallback, useEffect, useState } from 'react';
import type { LayoutFault } from '../../../../contract/rules/kiosk/check-layout.ts';
import type { KioskLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import type { EditorEvent } from './editor-state.ts';
import { faultyField } from './faulty-field.ts';

/** Leads from a check to its place: the page and its buttons are shown, and the cursor is in the field that fixes the fault. */
export function useShownFault(editor: RefObject<HTMLElement | null>, dispatch: Dispatch<EditorEvent>) {
  const [sought, seek] = useState<{ readonly selector: string } | null>(null);
  useEffect(() => {
    const place = sought === null ? null : editor.current?.querySelector<HTMLElement>(sought.selector);
    place?.focus();
    // What is typed next replaces the text that is wrong.
    if (place instanceof HTMLInputElement) place.select();
  }, [sought, editor]);
  return useCallback(
    (fault: LayoutFault, layout: KioskLayout): void => {
      const { page, button, other } = fault;
      const { field, look } = faultyField(fault, layout);
      dispatch({ on: 'page', page, chosen: [button, other].filter((id) => id !== undefined), look });
      const elsewhere = button === undefined ? '.kiosk-tree [aria-current="page"]' : `[data-box="${CSS.escape(button)}"]`;
      seek({ selector: field === undefined ? elsewhere : `[data-field="${field}"] :is(.input, .button)` });
    },
    [dispatch],
  );
}
