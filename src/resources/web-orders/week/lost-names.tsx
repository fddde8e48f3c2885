import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { SlotTime } from '../../../crud/core/slot-time.tsx';
import { useWeekWords } from './week-words.ts';
import './preview.css';

type LostNamesProps = {
  /** Those that are named, by their times. */
  readonly orders: readonly { readonly id: number; readonly starts_at: string; readonly name: string | null }[];
  /** How many there are in all. */
  readonly total: number;
  /** Leaves what is being chosen open. */
  readonly isBeside?: boolean;
};

/** Whose orders lose their place in the offer and when they are, each with a link; or that others may see it. */
export function LostNames({ orders, total, isBeside = false }: LostNamesProps): JSX.Element {
  const said = useWeekWords();
  const resource = resourceNamed('orders');
  if (orders.some(({ name }) => name === null)) return <p>{said.hidden}</p>;
  return (
    <ul className="plan-preview__lost">
      {orders.map(({ id, starts_at, name }) => (
        <li key={id}>
          <Link to={recordPageOf(resource, { id })} target={isBeside ? '_blank' : undefined}>
            <SlotTime at={starts_at} />
          </Link>{' '}
          {name}
        </li>
      ))}
      {total > orders.length ? <li className="quiet">{said.more(total - orders.length)}</li> : null}
    </ul>
  );
}
