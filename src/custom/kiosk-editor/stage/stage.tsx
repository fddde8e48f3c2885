import { type JSX, memo, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Handle } from '../../../../contract/rules/kiosk/editing/geometry.ts';
import type { KioskButton, KioskPage } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { drawKioskPage } from '../../../kiosk-design/drawn/draw-kiosk-page.ts';
import { buttonName } from '../state/button-name.ts';
import type { EditorEvent, EditorState } from '../state/editor-state.ts';
import { useKioskWords } from '../state/kiosk-words.ts';
import type { Kiosk } from '../state/use-kiosk.ts';
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
  const layout = state.history.present;
  const { chosen } = state;
  const { guides, frame, pressBox, pressHandle, ...gestures } = useGestures({ layout, page, chosen, zoom, grid, dispatch });
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
  return (
    <div className="kiosk-stage__page" style={{ width: width * zoom, height: height * zoom }}>
      <DrawnPage {...{ kiosk, state, page, zoom }} />
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
            {...{ button, zoom, onPress, onFocus }}
            name={buttonName(said, button, state.language)}
            isChosen={chosen.includes(button.id)}
            hasError={wrong.has(button.id)}
          />
        ))}
        {only === undefined ? null : <Handles button={only} zoom={zoom} onPress={pressHandle} />}
        {guides.map(({ axis, at, from, to }) => (
          <span
            key={axis}
            className={`kiosk-guide kiosk-guide--${axis}`}
            aria-hidden="true"
            style={
              axis === 'x'
                ? { left: at * zoom, top: from * zoom, height: (to - from) * zoom }
                : { top: at * zoom, left: from * zoom, width: (to - from) * zoom }
            }
          />
        ))}
        {frame === null ? null : (
          <span
            className="kiosk-frame"
            aria-hidden="true"
            style={{ left: frame.x * zoom, top: frame.y * zoom, width: frame.width * zoom, height: frame.height * zoom }}
          />
        )}
        {page.buttons.length === 0 ? <p className="kiosk-stage__empty">{said.stage.empty}</p> : null}
      </div>
    </div>
  );
}

type DrawnPageProps = Pick<StageProps, 'kiosk' | 'state' | 'page' | 'zoom'>;

/** The chosen buttons are shown in the state that is edited; the others as they are when a client comes. */
function DrawnPage({ kiosk, state, page, zoom }: DrawnPageProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const { history, chosen, look, language } = state;
  useLayoutEffect(() => {
    if (root.current === null) return;
    drawKioskPage(root.current, {
      kiosk,
      layout: history.present,
      page,
      language,
      stateOf: (id) => (chosen.includes(id) ? look : 'active'),
    });
  }, [kiosk, history.present, page, language, chosen, look]);
  return <div ref={root} className="kiosk-stage__drawn" aria-hidden="true" inert style={{ transform: `scale(${zoom})` }} />;
}

type BoxProps = {
  readonly button: KioskButton;
  readonly name: string;
  readonly zoom: number;
  readonly isChosen: boolean;
  readonly hasError: boolean;
  readonly onPress: (event: PointerEvent<HTMLElement>, id: string) => void;
  readonly onFocus: (id: string) => void;
};

/** The place of a button, over the drawn page: what is dragged and walked through by Tab. */
const Box = memo(function Box({ button, name, zoom, isChosen, hasError, onPress, onFocus }: BoxProps): JSX.Element {
  const { id, x, y, width, height } = button;
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

/** Corners and edges, by which the only chosen button is resized. */
const handles: readonly (Handle & { readonly name: string })[] = [
  { x: -1, y: -1, name: 'nw' },
  { x: 0, y: -1, name: 'n' },
  { x: 1, y: -1, name: 'ne' },
  { x: 1, y: 0, name: 'e' },
  { x: 1, y: 1, name: 'se' },
  { x: 0, y: 1, name: 's' },
  { x: -1, y: 1, name: 'sw' },
  { x: -1, y: 0, name: 'w' },
];

type HandlesProps = {
  readonly button: KioskButton;
  readonly zoom: number;
  readonly onPress: (event: PointerEvent<HTMLElement>, handle: Handle) => void;
};

/** Handles are for pointers alone: keys resize by Alt and arrows, and the fields of the properties by numbers. */
function Handles({ button, zoom, onPress }: HandlesProps): JSX.Element {
  const { x, y, width, height } = button;
  return (
    <>
      {handles.map((handle) => (
        <span
          key={handle.name}
          className={`kiosk-handle kiosk-handle--${handle.name}`}
          aria-hidden="true"
          style={{ left: (x + (width * (handle.x + 1)) / 2) * zoom, top: (y + (height * (handle.y + 1)) / 2) * zoom }}
          onPointerDown={(event) => onPress(event, handle)}
        />
      ))}
      <span className="kiosk-measure" aria-hidden="true" style={{ left: (x + width / 2) * zoom, top: (y + height) * zoom }}>
        {width} × {height}
      </span>
    </>
  );
}
