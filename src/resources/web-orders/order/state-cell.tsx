import type { JSX } from 'react';
import type { CellValue } from '../../../crud/core/field-props.ts';
import { textOf } from '../../../crud/core/row.ts';
import { choiceLabel } from '../../../crud/core/words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { emailTones, orderTones } from './order-tones.ts';
import './state-cell.css';

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
