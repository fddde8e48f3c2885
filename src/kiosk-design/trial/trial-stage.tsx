import { type JSX, useEffect, useLayoutEffect, useRef } from 'react';
import { drawPage, type PageView } from '../../../drawing/page/draw-page.ts';
import { onResize } from '../../ui/behaviour/on-resize.ts';
import { followTouches, type Touch } from './touches.ts';

type TrialStageProps = { readonly label: string; readonly view: PageView; readonly onTouch: (touch: Touch) => void };

/** The screen of the kiosk, as large as the window has room for. */
export function TrialStage({ label, view, onTouch }: TrialStageProps): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef({ view, onTouch });
  useLayoutEffect(() => {
    latest.current = { view, onTouch };
    if (stage.current !== null) drawPage(stage.current, view);
  });
  const { width, height } = view.layout;
  useLayoutEffect(() => {
    const [outer, inner] = [place.current, stage.current];
    if (outer === null || inner === null) return undefined;
    const fit = (): void => {
      const scale = Math.min(1, outer.clientWidth / width, outer.clientHeight / height);
      inner.style.left = `${(outer.clientWidth - width * scale) / 2}px`;
      inner.style.top = `${(outer.clientHeight - height * scale) / 2}px`;
      inner.style.transform = `scale(${scale})`;
    };
    fit();
    return onResize([outer], fit);
  }, [width, height]);
  useEffect(() => {
    if (stage.current === null) return undefined;
    return followTouches(
      stage.current,
      () => latest.current.view.page,
      (touch) => latest.current.onTouch(touch),
    );
  }, []);
  return (
    <section ref={place} className="kiosk-trial__place" aria-label={label}>
      <div ref={stage} className="kiosk-trial__stage" />
    </section>
  );
}
