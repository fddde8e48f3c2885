import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { WaitingChange, WaitingState } from '../../../../contract/operations/waiting-change.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { isNothing } from '../../../crud/core/row.ts';
import { fieldChanges } from '../../../crud/fields/cells/field-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ChangesTable } from '../../../ui/history/changes-table.tsx';
import { Status, type Tone } from '../../../ui/page/status.tsx';
import { useWaitingChangeWords, type WaitingWords } from './waiting-words.ts';

const tones: Readonly<Record<WaitingState, Tone>> = { waiting: 'neutral', downloading: 'info', not_applied: 'danger' };

type EntryProps = { readonly change: WaitingChange; readonly storeId: number; readonly onWithdraw: () => void };

/** One change that waits: of which record, from what to what, by whom and since when, how far it is. */
export function WaitingEntry({ change, storeId, onWithdraw }: EntryProps): JSX.Element {
  const words = useWaitingChangeWords();
  const resource = resourceNamed(change.resource);
  const mayWithdraw = useMay(resource, change.action === 'edit' ? 'edit' : 'delete');
  const { state, revision, at, last_at, merged, actor_name, also_by, reason } = change;
  const about = describeChangedRecord(words, resource, change);
  const actions: Readonly<Record<string, string>> = words.form.history.actions;
  return (
    <li className="waiting__change">
      <div className="waiting__head">
        <div className="waiting__about">
          <h3>{change.exists ? <Link to={recordPageOf(resource, { id: change.record_id, store_id: storeId })}>{about}</Link> : about}</h3>
          <p className="waiting__by">
            {actions[change.action]}, {[actor_name ?? words.form.history.system, ...also_by].join(', ')},{' '}
            <time dateTime={at}>{formatInstant(at)}</time>
            {merged === 1 ? null : (
              <>
                {' – '}
                <time dateTime={last_at}>{formatInstant(last_at)}</time>, {words.waiting.merged(merged)}
              </>
            )}
            {revision === null ? null : `, ${words.waiting.revision(revision)}`}
          </p>
        </div>
        <Status tone={tones[state]}>{words.waiting.states[state]}</Status>
        {state === 'waiting' && mayWithdraw ? (
          <Button icon="undo" aria-label={words.waiting.withdrawOf(about)} onClick={onWithdraw}>
            {words.waiting.withdraw}
          </Button>
        ) : null}
      </div>
      {reason === null ? null : <p className="waiting__reason">{words.waiting.reason(reason)}</p>}
      <Difference resource={resource} change={change} />
    </li>
  );
}

/** What the change is of: the entity and the name of its record. */
export function describeChangedRecord(words: WaitingWords, resource: AnyResource, { record_name, exists }: WaitingChange): string {
  const { noun, page } = words.labelsOf(resource);
  if (resource.singleton === true) return page;
  const name = record_name ?? words.waiting.nameless;
  const kind = noun.one.charAt(0).toLocaleUpperCase() + noun.one.slice(1);
  // Many desks are named "Přepážka 1": the word once is enough.
  const called = name.toLocaleLowerCase().startsWith(noun.one.toLocaleLowerCase()) ? name : `${kind} ${name}`;
  return exists ? called : `${called} (${words.waiting.gone})`;
}

/** Of an edit what it was and what it is; of a new record what it has, folded away: there is much of it. */
function Difference({ resource, change }: { readonly resource: AnyResource; readonly change: WaitingChange }): JSX.Element | null {
  const words = useWaitingChangeWords();
  const isMade = change.action === 'create';
  const recorded = Object.fromEntries(Object.entries(change.changes).filter(([, { after }]) => !isMade || !isNothing(after)));
  const changes = fieldChanges(words, resource, recorded, undefined);
  if (changes.length === 0) return null;
  const table = <ChangesTable changes={changes} words={words.form.history} />;
  if (!isMade) return table;
  return (
    <details>
      <summary>{words.waiting.values(changes.length)}</summary>
      {table}
    </details>
  );
}
