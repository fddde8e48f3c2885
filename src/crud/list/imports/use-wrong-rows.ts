import { useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useTell } from '../../vocabulary/use-tell.ts';
import { saveBlob } from '../export/save-blob.ts';
import { useImportProvider } from './import-provider.ts';

/** Takes away the rows of an import that were not good, with the reasons. */
export function useWrongRows(resource: AnyResource, importId: number | null): { readonly take: () => void; readonly taking: boolean } {
  const provider = useImportProvider();
  const tell = useTell();
  const [taking, setTaking] = useState(false);
  const download = async (): Promise<void> => {
    if (importId === null) return;
    setTaking(true);
    try {
      const { name, content } = await provider.wrongRows(prefixOf(resource), importId);
      saveBlob(await new Response(content).blob(), name);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error), 'error');
    }
    setTaking(false);
  };
  return { take: () => void download(), taking };
}
