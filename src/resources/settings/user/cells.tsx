import type { JSX, ReactNode } from 'react';
import { areas } from '../../../../contract/basics/access.ts';
import { computedOf } from '../../../../contract/derive/computed.ts';
import { type AccountState, accountState, accountStates } from '../../../../contract/rules/accounts/account-state.ts';
import { daysAway } from '../../../../contract/rules/accounts/inactive-account.ts';
import type { FieldAdditions } from '../../../crud/core/additions/field-addition.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import type { CellValue } from '../../../crud/core/field-props.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { idsOf, textsOf } from '../../../crud/core/row.ts';
import { choiceLabel } from '../../../crud/core/words.ts';
import { ReferenceNames } from '../../../crud/fields/references/reference-name.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import './cells.css';
import '../../../crud/fields/references/values.css';

/** This many names are read at a glance; the rest is counted, and said whole to who asks for it. */
const shown = 1;

const tones: Readonly<Record<AccountState, Tone>> = {
  active: 'success',
  invited: 'info',
  not_invited: 'warning',
  waits: 'warning',
  blocked: 'danger',
  inactive: 'neutral',
};

/** Areas in short: all of them are one word. */
function areasInShort(context: CellValue): ReactNode {
  const { words, value } = context;
  if (textsOf(value).length === areas.length) return words.users.allAreas;
  const labels = labelsOf(context);
  const more = labels.length - shown;
  if (more <= 0) return labels.join(', ');
  return (
    <span title={labels.join(', ')}>
      <span aria-hidden="true">
        {labels.slice(0, shown).join(', ')} <span className="nowrap quiet">{words.list.moreValues(more)}</span>
      </span>
      <span className="visually-hidden">{labels.join(', ')}</span>
    </span>
  );
}

function labelsOf({ resource, words, name, value }: CellValue): readonly string[] {
  return textsOf(value).map((one) => choiceLabel(words, resource, { name, value: one }));
}

/** The state may be a long sentence: it takes two lines rather than the room of its neighbours. */
function State({ resource, words, name, row }: CellValue): JSX.Element {
  const state = useFromClock((now) => computedOf(accountState, row, now));
  const known = accountStates.find((one) => one === state) ?? 'active';
  return (
    <span className="account-state">
      <Status tone={tones[known]}>{choiceLabel(words, resource, { name, value: state })}</Status>
    </span>
  );
}

/** The list shows the day of the last sign-in, the record also the minute. Active accounts that are unused for long are marked. */
function LastSignIn({ value, row, words }: CellValue): JSX.Element {
  const whole = formatInstant(String(value));
  const days = useFromClock((now) => (row['active'] === true ? (daysAway(new Date(String(value)), now) ?? 0) : 0));
  return (
    <time className="nowrap" dateTime={String(value)} title={whole}>
      {days === 0 ? whole.split(' ')[0] : <Status tone="warning">{words.users.longAway(days)}</Status>}
    </time>
  );
}

/** How users are shown: in a list within 1280 px, on their page with all the room that it needs. */
export const userFields = {
  state: { cell: (context) => <State {...context} /> },
  resources: { cell: areasInShort, show: (context) => labelsOf(context).join(', ') },
  limitations: {
    cell: ({ value, isInLink = false }) => <ReferenceNames target="stores" ids={idsOf(value)} shown={shown} plain={isInLink} />,
    show: ({ value }) => <ReferenceNames target="stores" ids={idsOf(value)} />,
  },
  last_sign_in_at: {
    cell: (context) => <LastSignIn {...context} />,
    show: ({ value }) => <time dateTime={String(value)}>{formatInstant(String(value))}</time>,
  },
} as const satisfies FieldAdditions;
