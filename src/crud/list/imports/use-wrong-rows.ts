import { useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { useCalls } from '../../core/calls.ts';
import { useNotify } from '../../core/use-notify.ts';

/** Takes away the rows of an import that were not good, with the reasons. */
export function useWrongRows(resource: AnyResource, importId: number | null): { readonly take: () => void; readonly taking: boolean } {
  const { download } = useCalls();
  const notify = useNotify();
  const [taking, setTaking] = useState(false);
  const takeAway = async (): Promise<void> => {
    if (importId === null) return;
    setTaking(true);
    try {
      const { name, content } = await download('GET /imports/{collection}/{id}/wrong', {
        path: { collection: resource.name, id: importId },
      });
      saveBlob(await new Response(content).blob(), name);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), 'error');
    }
    setTaking(false);
  };
  return { take: () => void takeAway(), taking };
}
