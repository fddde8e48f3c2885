import type { JSX } from 'react';
import { roles } from '../../../../contract/basics/access.ts';
import { grantableRoles, highestGrantableLevel } from '../../../../contract/rules/accounts/granting.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { useActor } from '../../../crud/core/use-actor.ts';
import { choiceLabel } from '../../../crud/core/words.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { NumberValueInput } from '../../../crud/fields/inputs/number-value-input.tsx';
import { useAccessWords } from './access-words.ts';

/** The role; one that is not one's own to give is there disabled, with the reason. */
export function RoleInput({ path, name, resource, words, control }: InputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const actor = useActor();
  const access = useAccessWords();
  const own = actor === undefined ? roles : grantableRoles(actor);
  const noteId = `${control.id}-own`;
  const hasNote = own.length < roles.length;
  return (
    <>
      <select
        {...control}
        ref={hold}
        className="input"
        name={path}
        aria-describedby={[control['aria-describedby'], ...(hasNote ? [noteId] : [])].filter(Boolean).join(' ') || undefined}
        value={String(value)}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      >
        {roles.map((role) => (
          <option key={role} value={role} disabled={!own.includes(role)}>
            {choiceLabel(words, resource, { name, value: role })}
          </option>
        ))}
      </select>
      {hasNote ? (
        <p className="rights__note" id={noteId}>
          {access.roleNotGiven}
        </p>
      ) : null}
    </>
  );
}

/** The level, with the highest that is one's own to give. */
export function LevelInput(props: InputProps): JSX.Element {
  const { control } = props;
  const actor = useActor();
  const access = useAccessWords();
  const highest = actor === undefined ? 0 : highestGrantableLevel(actor);
  const noteId = `${control.id}-own`;
  if (highest === 0) return <NumberValueInput {...props} whole />;
  const describedBy = [control['aria-describedby'], noteId].filter(Boolean).join(' ');
  return (
    <>
      <NumberValueInput {...props} control={{ ...control, 'aria-describedby': describedBy }} whole />
      <p className="rights__note" id={noteId}>
        {access.levelNotGiven(highest)}
      </p>
    </>
  );
}
