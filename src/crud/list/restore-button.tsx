import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { readRefusal } from '../core/refusal.ts';
import { idOf, type Row } from '../core/row.ts';
import { useNotify } from '../core/use-notify.ts';
import { useWords } from '../core/words.ts';
import { rowNameOf } from '../fields/references/represent.ts';
import { joinReasons } from '../record/actions/bulk-result.ts';

type RestoreProvider = DataProvider & {
  readonly restore: (resource: string, id: number, sent: { readonly key: string }) => Promise<unknown>;
};

/** Brings one deleted row back. */
export function RestoreButton({ resource, row }: { readonly resource: AnyResource; readonly row: Row }): JSX.Element {
  const words = useWords();
  const { bulk, grammar, labelsOf } = words;
  const { noun } = labelsOf(resource);
  const provider = useDataProvider<RestoreProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const name = prefixOf(resource);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await provider.restore(name, idOf(row), { key: crypto.randomUUID() });
      notify(grammar.done(noun, 'restored'), 'success');
      await queries.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      const { message, errors } = readRefusal(error);
      notify(`${grammar.failed(noun, 'restored')} ${joinReasons(message, errors)}`, 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="undo" busy={isBusy} aria-label={bulk.trash.restoreRow(rowNameOf(words, resource, row))} onClick={() => restore()}>
      {bulk.trash.restore}
    </Button>
  );
}
