import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useCallback, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { type Refusal, readRefusal } from '../../core/refusal.ts';
import { idOf, type Row } from '../../core/row.ts';
import { useNotifyUnsent } from '../../core/unsent/use-notify-unsent.ts';
import { useNotify } from '../../core/use-notify.ts';
import { useWords } from '../../core/words.ts';
import { describeAction, unsentWords } from './action-words.ts';

type ActingProvider = DataProvider & {
  readonly act: (
    resource: string,
    asked: { readonly id: number; readonly version: number; readonly action: string; readonly values: Row },
    sent: { readonly key: string; readonly isQuiet?: boolean },
  ) => Promise<unknown>;
};

type Act = {
  /** Reports it when it was done; what was refused comes back. */
  readonly act: (action: string, record: Row, values: Row, isQuiet?: boolean) => Promise<Refusal | undefined>;
  readonly isActing: boolean;
};

/** Does actions that the entity declares to one record, over the version that is seen. */
export function useAct(resource: AnyResource): Act {
  const words = useWords();
  const provider = useDataProvider<ActingProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyUnsent = useNotifyUnsent();
  const [isActing, setActing] = useState(false);
  const act = useCallback<Act['act']>(
    async (action, record, values, isQuiet = false) => {
      const name = prefixOf(resource);
      setActing(true);
      try {
        const asked = { id: idOf(record), version: Number(record['version']), action, values };
        await provider.act(name, asked, { key: crypto.randomUUID(), ...(isQuiet ? { isQuiet } : {}) });
        const unsent = unsentWords(words, resource, action);
        if (unsent === undefined)
          notify(words.grammar.done(words.labelsOf(resource).noun, describeAction(words, resource, action)), 'success');
        else notifyUnsent(unsent.done);
        await queries.invalidateQueries({ queryKey: [name] });
        return undefined;
      } catch (error) {
        return readRefusal(error);
      } finally {
        setActing(false);
      }
    },
    [provider, queries, notify, notifyUnsent, words, resource],
  );
  return { act, isActing };
}
