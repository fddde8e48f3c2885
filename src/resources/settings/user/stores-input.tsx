import type { JSX } from 'react';
import { grantableStores } from '../../../../contract/rules/accounts/granting.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { idsOf } from '../../../crud/core/row.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import './rights.css';
import { useActor } from '../../../crud/core/use-actor.ts';
import { GroupedChoice } from './grouped-choice.tsx';
import { useStores } from './use-stores.ts';

/**
 * Every store, or those that are chosen of the regions. An empty list is stored for every store: who chooses and has
 * chosen none yet has no value, so that no one is let in everywhere by mistake.
 */
export function StoresInput({ path, words, control }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const said = words.users.stores;
  const actor = useActor();
  const own = actor === undefined ? null : grantableStores(actor);
  const chosen = idsOf(value);
  const isOnly = value === null || chosen.length > 0;
  const stores = useStores(said.none);
  return (
    <div className="store-choice">
      <div className="store-choice__ways">
        <label className="areas__name">
          <input
            ref={hold}
            id={control.id}
            type="radio"
            name={`${control.id}-way`}
            checked={!isOnly}
            disabled={own !== null}
            onChange={() => change([])}
            onBlur={leave}
          />
          <span>
            {said.all} <span className="quiet">{own === null ? said.allHelp : words.users.notGiven}</span>
          </span>
        </label>
        <label className="areas__name">
          <input type="radio" name={`${control.id}-way`} checked={isOnly} onChange={() => change(null)} onBlur={leave} />
          {said.only}
        </label>
      </div>
      {!isOnly ? null : stores.failed ? (
        <Notice tone="danger" title={said.failed}>
          <Button onClick={stores.retry}>{said.retry}</Button>
        </Notice>
      ) : stores.isPending ? (
        <p className="quiet" role="status">
          {said.loading}
        </p>
      ) : (
        <>
          <p className={chosen.length === 0 ? 'rights__warning' : 'rights__note'} role="status">
            {chosen.length === 0 ? said.noneChosen : said.chosen(chosen.length)}
          </p>
          <GroupedChoice
            id={control.id ?? path}
            groups={stores.regions}
            total={stores.total}
            own={own === null ? null : { ids: own, why: words.users.notGiven }}
            {...{ chosen, said }}
            onChoose={(ids) => change(ids.length === 0 ? null : [...ids])}
            onLeave={leave}
          />
        </>
      )}
    </div>
  );
}
