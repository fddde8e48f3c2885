import { type JSX, useEffect, useRef } from 'react';
import type { DrawnTicket } from '../../../../drawing/ticket/draw-ticket.ts';
import { metresOfThousand, millimetresOf, paper } from '../../../../drawing/ticket/paper.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { paintTicket, showTicket } from '../../../kiosk-design/paper/ticket-canvas.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useTicketWords } from '../state/ticket-words.ts';

type PreviewProps = {
  /** Undefined until it can be drawn. */
  readonly drawn: DrawnTicket | undefined;
  readonly isFailed: boolean;
  /** The number on it. */
  readonly number: string;
  /** The line that is being edited, marked in the preview. */
  readonly open: number | null;
};

/** The ticket as the printer prints it, how long it is and how much paper a thousand of them use. */
export function TicketPreview({ drawn, isFailed, number, open }: PreviewProps): JSX.Element {
  const { preview: said } = useTicketWords();
  const notify = useNotify();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && drawn !== undefined) showTicket(canvas.current, drawn);
  }, [drawn]);
  const marked = drawn?.plan.rows.filter(({ line }) => line === open) ?? [];
  const [first, last] = [marked.at(0), marked.at(-1)];
  const height = drawn?.plan.height ?? 0;
  return (
    <section className="ticket-preview" aria-label={said.title}>
      <div className="ticket-preview__head">
        <h2>{said.title}</h2>
        {drawn === undefined ? null : (
          <p className="quiet">
            {said.length(millimetresOf(height))}
            <br />
            {said.paper(metresOfThousand(height))}
          </p>
        )}
      </div>
      {drawn === undefined ? null : (
        <p className="ticket-preview__actions">
          <Button icon="print" onClick={() => printTicket(drawn, said.title).catch(() => notify(said.notPrinted, 'error'))}>
            {said.print}
          </Button>
          <Button
            icon="download"
            tone="plain"
            onClick={() => paintTicket(drawn).toBlob((blob) => (blob === null ? notify(said.failed, 'error') : saveBlob(blob, said.file)))}
          >
            {said.download}
          </Button>
        </p>
      )}
      {isFailed ? <p role="alert">{said.failed}</p> : null}
      <p className="ticket-preview__width">
        <span>{said.width}</span>
      </p>
      <div className="ticket-preview__paper">
        <div className="ticket-preview__printed">
          <canvas ref={canvas} role="img" aria-label={said.image(number)} />
          {first === undefined || last === undefined ? null : (
            <span
              className="ticket-preview__mark"
              style={{ top: `${(first.top / height) * 100}%`, height: `${((last.top + last.height - first.top) / height) * 100}%` }}
            />
          )}
        </div>
      </div>
      <p className="quiet ticket-preview__note">{said.note}</p>
    </section>
  );
}

/** A browser rounds sizes to its own pixels: without this, the last of them would make a second page, and the printer cuts twice. */
const spareMillimetres = 1;

/**
 * Hands a ticket to the printing of the browser as one page of paper of 80 mm, dot for dot as the kiosk prints it. The page is a frame
 * that is removed once it is printed. Rejects where the browser cannot draw it.
 */
async function printTicket(drawn: DrawnTicket, title: string): Promise<void> {
  const picture = paintTicket(drawn).toDataURL('image/png');
  const frame = document.createElement('iframe');
  Object.assign(frame, { title, tabIndex: -1 });
  frame.style.cssText = 'position:fixed;inset:auto auto 100% 100%;width:80mm;border:0';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) return frame.remove();
  page.title = title;
  const style = page.createElement('style');
  style.textContent = sheetOf(drawn.bitmap.height);
  const image = page.createElement('img');
  Object.assign(image, { src: picture, alt: '' });
  page.head.append(style);
  page.body.append(image);
  try {
    await image.decode();
    view.addEventListener('afterprint', () => frame.remove());
    view.focus();
    view.print();
  } catch (error) {
    frame.remove();
    throw error;
  }
}

/** The style of a page that is as long as the ticket of so many dots. */
function sheetOf(dots: number): string {
  const [length, printed] = [millimetresOf(dots) + spareMillimetres, paper.printedDots / paper.dotsOfMillimetre];
  const side = (paper.paperMillimetres - printed) / 2;
  return `@page{size:${paper.paperMillimetres}mm ${length}mm;margin:0}html,body{margin:0}
img{display:block;width:${printed}mm;height:${dots / paper.dotsOfMillimetre}mm;margin:0 ${side}mm;image-rendering:pixelated}`;
}
