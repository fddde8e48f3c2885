import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import { affectedAddress } from '../../../branch-status/booking/affected-orders.ts';
import { SlotTime } from '../../../branch-status/booking/slot-time.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { type HoursChange, type Impact, isOfService, useChangedHoursWords, useImpact } from './changed-hours.ts';
import './impact.css';

type ImpactNoteProps = {
  readonly storeId: number | undefined;
  readonly change: HoursChange | undefined;
  /** The hours hold already, so nothing would happen to orders any more: only those that lie outside are listed. */
  readonly isSaved?: boolean;
  /** Is in a dialog: what is typed there stays when an order is looked at. */
  readonly isInDialog?: boolean;
};

/** What becomes of orders, before anything is saved: how many would lie outside of the hours, and which. */
export function ImpactNote({ storeId, change, isSaved = false, isInDialog = false }: ImpactNoteProps): JSX.Element {
  const words = useChangedHoursWords();
  const texts = words.impact;
  const impact = useImpact(storeId, change);
  const ofService = change !== undefined && isOfService(change);
  return (
    <div className="impact" role="status">
      {impact === undefined ? null : impact.is === 'counting' ? (
        <p className="quiet">{texts.counting}</p>
      ) : impact.is === 'failed' ? (
        <Notice tone="warning">{texts.failed}</Notice>
      ) : impact.total === 0 ? (
        isSaved ? null : (
          <Notice tone="info">{ofService ? texts.noneBlocked : texts.none}</Notice>
        )
      ) : (
        <Notice
          tone="warning"
          title={isSaved ? texts.already(impact.total) : ofService ? texts.someBlocked(impact.total) : texts.some(impact.total)}
        >
          {isSaved && storeId !== undefined ? <Link to={affectedAddress({ storeId })}>{words.left.walk}</Link> : <p>{texts.stay}</p>}
          {impact.orders.length === 0 ? <p>{texts.hidden}</p> : <Orders {...{ isInDialog }} orders={impact.orders} total={impact.total} />}
        </Notice>
      )}
    </div>
  );
}

/** This many are named, which fits above the buttons of a dialog. */
const mostShown = 10;

function Orders({ orders, total, isInDialog }: Impact & { readonly isInDialog: boolean }): JSX.Element {
  const words = useChangedHoursWords().impact;
  const resource = resourceNamed('orders');
  const shown = orders.slice(0, mostShown);
  return (
    <ul className="impact__orders">
      {shown.map((order) => (
        <li key={order.id}>
          <Link to={recordPageOf(resource, order)} target={isInDialog ? '_blank' : undefined}>
            <SlotTime at={order.starts_at} />
          </Link>{' '}
          {[order.name, order.service].filter((part) => part !== '').join(', ')}
        </li>
      ))}
      {total > shown.length ? <li className="quiet">{words.more(total - shown.length)}</li> : null}
    </ul>
  );
}
