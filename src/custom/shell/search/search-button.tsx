import { type JSX, useEffect, useState } from 'react';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchDialog } from './search-dialog.tsx';

/** Opens the search; so does Ctrl+K anywhere. */
export function SearchButton({ isWide }: { readonly isWide: boolean }): JSX.Element {
  const { search } = useConsoleWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      {isWide ? (
        <button type="button" className="button header__search" onClick={() => setOpen(true)}>
          <Icon name="search" />
          {search.open}
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      ) : (
        <IconButton icon="search" label={search.open} onClick={() => setOpen(true)} />
      )}
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
