import { type JSX, useEffect, useRef } from 'react';
import { bookingPreview as czech } from '../../../contract/messages/cs/console/web-orders/booking-preview.ts';
import { bookingPreview as english } from '../../../contract/messages/en/console/web-orders/booking-preview.ts';
import { bookingAddress, type PreviewMessage, previewAddress, previewReady } from '../../../contract/operations/booking/booking-address.ts';
import type { FormSlotProps } from '../../crud/core/additions/slots.ts';
import { wordsHook } from '../../crud/core/words.ts';
import { Panel } from '../../ui/page/panel.tsx';
import './booking-preview.css';

/** Under the form of the settings: the booking page itself, as clients will see it once they are saved. */
export function PagePreview({ draft, language = 'cs' }: FormSlotProps): JSX.Element {
  const said = usePageWords();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const send = (): void => {
      const message: PreviewMessage = { type: 'booking-preview', settings: draft, language };
      frame.current?.contentWindow?.postMessage(message, location.origin);
    };
    const answer = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && data === previewReady) send();
    };
    send();
    addEventListener('message', answer);
    return () => removeEventListener('message', answer);
  }, [draft, language]);
  return (
    <section className="page-preview" aria-label={said.title}>
      <Panel>
        <div className="page-preview__head">
          <h2>{said.title}</h2>
          <a href={bookingAddress} target="_blank" rel="noreferrer">
            {said.open}
          </a>
        </div>
        <p className="quiet">{said.how}</p>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page is ours, and needs its scripts and its own origin: together they are no sandbox */}
        <iframe ref={frame} className="page-preview__frame" src={previewAddress} title={said.title} />
      </Panel>
    </section>
  );
}

/** Words of the preview of the booking page: they are fetched with it. */
const usePageWords = wordsHook(czech, english);
