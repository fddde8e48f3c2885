import { type JSX, useEffect, useRef } from 'react';
import type { DrawnTicket } from '../../../../drawing/ticket/draw-ticket.ts';
import { metresOfThousand, millimetresOf } from '../../../../drawing/ticket/paper.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useTicketWords } from '../state/ticket-words.ts';
import { printTicket } from './print-ticket.ts';
import { pictureOf, showTicket } from './ticket-canvas.ts';

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
  const tell = useTell();
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
          <Button icon="print" onClick={() => printTicket(drawn, said.title).catch(() => tell(said.notPrinted, 'error'))}>
            {said.print}
          </Button>
          <Button
            icon="download"
            tone="plain"
            onClick={() => pictureOf(drawn).toBlob((blob) => (blob === null ? tell(said.failed, 'error') : saveBlob(blob, said.file)))}
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
