import type { JSX } from 'react';
import type { EmailProblem } from '../../../../contract/resources/web-orders/orders.ts';
import type { OrderState } from '../../../../contract/rules/orders/order-states.ts';
import type { CellValue } from '../../../crud/core/field-props.ts';
import { textOf } from '../../../crud/core/row.ts';
import { choiceLabel } from '../../../crud/core/words.ts';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import './order-cells.css';

/** How much an order needs a look. */
export const orderTones: Readonly<Record<OrderState, Tone>> = {
  unconfirmed: 'warning',
  confirmed: 'info',
  arrived: 'info',
  served: 'success',
  missed: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

/** How much what is wrong with the e-mail needs a look. */
export const emailTones: Readonly<Record<EmailProblem, Tone>> = { bounced: 'danger', refused: 'danger' };

/** The state of an order in a list, and that its e-mail does not work: the client does not learn of changes. */
export function stateCell({ words, resource, row, name, value }: CellValue): JSX.Element {
  const state = Object.entries(orderTones).find(([one]) => one === value);
  const problem = textOf(row['email_problem']);
  const label = choiceLabel(words, resource, { name, value: String(value) });
  const mark = state === undefined ? <span>{label}</span> : <Status tone={state[1]}>{label}</Status>;
  if (problem === '') return mark;
  return (
    <span className="order-state-cell">
      {mark}
      <Status tone={emailTones.bounced}>{choiceLabel(words, resource, { name: 'email_problem', value: problem })}</Status>
    </span>
  );
}

/** In place of a value of a client that was erased; no one orders without a name. */
export function erasedValue({ resource, row, words }: CellValue): string | undefined {
  return row['name'] === '' ? words.labelsOf(resource).fields['erased_at'] : undefined;
}

/** The order is known by its PIN then. */
export function erasedName(context: CellValue): string | undefined {
  const { pin } = context.row;
  const erased = erasedValue(context);
  return typeof pin !== 'string' || erased === undefined ? erased : `${context.words.orders.pin(pin)} – ${erased}`;
}
