import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import type { KioskLayout, KioskPage } from '../../../contract/rules/kiosk/layout/layout.ts';
import { onResize } from '../../ui/behaviour/on-resize.ts';
import '../kiosk-design.css';
import { drawKioskPage } from './draw-kiosk-page.ts';

type SmallPageProps = {
  readonly kiosk: { readonly storeName: string };
  readonly layout: KioskLayout;
  readonly page: KioskPage;
  /** In pixels of the screen; the height follows. Without it the picture is as wide as its place. */
  readonly width?: number;
  /** Of a kiosk that is in a hall: how many wait is not known here. Otherwise the page has the figures of a usual morning. */
  readonly withoutFigures?: boolean;
};

/** A picture of a page, drawn by the kiosk's own renderer. */
export function SmallPage({ kiosk, layout, page, width, withoutFigures = false }: SmallPageProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const isFilling = width === undefined;
  const zoom = (width ?? room) / layout.width;
  useLayoutEffect(() => {
    const place = frame.current;
    if (place === null || !isFilling) return undefined;
    const measure = (): void => setRoom(place.clientWidth);
    measure();
    return onResize([place], measure);
  }, [isFilling]);
  useLayoutEffect(() => {
    const language = layout.languages[0] ?? 'cs';
    if (root.current !== null) drawKioskPage(root.current, { kiosk, layout, page, language, withoutFigures });
  }, [kiosk, layout, page, withoutFigures]);
  return (
    <div ref={frame} className="kiosk-small" style={{ width, height: layout.height * zoom }}>
      <div ref={root} className="kiosk-small__drawn" aria-hidden="true" inert style={{ transform: `scale(${zoom})` }} />
    </div>
  );
}
