import { type JSX, useLayoutEffect, useRef } from 'react';
import type { KioskLayout, KioskPage } from '../../../contract/rules/kiosk/layout/layout.ts';
import '../kiosk-design.css';
import { drawKioskPage } from './draw-kiosk-page.ts';

type SmallPageProps = {
  readonly kiosk: { readonly storeName: string };
  readonly layout: KioskLayout;
  readonly page: KioskPage;
  /** In pixels of the screen; the height follows. */
  readonly width: number;
};

/** A picture of a page, drawn by the kiosk's own renderer. */
export function SmallPage({ kiosk, layout, page, width }: SmallPageProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const zoom = width / layout.width;
  useLayoutEffect(() => {
    if (root.current !== null) drawKioskPage(root.current, { kiosk, layout, page, language: layout.languages[0] ?? 'cs' });
  }, [kiosk, layout, page]);
  return (
    <div className="kiosk-small" style={{ width, height: layout.height * zoom }}>
      <div ref={root} className="kiosk-small__drawn" aria-hidden="true" inert style={{ transform: `scale(${zoom})` }} />
    </div>
  );
}
