import { expect, it } from 'vitest';
import type { KioskButton } from '../../../contract/rules/kiosk/layout/layout.ts';
import { editorReducer, startEditor } from '../../../src/custom/kiosk-editor/state/editor-state.ts';
import { aLayout } from '../../support/kiosk-layouts.ts';

type Editor = ReturnType<typeof startEditor>;

const choose = (state: Editor, button: KioskButton): Editor => editorReducer(state, { on: 'choose', chosen: [button.id] });

/** Types a letter into the text of a button, as its field does. */
function type(state: Editor, { id }: KioskButton, cs: string): Editor {
  const command = { do: 'patch_look', page: state.page, ids: [id], state: 'active', patch: { text: { cs, en: '' } } } as const;
  return editorReducer(state, { on: 'command', command, gesture: 'look active text cs' });
}

it('texts of two buttons are two steps, the letters of one are a single step', () => {
  const start = startEditor(aLayout());
  const [one, other] = start.history.present.pages.find(({ id }) => id === start.page)?.buttons ?? [];
  if (one === undefined || other === undefined) throw new Error('the layout has too few buttons');
  const first = type(type(choose(start, one), one, 'P'), one, 'Pa');
  expect(first.history.past).toHaveLength(1);
  const both = type(choose(first, other), other, 'O');
  expect(both.history.past).toHaveLength(2);
  expect(editorReducer(both, { on: 'undo' }).history.present).toEqual(first.history.present);
});
