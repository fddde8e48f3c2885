import type { JSX } from 'preact';
import type { ClientOrder } from '../client/booking-client.ts';
import { LocalizedText } from '../parts/localized-text.tsx';
import { Note } from '../parts/note.tsx';
import { dayOf } from '../words/dates.ts';
import { useSpeech } from '../words/speech.ts';

/** What the office did with the order since its client last saw to it, and what it wrote to them: letters get lost, this page stays. */
export function OfficeNote({ change }: { readonly change: ClientOrder['office_change'] }): JSX.Element | null {
  const { words, dates } = useSpeech();
  if (change === null) return null;
  const { kind, at, starts_at_before: before, message } = change;
  const { office } = words.order;
  return (
    <Note icon="office" tone={kind === 'confirmed' ? 'plain' : 'warning'}>
      <p>
        <b>{office[kind](dates.onDay(dayOf(at)))}</b> {before === null ? null : office.before(dates.longMoment(before))}
      </p>
      {message === null ? null : (
        <p>
          <span class="quiet">{office.message}</span>
          <LocalizedText class="typed" name={message} english={null} />
        </p>
      )}
    </Note>
  );
}
