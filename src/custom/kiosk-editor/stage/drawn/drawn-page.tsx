import { type JSX, memo, useLayoutEffect, useRef } from 'react';
import { applyCommand } from '../../../../../contract/rules/kiosk/editing/commands.ts';
import { type KioskPage, pageOfLayout } from '../../../../../contract/rules/kiosk/layout/layout.ts';
import { drawKioskPage } from '../../../../kiosk-design/drawn/draw-kiosk-page.ts';
import type { EditorState } from '../../state/editor-state.ts';
import type { Kiosk } from '../../state/use-kiosk.ts';
import type { LiveGesture } from './live-gesture.ts';

type DrawnPageProps = Pick<EditorState, 'chosen' | 'look' | 'language'> & {
  readonly kiosk: Kiosk;
  readonly layout: EditorState['history']['present'];
  readonly page: KioskPage;
  readonly zoom: number;
  readonly live: LiveGesture;
};

/** The chosen buttons are shown in the state that is edited; the others as they are when a client comes. */
export const DrawnPage = memo(function DrawnPage({ kiosk, layout, page, language, chosen, look, zoom, live }: DrawnPageProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const draw = (shown: typeof layout, shownPage: KioskPage): void => {
      if (root.current === null) return;
      const stateOf = (id: string) => (chosen.includes(id) ? look : 'active');
      drawKioskPage(root.current, { kiosk, layout: shown, page: shownPage, language, stateOf });
    };
    draw(layout, page);
    // A button that is resized is drawn again, because its texts may break elsewhere; the others stay as they are.
    let isResized = false;
    return live.subscribe(() => {
      const { resized } = live.get();
      if (resized !== null) {
        const shown = applyCommand(layout, { do: 'place_buttons', page: page.id, places: new Map([[resized.id, resized.place]]) });
        draw(shown, pageOfLayout(shown, page.id) ?? page);
      } else if (isResized) draw(layout, page);
      isResized = resized !== null;
    });
  }, [kiosk, layout, page, language, chosen, look, live]);
  return <div ref={root} className="kiosk-stage__drawn" aria-hidden="true" inert style={{ transform: `scale(${zoom})` }} />;
});
