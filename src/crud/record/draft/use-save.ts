import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useUpdate } from 'ra-core';
import { useCallback, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { type ClientNote, messageValues, usualNote } from '../../core/client-note.ts';
import { type Refusal, readRefusal } from '../../core/refusal.ts';
import { idOf, isRow, type Row } from '../../core/row.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { historyKey } from './history-key.ts';

export type Saved = { readonly row: Row } | { readonly refusal: Refusal };
/** `note` is what clients are written of the change; `said` replaces the usual message after saving, for example with both times of a moved order. */
type Save = (values: Row, base: Row | null, note?: ClientNote, said?: string) => Promise<Saved>;

const elsewhere = (): void => undefined;

/** Writes a record and reports it. What was refused comes back, for the form to show where it belongs. */
export function useSave(resource: AnyResource): { readonly save: Save; readonly saving: boolean } {
  const name = prefixOf(resource);
  const { grammar, labelsOf } = useWords();
  const { noun } = labelsOf(resource);
  const notify = useNotify();
  const queries = useQueryClient();
  // One for the form: whatever the network does, it makes one record.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [create, { isPending: creating }] = useCreate(name, undefined, { onError: elsewhere });
  const [update, { isPending: updating }] = useUpdate(name, undefined, { mutationMode: 'pessimistic', onError: elsewhere });
  const save = useCallback<Save>(
    async (values, base, note = usualNote, said = grammar.done(noun, base === null ? 'created' : 'saved')) => {
      try {
        const data = base === null ? withoutFoundFree(resource, values) : { ...values };
        const saved: unknown =
          base === null
            ? await create(name, { data, meta: { idempotencyKey } }, { returnPromise: true })
            : await update(
                name,
                { id: idOf(base), data, previousData: { ...base, id: idOf(base) }, ...metaOf(note) },
                { returnPromise: true },
              );
        // ra-core keeps the answer under the key with `meta`, where no screen looks for the record.
        if (base !== null) queries.setQueryData([name, 'getOne', { id: String(idOf(base)) }], saved);
        if (!isRow(saved)) throw new Error(grammar.failed(noun, base === null ? 'created' : 'saved'));
        notify(said, 'success');
        await queries.invalidateQueries({ queryKey: historyKey(name, idOf(saved)) });
        return { row: saved };
      } catch (error) {
        return { refusal: readRefusal(error) };
      }
    },
    [resource, name, create, update, notify, queries, grammar, noun, idempotencyKey],
  );
  return { save, saving: creating || updating };
}

/** What the server finds a free value for, such as the letter of tickets, is left to it where the form is empty. */
function withoutFoundFree({ fields }: AnyResource, values: Row): Row {
  const isLeft = (field: string, value: unknown): boolean =>
    value === null && fields[field]?.kind === 'text' && fields[field].isFoundFree === true;
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => !isLeft(field, value)));
}

function metaOf(note: ClientNote): { readonly meta?: Row } {
  const meta = { ...(note.isQuiet ? { isQuiet: true } : {}), ...messageValues(note) };
  return Object.keys(meta).length === 0 ? {} : { meta };
}
