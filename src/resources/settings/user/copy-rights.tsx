import { useGetOne } from 'ra-core';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { beyondOwn } from '../../../../contract/rules/accounts/granting.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow, textOf } from '../../../crud/core/row.ts';
import { fieldLabel, useWords } from '../../../crud/core/words.ts';
import { comboboxWords } from '../../../crud/fields/references/combobox-words.ts';
import { useReferenceOptions } from '../../../crud/fields/references/reference-options.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Combobox } from '../../../ui/filter/combobox.tsx';
import { useAccessWords } from './access-words.ts';
import './rights.css';
import { createPageOf } from '../../../../contract/derive/addresses.ts';
import type { RecordToolProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { readRights, useActor } from '../../../crud/core/use-actor.ts';
import { tabParameter } from '../../../crud/record/record-context/tab-address.ts';

const users = resourceNamed('users');

/** In the address of the form of a new user: the user who has the rights it starts with. */
const rightsOfParameter = 'rights_of';

/** Fills the rights of a new user in by those of another one, as far as they are one's own to give. */
export function CopyRights(): JSX.Element {
  const words = useWords();
  const texts = useAccessWords().copy;
  const [parameters] = useSearchParams();
  const [id, setId] = useState(() => identifierIn(parameters.get(rightsOfParameter)));
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { options, loading } = useReferenceOptions({ resource: users, text, enabled: isUsed });
  const { name, left, failed } = useTakenRights(id);
  const labels = words.grammar.list(left.map((field) => fieldLabel(words, users, field)));
  return (
    <div className="copy-rights" onFocus={() => setUsed(true)}>
      <Field label={texts.from} hint={texts.help}>
        {(control) => (
          <Combobox
            control={control}
            listLabel={texts.from}
            words={comboboxWords(words)}
            shown={name}
            placeholder={words.form.choose}
            options={options}
            loading={loading}
            picked={id === undefined ? [] : [id]}
            onSearch={setText}
            onPick={setId}
          />
        )}
      </Field>
      <p className={failed ? 'rights__warning' : 'rights__note'} role="status">
        {failed ? texts.failed : name === '' ? '' : [texts.taken(name), ...(left.length === 0 ? [] : [texts.left(labels)])].join(' ')}
      </p>
    </div>
  );
}

type Taken = { readonly name: string; readonly left: readonly string[]; readonly failed: boolean };

/** Puts the rights of the user into the form, once for each user that is chosen. */
function useTakenRights(id: number | undefined): Taken {
  const { setValue } = useFormContext();
  const actor = useActor();
  const { data, error } = useGetOne('settings/users', { id: id ?? 0 }, { enabled: id !== undefined, retry: false });
  const done = useRef<number>(undefined);
  const row: unknown = data;
  const isThere = id !== undefined && isRow(row) && row['id'] === id && actor !== undefined;
  const left = isThere ? Object.keys(beyondOwn(actor, null, readRights(row))) : [];
  useEffect(() => {
    if (!isThere || done.current === id) return;
    done.current = id;
    for (const [field, value] of Object.entries(readRights(row))) {
      if (!left.includes(field)) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  });
  return { name: isThere ? textOf(row['name']) : '', left, failed: id !== undefined && error !== null };
}

function identifierIn(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Leads from a user to the form of a new one with the same rights. */
export function UserTools({ record, className }: RecordToolProps): JSX.Element | null {
  const { copy } = useAccessWords();
  if (!useMay(users, 'create')) return null;
  const search = new URLSearchParams({ [rightsOfParameter]: String(idOf(record)), [tabParameter]: 'person' });
  return (
    <Link className={className} to={`${createPageOf(users)}?${search}`}>
      {copy.action}
    </Link>
  );
}
