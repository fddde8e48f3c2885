import type { JSX } from 'react';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { saveBlob } from '../../ui/behaviour/save-blob.ts';
import { MenuButton } from '../../ui/button/menu-button.tsx';
import { MenuItem } from '../../ui/button/menu-item.tsx';

/** A file as the API answers it. */
export type Downloaded = { readonly name: string; readonly content: BodyInit };
export type OfferedFile = { readonly name: string; readonly fetch: () => Promise<Downloaded> };
type FileMenuProps = { readonly label: string; readonly done: string; readonly files: readonly OfferedFile[] };

/** Files that can be taken away; a refusal is said in its own words. */
export function FileMenu({ label, done, files }: FileMenuProps): JSX.Element {
  const notify = useNotify();
  const take = async (file: OfferedFile): Promise<void> => {
    try {
      const { name, content } = await file.fetch();
      saveBlob(await new Response(content).blob(), name);
      notify(done, 'success');
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    }
  };
  return (
    <MenuButton icon="download" label={label}>
      {(close) =>
        files.map((file) => (
          <MenuItem key={file.name} onClick={() => take(file).then(close)}>
            {file.name}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
