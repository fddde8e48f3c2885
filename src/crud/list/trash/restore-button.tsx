import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { rowNameOf } from '../../fields/references/represent.ts';
import { reasonOf } from '../../record/actions/bulk-result.ts';
import { refusalOf } from '../../vocabulary/refusal.ts';
import { idOf, type Row } from '../../vocabulary/row.ts';
import { useTell } from '../../vocabulary/use-tell.ts';
import { useWords } from '../../vocabulary/words.ts';

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
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  const name = prefixOf(resource);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await provider.restore(name, idOf(row), { key: crypto.randomUUID() });
      tell(grammar.done(noun, 'restored'), 'success');
      await queries.invalidateQueries({ queryKey: [name] });
    } catch (error) {
      const { message, errors } = refusalOf(error);
      tell(`${grammar.failed(noun, 'restored')} ${reasonOf(message, errors)}`, 'error');
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
