import type { JSX } from 'react';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { formatMoment } from '../../../contract/rules/time/shown-time.ts';
import type { WaitingClient } from '../../branch-status/booking/waiting-list.ts';
import { useClock } from '../../crud/core/clock.ts';
import { useWords } from '../../crud/core/words.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Timeline } from '../../ui/history/timeline.tsx';
import { useWaitingWords } from './waiting-words.ts';

type PastDialogProps = { readonly client: WaitingClient; readonly onClose: () => void };

/** Who added the client, what they were offered and what came of it, the newest first. */
export function PastDialog({ client, onClose }: PastDialogProps): JSX.Element {
  const words = useWords();
  const said = useWaitingWords();
  const now = useClock();
  return (
    <Dialog title={said.history(client.name)} closeLabel={words.form.close} onClose={onClose}>
      <Timeline
        words={words.form.history}
        entries={client.history.toReversed().map(({ at, what, by, starts_at }) => ({
          key: `${at} ${what}`,
          who: by ?? (what === 'offered' || what === 'expired' ? said.byServer : said.byClient),
          what: [said.events[what], ...(starts_at === null ? [] : [slotTime(starts_at, words.dates.shortWeekdays, now())])].join(' '),
          at,
          atText: formatMoment(at, now()),
          changes: [],
        }))}
      />
    </Dialog>
  );
}
