import { type JSX, useDeferredValue, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { checkLayout, type LayoutFault } from '../../../contract/rules/kiosk/check-layout.ts';
import { freePlace } from '../../../contract/rules/kiosk/editing/free-place.ts';
import { inReadingOrder } from '../../../contract/rules/kiosk/editing/walk.ts';
import { type KioskButton, type KioskLayout, type KioskPage, pageOfLayout } from '../../../contract/rules/kiosk/layout/layout.ts';
import { newButton, newPage } from '../../../contract/rules/kiosk/layout/new-parts.ts';
import { measureOverflow } from '../../../drawing/page/draw-page.ts';
import { useKeyDown } from '../../ui/behaviour/use-key-down.ts';
import { Checks } from './checks.tsx';
import { EditorHeader } from './editor-header.tsx';
import { PageTree } from './page-tree.tsx';
import { ButtonProperties } from './properties/button-properties.tsx';
import { PageProperties } from './properties/page-properties.tsx';
import { Stage } from './stage/stage.tsx';
import { Toolbar } from './stage/toolbar.tsx';
import { editorReducer, newId, startEditor } from './state/editor-state.ts';
import { useShownFault } from './state/faulty-field.ts';
import { preparedWords, useKioskWords } from './state/kiosk-words.ts';
import type { Kiosk } from './state/use-kiosk.ts';
import { useRenamedServices } from './state/use-renamed-services.ts';
import { useEditorKeys } from './use-editor-keys.ts';

type EditorProps = {
  readonly kiosk: Kiosk;
  readonly layout: KioskLayout;
  /** Whether the layout was stored as it is; a new one was not. */
  readonly isStored: boolean;
  /** What a new design is called. */
  readonly designName: string;
};

/** What-you-see editor of the pages of one kiosk: tree and checks, the page in true proportions, properties. */
export function Editor({ kiosk, layout: begun, isStored, designName }: EditorProps): JSX.Element {
  const said = useKioskWords();
  const [state, dispatch] = useReducer(editorReducer, begun, startEditor);
  const layout = state.history.present;
  const page = pageOfLayout(layout, state.page);
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [asked, setAsked] = useState<number | 'fit'>('fit');
  const fit = useFit(frame, layout);
  const zoom = asked === 'fit' ? fit : asked;
  const [grid, setGrid] = useState(4);
  const [announced, say] = useState('');
  const { faults, checked } = useFaults(kiosk, layout);
  const wrong = useMemo(
    () =>
      new Set(
        faults
          .flatMap((fault) => (fault.severity === 'error' && fault.page === state.page ? [fault.button, fault.other] : []))
          .filter((id) => id !== undefined),
      ),
    [faults, state.page],
  );
  const announce = (what: 'copied' | 'pasted' | 'removed' | 'full', count: number): void =>
    say(what === 'full' ? said.stage.full : said.stage[what](count));
  const keys = useEditorKeys({
    state,
    page: page ?? newPage({ id: 'none', name: '-' }),
    services: kiosk.services,
    dispatch,
    say: announce,
  });
  useKeyDown(editor, keys.onKeyDown);
  const show = useShownFault(editor, dispatch);
  if (page === undefined) return <></>;
  const [first, ...rest] = page.buttons.filter(({ id }) => state.chosen.includes(id));
  const addPage = (): void => {
    const id = newId(layout, 'p');
    const back = newButton({
      id: newId(layout, 'b'),
      x: 48,
      y: layout.height - 96,
      width: 260,
      height: 72,
      function: 'back',
      icon: 'chevron-left',
      look: { font_size: 28, text: { cs: preparedWords.cs.back, en: preparedWords.en.back } },
    });
    const added = newPage({
      id,
      name: said.tree.newPage(layout.pages.length + 1),
      background: page.background,
      color: page.color,
      buttons: [back],
    });
    dispatch({ on: 'command', command: { do: 'add_page', page: added } });
  };
  const addButton = (): void => {
    const size = { width: Math.round(layout.width * 0.45), height: Math.round(layout.height * 0.14) };
    const button = newButton({ id: newId(layout, 'b'), ...freePlace(page.buttons, layout, size), function: 'ticket' });
    dispatch({ on: 'command', command: { do: 'add_buttons', page: page.id, buttons: [button] }, chosen: [button.id] });
  };
  return (
    // Whatever is pressed in it, the focus stays within: keys are understood after a press on an empty place too.
    <div className="kiosk-editor" ref={editor} tabIndex={-1}>
      <EditorHeader {...{ kiosk, state, faults, isStored, designName, dispatch }} />
      <div className="kiosk-editor__left">
        <PageTree layout={layout} shown={page.id} faults={faults} onShow={(id) => dispatch({ on: 'page', page: id })} onAdd={addPage} />
        <Checks storeId={kiosk.storeId} layout={checked} faults={faults} onShow={show} />
      </div>
      <div className="kiosk-editor__middle">
        <Toolbar {...{ state, page, zoom, grid, dispatch }} onZoom={setAsked} onGrid={setGrid} onAdd={addButton} />
        <section className="kiosk-stage" ref={frame} aria-label={said.stage.label(page.name)} tabIndex={-1}>
          <Stage {...{ kiosk, state, page, zoom, grid, wrong, helpId, dispatch }} />
        </section>
        <p className="kiosk-editor__foot">
          <span role="status">
            {announced !== '' && first === undefined ? announced : describePlace(said, page, first, rest.length + 1)}
          </span>
          <span id={helpId}>{said.stage.help}</span>
        </p>
      </div>
      <aside className="kiosk-editor__right">
        {first === undefined ? (
          <PageProperties {...{ state, page, dispatch }} />
        ) : (
          <ButtonProperties {...{ kiosk, state, page, dispatch }} chosen={[first, ...rest]} />
        )}
      </aside>
    </div>
  );
}

function describePlace(
  said: ReturnType<typeof useKioskWords>,
  { buttons }: KioskPage,
  first: KioskButton | undefined,
  count: number,
): string {
  if (first === undefined) return said.stage.none;
  if (count > 1) return said.stage.chosen(count);
  const turn = inReadingOrder(buttons).indexOf(first) + 1;
  return `${said.stage.turn(turn, buttons.length)} · ${said.stage.place(first.x, first.y, first.width, first.height)}`;
}

/** Faults of what is drawn, and of which layout they are: while a key is held they follow when there is time. */
function useFaults(kiosk: Kiosk, present: KioskLayout): { readonly faults: readonly LayoutFault[]; readonly checked: KioskLayout } {
  const layout = useDeferredValue(present);
  const renamed = useRenamedServices(kiosk);
  const [areFontsReady, setReady] = useState(false);
  useEffect(() => {
    let isShown = true;
    void document.fonts.ready.then(() => isShown && setReady(true));
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(() => {
    const idsOf = (services: Kiosk['services']): ReadonlySet<number> => new Set(services.map(({ id }) => id));
    const services = idsOf(kiosk.services);
    const reserve = idsOf(kiosk.services.filter(({ isReserve }) => isReserve));
    const uncounted = idsOf(kiosk.services.filter(({ isCounted }) => !isCounted));
    const known = { services, reserve, uncounted, ...(renamed === undefined ? {} : { renamed }) };
    return { faults: checkLayout(layout, areFontsReady ? { ...known, overflow: measureOverflow } : known), checked: layout };
  }, [kiosk, layout, areFontsReady, renamed]);
}

/** Free pixels of the screen around a page that is wholly in sight. */
const margin = 24;

/** The zoom at which the whole page is in sight. */
function useFit(frame: React.RefObject<HTMLDivElement | null>, { width, height }: KioskLayout): number {
  const [fit, setFit] = useState(0.5);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void =>
      setFit(Math.max(0.1, Math.min((element.clientWidth - margin) / width, (element.clientHeight - margin) / height, 1)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame, width, height]);
  return fit;
}
