import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { areas, isSuperAdministrator } from '../../../../contract/basics/access.ts';
import { grantableAreas } from '../../../../contract/rules/accounts/granting.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { isRow, textsOf } from '../../../crud/core/row.ts';
import { choiceLabel } from '../../../crud/core/words.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import './rights.css';
import { readRights, useActor } from '../../../crud/core/use-actor.ts';
import { useAccessWords } from './access-words.ts';

/** Areas as the menu groups them, each with what it opens. */
export function AreasInput({ path, name, resource, words, control }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const access = useAccessWords();
  const actor = useActor();
  const draft: unknown = useWatch();
  const own = actor === undefined ? areas : grantableAreas(actor);
  const picked = textsOf(value);
  const isSuper =
    actor !== undefined &&
    isRow(draft) &&
    isSuperAdministrator({ ...readRights(draft), maxLevelForSharingPrivileges: actor.maxLevelForSharingPrivileges });
  return (
    <>
      {isSuper ? <p className="rights__note">{access.superByRole}</p> : null}
      <ul className="areas">
        {areas.map((area, at) => {
          const id = at === 0 ? control.id : `${control.id}-${area}`;
          const isOwn = own.includes(area);
          return (
            <li key={area} className="areas__area">
              <label className="areas__name" htmlFor={id}>
                <input
                  ref={at === 0 ? hold : undefined}
                  id={id}
                  type="checkbox"
                  name={path}
                  checked={picked.includes(area)}
                  disabled={!isOwn}
                  aria-describedby={`${id}-help`}
                  aria-invalid={control['aria-invalid']}
                  onChange={() => change(areas.filter((one) => (one === area ? !picked.includes(one) : picked.includes(one))))}
                  onBlur={leave}
                />
                {choiceLabel(words, resource, { name, value: area })}
              </label>
              <p className="areas__help" id={`${id}-help`}>
                {access.areaHelps[area]}
                {isOwn ? null : ` ${words.users.notGiven}`}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
