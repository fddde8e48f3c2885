import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../contract/derive/addresses.ts';
import { orders } from '../../contract/resources/web-orders/orders.ts';
import { clockTime } from '../../contract/rules/orders/order-name.ts';
import { type Row, textOf } from '../crud/core/row.ts';
import type { OrderStep } from '../resources/web-orders/offered-steps.ts';
import { additions } from '../resources/web-orders/orders.tsx';
import { StepButtons } from '../resources/web-orders/step-buttons.tsx';
import './person-row.css';

type PersonRowProps = {
  readonly order: Row;
  readonly steps: readonly OrderStep[];
  /** What is said of the client after the time and the name. */
  readonly children: ReactNode;
};

/** One client of the day: the time, the name as a link to the order, a fact, and the steps. */
export function PersonRow({ order, steps, children }: PersonRowProps): JSX.Element {
  const startsAt = textOf(order['starts_at']);
  return (
    <li className="person-row">
      <time className="person-row__time" dateTime={startsAt}>
        {clockTime(startsAt)}
      </time>
      <Link className="person-row__name" to={recordPageOf(orders, order)}>
        {textOf(order['name'])}
      </Link>
      <span className="person-row__fact quiet">{children}</span>
      <span className="person-row__steps">
        <StepButtons record={order} additions={additions} among={steps} />
      </span>
    </li>
  );
}
