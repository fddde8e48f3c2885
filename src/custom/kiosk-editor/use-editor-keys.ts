import { useRef } from 'react';
import { type WalkStep, walkTo } from '../../../contract/rules/kiosk/editing/walk.ts';
import { type KioskButton, type KioskPage, layoutLimits } from '../../../contract/rules/kiosk/layout/layout.ts';
import { readCopied, writeCopied } from './state/clipboard.ts';
import { type EditorEvent, type EditorState, newId } from './state/editor-state.ts';
import type { EditedService } from './state/use-kiosk.ts';

type Keys = {
  readonly state: EditorState;
  readonly page: KioskPage;
  readonly services: readonly EditedService[];
  readonly dispatch: (event: EditorEvent) => void;
  /** Says what was done to those who do not see it. */
  readonly say: (what: 'copied' | 'pasted' | 'removed' | 'full', count: number) => void;
};

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows move a button, so these lead to another one; Tab leaves the page. */
const walks: Readonly<Record<string, WalkStep>> = { PageDown: 'next', PageUp: 'previous', Home: 'first', End: 'last' };

/** What is written in, and what is over the screen, keep their own keys. */
const ownKeys = 'input:not([type="radio"], [type="checkbox"]), textarea, dialog';

/** Everything that the editor does by keys. */
export function useEditorKeys({ state, page, services, dispatch, say }: Keys) {
  const gesture = useRef({ name: '', count: 0 });
  const { chosen } = state;
  const buttons = page.buttons.filter(({ id }) => chosen.includes(id));

  const copy = (): void => {
    if (buttons.length === 0) return;
    writeCopied(localStorage, buttons, services);
    say('copied', buttons.length);
  };
  const add = (added: readonly KioskButton[]): void => {
    const layout = state.history.present;
    const room = layoutLimits.buttonsOfPage - page.buttons.length;
    if (added.length === 0) return;
    if (room < added.length) return say('full', 0);
    const fresh: KioskButton[] = [];
    for (const button of added) {
      const id = newId(
        layout,
        'b',
        fresh.map((one) => one.id),
      );
      const target = layout.pages.some((one) => one.id === button.target_page_id) ? button.target_page_id : null;
      const limit = { x: layout.width - button.width, y: layout.height - button.height };
      fresh.push({
        ...button,
        id,
        target_page_id: target,
        x: Math.max(0, Math.min(limit.x, button.x)),
        y: Math.max(0, Math.min(limit.y, button.y)),
      });
    }
    dispatch({ on: 'command', command: { do: 'add_buttons', page: page.id, buttons: fresh }, chosen: fresh.map(({ id }) => id) });
    say('pasted', fresh.length);
  };
  const shifted = (all: readonly KioskButton[]): readonly KioskButton[] =>
    all.map((button) => ({ ...button, x: button.x + 16, y: button.y + 16 }));
  const paste = (): void => {
    const copied = readCopied(localStorage, services);
    const isTaken = copied.some((one) => page.buttons.some(({ x, y }) => x === one.x && y === one.y));
    add(isTaken ? shifted(copied) : copied);
  };
  const duplicate = (): void => add(shifted(buttons));
  const remove = (): void => {
    if (buttons.length === 0) return;
    dispatch({ on: 'command', command: { do: 'remove_buttons', page: page.id, ids: chosen } });
    say('removed', buttons.length);
  };
  const choose = (ids: readonly string[]): void => dispatch({ on: 'choose', chosen: ids });

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (target instanceof HTMLElement && target.closest(ownKeys) !== null) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const commands: Readonly<Record<string, () => void>> = {
      z: () => dispatch({ on: event.shiftKey ? 'redo' : 'undo' }),
      y: () => dispatch({ on: 'redo' }),
      c: copy,
      x: () => {
        copy();
        remove();
      },
      v: paste,
      d: duplicate,
      a: () => choose(page.buttons.map(({ id }) => id)),
    };
    const step = steps[key];
    const stage = target instanceof HTMLElement ? target.closest<HTMLElement>('.kiosk-stage') : null;
    const walk = walks[key];
    if (isCommand && commands[key.toLowerCase()] !== undefined) commands[key.toLowerCase()]?.();
    else if (isCommand || stage === null) return;
    else if (key === 'Delete' || key === 'Backspace') remove();
    else if (key === 'Escape' && chosen.length > 0) choose([]);
    else if (walk !== undefined) walkBy(walk, stage, event.shiftKey);
    else if (step !== undefined && buttons.length > 0) moveBy(step, event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The focus chooses the button that it reaches; with Shift those before stay chosen. */
  const walkBy = (walk: WalkStep, stage: HTMLElement, isMore: boolean): void => {
    const from = stage.querySelector<HTMLElement>('[data-box][tabindex="0"]')?.dataset['box'];
    const to = walkTo(page.buttons, from, walk);
    if (to === undefined) return;
    stage.querySelector<HTMLElement>(`[data-box="${CSS.escape(to.id)}"]`)?.focus();
    if (isMore) choose([...new Set([...chosen, to.id])]);
  };

  /** A key that is held down is one step. */
  const moveBy = ([x, y]: readonly [x: number, y: number], { shiftKey, altKey, repeat, key }: KeyboardEvent): void => {
    const by = shiftKey ? 10 : 1;
    if (!repeat || gesture.current.name !== key) gesture.current = { name: key, count: gesture.current.count + 1 };
    const places = new Map(
      buttons.map((button) => {
        const { width, height } = button;
        const place = altKey
          ? { x: button.x, y: button.y, width: larger(width, x * by), height: larger(height, y * by) }
          : { x: button.x + x * by, y: button.y + y * by, width, height };
        return [button.id, place];
      }),
    );
    dispatch({ on: 'command', command: { do: 'place_buttons', page: page.id, places }, gesture: `key ${gesture.current.count}` });
  };

  return { onKeyDown, copy, paste, duplicate, remove };
}

const larger = (length: number, by: number): number => Math.max(layoutLimits.smallestButton, length + by);
