import { type JSX, Suspense, useEffect, useState } from 'react';
import { searching } from '../../../../contract/basics/limits.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { preload } from '../../../ui/behaviour/preload.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useKeepRecent } from './recent-records.ts';
import './search.css';

const fetchPalette = () => import('./palette.tsx');
const Palette = lazyPart(
  async () => (await fetchPalette()).Palette,
  ({ onClose }) => onClose(),
);
const KeysDialog = lazyPart(
  async () => (await import('./keys-dialog.tsx')).KeysDialog,
  ({ onClose }) => onClose(),
);

/** What fails now is fetched again when it is opened. */
const fetchSoon = (): void => void fetchPalette().catch(() => undefined);

/** The first screen comes before it. */
const waitMilliseconds = 1000;

/** Opens the search; so does Ctrl+K anywhere, in fields too. */
export function SearchButton({ isWide }: { readonly isWide: boolean }): JSX.Element {
  const { search } = useConsoleWords();
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const [typed, setTyped] = useState('');
  const close = (): void => {
    setOpened(undefined);
    setTyped('');
  };
  const open = (): void => setOpened('palette');
  useKeepRecent();
  // When the screen is there, so that nothing is typed past it later.
  useEffect(() => {
    const timer = setTimeout(() => fetchSoon(), waitMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Control' || event.key === 'Meta') fetchSoon();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpened('palette');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      {isWide ? (
        <button type="button" className="button header__search" aria-keyshortcuts="Control+K" onClick={open} {...preload(fetchPalette)}>
          <Icon name="search" />
          {search.open}
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      ) : (
        <IconButton icon="search" label={search.open} aria-keyshortcuts="Control+K" onClick={open} />
      )}
      {opened === 'palette' ? (
        <Suspense fallback={<TypedAhead query={typed} onQuery={setTyped} onClose={close} />}>
          <Palette typed={typed} onClose={close} onShowKeys={() => setOpened('keys')} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>{opened === 'keys' ? <KeysDialog onClose={close} /> : null}</Suspense>
    </>
  );
}

type TypedAheadProps = { readonly query: string; readonly onQuery: (query: string) => void; readonly onClose: () => void };

/** Replaces the search while it is fetched, so that what is typed meanwhile goes to it and not to the page below. */
function TypedAhead({ query, onQuery, onClose }: TypedAheadProps): JSX.Element {
  const { search } = useConsoleWords();
  return (
    <Modal className="search" label={search.title} onClose={onClose}>
      <div className="search__form">
        <input
          className="search__input"
          aria-label={search.title}
          autoComplete="off"
          spellCheck={false}
          maxLength={searching.longest}
          placeholder={search.placeholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <p className="search__note" role="status">
        {search.searching}
      </p>
    </Modal>
  );
}
