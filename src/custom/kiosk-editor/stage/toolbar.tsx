import type { JSX } from 'react';
import { type Alignment, align, alignments, distribute } from '../../../../contract/rules/kiosk/editing/geometry.ts';
import type { KioskPage, Rect } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import type { EditorEvent, EditorState } from '../state/editor-state.ts';
import { useKioskWords } from '../state/kiosk-words.ts';

type ToolbarProps = {
  readonly state: EditorState;
  readonly page: KioskPage;
  readonly zoom: number;
  readonly grid: number;
  readonly onZoom: (zoom: number | 'fit') => void;
  readonly onGrid: (grid: number) => void;
  readonly onAdd: () => void;
  readonly dispatch: (event: EditorEvent) => void;
};

const icons: Readonly<Record<Alignment, IconName>> = {
  left: 'alignLeft',
  center: 'alignCenter',
  right: 'alignRight',
  top: 'alignTop',
  middle: 'alignMiddle',
  bottom: 'alignBottom',
};

/** What is done with the page and the chosen buttons, over the stage. */
export function Toolbar({ state, page, zoom, grid, onZoom, onGrid, onAdd, dispatch }: ToolbarProps): JSX.Element {
  const { tools: said, sample } = useKioskWords();
  const layout = state.history.present;
  const chosen = page.buttons.filter(({ id }) => state.chosen.includes(id));
  const place = (boxes: readonly (Rect & { readonly id: string })[]): void => {
    const places = new Map(boxes.map(({ id, x, y, width, height }) => [id, { x, y, width, height }]));
    dispatch({ on: 'command', command: { do: 'place_buttons', page: page.id, places } });
  };
  const stack = (to: 'front' | 'back') => (): void =>
    dispatch({ on: 'command', command: { do: 'stack', page: page.id, ids: state.chosen, to } });
  return (
    <div className="kiosk-tools" role="toolbar" aria-label={said.label}>
      <Button icon="plus" tone="plain" onClick={onAdd}>
        {said.addButton}
      </Button>
      <span className="kiosk-tools__rule" />
      {alignments.map((to) => (
        <IconButton
          key={to}
          icon={icons[to]}
          label={said.align[to]}
          disabled={chosen.length === 0}
          onClick={() => place(align(chosen, to, layout))}
        />
      ))}
      <IconButton icon="distributeX" label={said.distributeX} disabled={chosen.length < 3} onClick={() => place(distribute(chosen, 'x'))} />
      <IconButton icon="distributeY" label={said.distributeY} disabled={chosen.length < 3} onClick={() => place(distribute(chosen, 'y'))} />
      <IconButton icon="toFront" label={said.front} disabled={chosen.length === 0} onClick={stack('front')} />
      <IconButton icon="toBack" label={said.behind} disabled={chosen.length === 0} onClick={stack('back')} />
      <span className="kiosk-tools__rule" />
      <IconButton
        icon="grid"
        tone={grid === 0 ? 'plain' : 'secondary'}
        label={said.grid(4)}
        aria-pressed={grid > 0}
        onClick={() => onGrid(grid === 0 ? 4 : 0)}
      />
      <span className="kiosk-tools__space" />
      <span className="kiosk-sample kiosk-sample--tool">{sample}</span>
      {layout.languages.length < 2 ? null : (
        <fieldset className="kiosk-segments" aria-label={said.language}>
          {layout.languages.map((language) => (
            <button
              key={language}
              type="button"
              className="kiosk-segments__one"
              aria-pressed={state.language === language}
              onClick={() => dispatch({ on: 'language', language })}
            >
              {said.languages[language]}
            </button>
          ))}
        </fieldset>
      )}
      <IconButton icon="minus" label={said.zoomOut} onClick={() => onZoom(Math.max(0.1, zoom / 1.25))} />
      <Button tone="plain" title={said.fit} onClick={() => onZoom('fit')}>
        {said.zoom(Math.round(zoom * 100))}
      </Button>
      <IconButton icon="plus" label={said.zoomIn} onClick={() => onZoom(Math.min(3, zoom * 1.25))} />
    </div>
  );
}
