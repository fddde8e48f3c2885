import { type Dispatch, type RefObject, useCallback, useEffect, useState } from 'react';
import type { LayoutFault } from '../../../../contract/rules/kiosk/check-layout.ts';
import {
  type KioskButton,
  type KioskLayout,
  type Look,
  type LookState,
  pageOfLayout,
} from '../../../../contract/rules/kiosk/layout/layout.ts';
import type { EditorEvent } from './editor-state.ts';

/** Fields of the properties that a check can lead to. */
export type FaultyField =
  | 'start'
  | 'service'
  | 'target'
  | 'function'
  | 'detail'
  | 'color'
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | `text ${'cs' | 'en'}`;

type Faulty = {
  /** Without one the fault is fixed on the page: buttons over each other, a page that nothing leads to. */
  readonly field?: FaultyField;
  /** The state in which the field has the value that is wrong. */
  readonly look: LookState;
};

/** The field in which a fault is fixed, and the state that it is shown in. */
export function faultyField(fault: LayoutFault, layout: KioskLayout): Faulty {
  const { kind, language = 'cs' } = fault;
  const button = pageOfLayout(layout, fault.page)?.buttons.find(({ id }) => id === fault.button);
  switch (kind) {
    case 'start_missing':
      return { field: 'start', look: 'active' };
    case 'service_missing':
    case 'service_unknown':
    case 'service_reserve':
      return { field: 'service', look: 'active' };
    case 'service_uncounted':
      return { field: 'detail', look: 'active' };
    case 'target_missing':
      return { field: 'target', look: 'active' };
    case 'language_alone':
      return { field: 'function', look: 'active' };
    case 'service_renamed':
      return { field: 'text cs', look: 'active' };
    case 'text_missing':
    case 'text_untranslated':
      return { field: `text ${language}`, look: 'active' };
    case 'text_cut':
      return { field: `text ${language}`, look: ownerOf(fault, button, ['text']) };
    case 'low_contrast':
      return { field: 'color', look: ownerOf(fault, button, ['color', 'background']) };
    case 'outside':
      return { ...(button === undefined ? {} : { field: crossing(button, layout) }), look: 'active' };
    case 'overlap':
    case 'unreachable':
    case 'no_way_back':
      return { look: 'active' };
  }
}

/** The state of the fault where it has such a value of its own; else the active one, which it comes from. */
function ownerOf({ state = 'active' }: LayoutFault, button: KioskButton | undefined, names: readonly (keyof Look)[]): LookState {
  if (state === 'active' || button === undefined) return 'active';
  return names.some((name) => button.looks[state][name] !== undefined) ? state : 'active';
}

/** Which number takes a button over the edge: its size only where no place would do. */
function crossing({ x, y, width, height }: KioskButton, layout: KioskLayout): FaultyField {
  if (width > layout.width) return 'width';
  if (x < 0 || x + width > layout.width) return 'x';
  if (height > layout.height) return 'height';
  return y < 0 || y + height > layout.height ? 'y' : 'x';
}

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
