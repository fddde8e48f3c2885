import type { LayoutCommand } from '../../../../contract/rules/kiosk/editing/commands.ts';
import { endGesture, type LayoutHistory, perform, redo, startHistory, undo } from '../../../../contract/rules/kiosk/editing/history.ts';
import { type KioskLanguage, type KioskLayout, type LookState, pageOfLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';

/** What the editor shows and what is chosen in it. Only `history.present` is saved. */
export type EditorState = {
  readonly history: LayoutHistory;
  readonly page: string;
  /** Identifiers of the chosen buttons of the page. */
  readonly chosen: readonly string[];
  readonly language: KioskLanguage;
  /** The state that looks are edited and shown in. */
  readonly look: LookState;
};

export type EditorEvent =
  | { readonly on: 'command'; readonly command: LayoutCommand; readonly gesture?: string | undefined; readonly chosen?: readonly string[] }
  | { readonly on: 'undo' }
  | { readonly on: 'redo' }
  | { readonly on: 'page'; readonly page: string; readonly chosen?: readonly string[]; readonly look?: LookState }
  | { readonly on: 'choose'; readonly chosen: readonly string[] }
  | { readonly on: 'language'; readonly language: KioskLanguage }
  | { readonly on: 'look'; readonly look: LookState };

export function startEditor(layout: KioskLayout): EditorState {
  return { history: startHistory(layout), page: layout.start_page_id, chosen: [], language: layout.languages[0] ?? 'cs', look: 'active' };
}

/** The next state. What is chosen and shown follows the layout: a page or a button that is gone is not chosen any longer. */
export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.on) {
    case 'command': {
      const { command, gesture, chosen = state.chosen } = event;
      const page = command.do === 'add_page' ? command.page.id : state.page;
      return settled({ ...state, page, chosen, history: perform(state.history, command, gesture ?? null) });
    }
    case 'undo':
      return settled({ ...state, history: undo(state.history) });
    case 'redo':
      return settled({ ...state, history: redo(state.history) });
    case 'page': {
      const { page, chosen = [], look = 'active' } = event;
      return settled({ ...state, history: endGesture(state.history), page, chosen, look });
    }
    case 'choose':
      // The same field of another button is another text.
      return settled({ ...state, history: endGesture(state.history), chosen: event.chosen });
    case 'language':
      return { ...state, language: event.language };
    case 'look':
      return { ...state, look: event.look };
  }
}

function settled(state: EditorState): EditorState {
  const { present } = state.history;
  const page = pageOfLayout(present, state.page) ?? pageOfLayout(present, present.start_page_id) ?? present.pages[0];
  const chosen = state.chosen.filter((id) => page?.buttons.some((button) => button.id === id) === true);
  const language = present.languages.includes(state.language) ? state.language : (present.languages[0] ?? 'cs');
  return { ...state, page: page?.id ?? state.page, chosen, language, look: chosen.length === 0 ? 'active' : state.look };
}

/** An identifier that no part of the layout has. */
export function newId(layout: KioskLayout, kind: 'p' | 'b', beyond: readonly string[] = []): string {
  const known = new Set([...layout.pages.flatMap((page) => [page.id, ...page.buttons.map(({ id }) => id)]), ...beyond]);
  for (let number = known.size + 1; ; number += 1) if (!known.has(`${kind}${number}`)) return `${kind}${number}`;
}
