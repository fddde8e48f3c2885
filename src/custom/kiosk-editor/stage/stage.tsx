import { type JSX, memo, type PointerEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inReadingOrder } from '../../../../contract/rules/kiosk/editing/walk.ts';
import type { KioskButton, KioskPage } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { buttonName } from '../../../kiosk-design/changes/page-parts.ts';
import type { EditorEvent, EditorState } from '../state/editor-state.ts';
import { useKioskWords } from '../state/kiosk-words.ts';
import type { Kiosk } from '../state/use-kiosk.ts';
import { DrawnPage } from './drawn/drawn-page.tsx';
import { GestureMarks } from './drawn/gesture-marks.tsx';
import type { LiveGesture } from './drawn/live-gesture.ts';
import { useMovedNodes } from './drawn/use-moved-nodes.ts';
import { useGestures } from './use-gestures.ts';

type StageProps = {
  readonly kiosk: Kiosk;
  readonly state: EditorState;
  readonly page: KioskPage;
  readonly zoom: number;
  readonly grid: number;
  /** Buttons of the page with an error. */
  readonly wrong: ReadonlySet<string>;
  /** The identifier of what says which keys there are. */
  readonly helpId: string;
  readonly dispatch: (event: EditorEvent) => void;
};

/** The page in true proportions, drawn as the kiosk draws it, and over it the places of its buttons. */
export function Stage({ kiosk, state, page, zoom, grid, wrong, helpId, dispatch }: StageProps): JSX.Element {
  const said = useKioskWords();
  const stage = useRef<HTMLDivElement>(null);
  const layout = state.history.present;
  const { chosen, look, language } = state;
  const { live, pressBox, pressHandle, ...gestures } = useGestures({ layout, page, chosen, zoom, grid, dispatch });
  useMovedNodes(stage, live);
  const press = useRef(pressBox);
  useEffect(() => {
    press.current = pressBox;
  });
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  });
  const onPress = useCallback<typeof pressBox>((event, id) => press.current(event, id), []);
  const [reached, setReached] = useState('');
  const isByKeys = useRef(false);
  const onFocus = useCallback(
    (id: string, byKeys: boolean) => {
      isByKeys.current = byKeys;
      setReached(id);
      if (!latest.current.includes(id)) dispatch({ on: 'choose', chosen: [id] });
    },
    [dispatch],
  );
  // Another control has the focus now: what disappears later on took it from there.
  const onLeave = useCallback(() => {
    isByKeys.current = false;
  }, []);
  const only = chosen.length === 1 ? page.buttons.find(({ id }) => id === chosen[0]) : undefined;
  const { width, height } = layout;
  const all = new Set(chosen);
  const current = currentOf(page.buttons, chosen, reached);
  // A button that is removed takes the focus with it: who works by keys goes on at the one that Tab would lead to.
  useEffect(() => {
    if (page.buttons.length === 0 || !isByKeys.current || document.activeElement !== document.body) return;
    stage.current?.querySelector<HTMLElement>('[data-box][tabindex="0"]')?.focus();
  }, [page.buttons]);
  return (
    <div ref={stage} className="kiosk-stage__page" style={{ width: width * zoom, height: height * zoom }}>
      <DrawnPage {...{ kiosk, layout, page, chosen, look, language, zoom, live }} />
      <div
        className="kiosk-stage__boxes"
        role="group"
        aria-label={said.stage.buttons(page.buttons.length)}
        aria-describedby={helpId}
        onPointerDown={gestures.pressPage}
        onPointerMove={gestures.onPointerMove}
        onPointerUp={gestures.onPointerUp}
        onPointerCancel={gestures.onPointerCancel}
      >
        {page.buttons.map((button) => (
          <Box
            key={button.id}
            {...{ button, zoom, live, onPress, onFocus, onLeave }}
            name={buttonName(said, button, language)}
            isChosen={all.has(button.id)}
            hasError={wrong.has(button.id)}
            isCurrent={button.id === current}
          />
        ))}
        <GestureMarks {...{ live, only, zoom }} onPress={pressHandle} />
        {page.buttons.length === 0 ? <p className="kiosk-stage__empty">{said.stage.empty}</p> : null}
      </div>
    </div>
  );
}

/** The button that Tab leads to, the only one of the page: the last reached among the chosen, or else the first as the page is read. */
function currentOf(buttons: readonly KioskButton[], chosen: readonly string[], reached: string): string | undefined {
  const last = chosen.length === 0 || chosen.includes(reached) ? reached : chosen.at(-1);
  return (buttons.find(({ id }) => id === last) ?? inReadingOrder(buttons)[0])?.id;
}

type BoxProps = {
  readonly button: KioskButton;
  readonly name: string;
  readonly zoom: number;
  readonly live: LiveGesture;
  readonly isChosen: boolean;
  readonly hasError: boolean;
  readonly isCurrent: boolean;
  readonly onPress: (event: PointerEvent<HTMLElement>, id: string) => void;
  readonly onFocus: (id: string, byKeys: boolean) => void;
  /** The focus went to another control; not where it was lost. */
  readonly onLeave: () => void;
};

/** The place of a button, over the drawn page: what is dragged and reached by keys. */
const Box = memo(function Box({
  button,
  name,
  zoom,
  live,
  isChosen,
  hasError,
  isCurrent,
  onPress,
  onFocus,
  onLeave,
}: BoxProps): JSX.Element {
  const { id } = button;
  const resized = useSyncExternalStore(live.subscribe, () => {
    const { resized: one } = live.get();
    return one?.id === id ? one.place : null;
  });
  const { x, y, width, height } = resized ?? button;
  const state = isChosen ? ' kiosk-box--chosen' : hasError ? ' kiosk-box--wrong' : '';
  return (
    <button
      type="button"
      className={`kiosk-box${state}`}
      data-box={id}
      aria-label={name}
      aria-pressed={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      style={{ left: x * zoom, top: y * zoom, width: width * zoom, height: height * zoom }}
      onPointerDown={(event) => onPress(event, id)}
      onFocus={({ target }) => onFocus(id, target.matches(':focus-visible'))}
      onBlur={({ relatedTarget }) => (relatedTarget === null ? undefined : onLeave())}
    />
  );
});
