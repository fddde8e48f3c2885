import { type JSX, memo, type PointerEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { KioskButton, KioskPage } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { buttonName } from '../state/button-name.ts';
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
  readonly dispatch: (event: EditorEvent) => void;
};

/** The page in true proportions, drawn as the kiosk draws it, and over it the places of its buttons. */
export function Stage({ kiosk, state, page, zoom, grid, wrong, dispatch }: StageProps): JSX.Element {
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
  const onFocus = useCallback(
    (id: string) => {
      if (!latest.current.includes(id)) dispatch({ on: 'choose', chosen: [id] });
    },
    [dispatch],
  );
  const only = chosen.length === 1 ? page.buttons.find(({ id }) => id === chosen[0]) : undefined;
  const { width, height } = layout;
  const all = new Set(chosen);
  return (
    <div ref={stage} className="kiosk-stage__page" style={{ width: width * zoom, height: height * zoom }}>
      <DrawnPage {...{ kiosk, layout, page, chosen, look, language, zoom, live }} />
      <div
        className="kiosk-stage__boxes"
        onPointerDown={gestures.pressPage}
        onPointerMove={gestures.onPointerMove}
        onPointerUp={gestures.onPointerUp}
        onPointerCancel={gestures.onPointerCancel}
      >
        {page.buttons.map((button) => (
          <Box
            key={button.id}
            {...{ button, zoom, live, onPress, onFocus }}
            name={buttonName(said, button, language)}
            isChosen={all.has(button.id)}
            hasError={wrong.has(button.id)}
          />
        ))}
        <GestureMarks {...{ live, only, zoom }} onPress={pressHandle} />
        {page.buttons.length === 0 ? <p className="kiosk-stage__empty">{said.stage.empty}</p> : null}
      </div>
    </div>
  );
}

type BoxProps = {
  readonly button: KioskButton;
  readonly name: string;
  readonly zoom: number;
  readonly live: LiveGesture;
  readonly isChosen: boolean;
  readonly hasError: boolean;
  readonly onPress: (event: PointerEvent<HTMLElement>, id: string) => void;
  readonly onFocus: (id: string) => void;
};

/** The place of a button, over the drawn page: what is dragged and walked through by Tab. */
const Box = memo(function Box({ button, name, zoom, live, isChosen, hasError, onPress, onFocus }: BoxProps): JSX.Element {
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
      style={{ left: x * zoom, top: y * zoom, width: width * zoom, height: height * zoom }}
      onPointerDown={(event) => onPress(event, id)}
      onFocus={() => onFocus(id)}
    />
  );
});
