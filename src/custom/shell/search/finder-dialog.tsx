import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { searching } from '../../../../contract/basics/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useWhenLoaded } from '../../../ui/filter/use-when-loaded.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

/** Something that can be found; its key is its own among all that is offered. */
type Found = { readonly key: string };

/** The list that the input points at: its identifier, the active option, and what happens at an option. */
export type FinderList<Option> = {
  readonly id: string;
  readonly active: Option | undefined;
  readonly onPoint: (option: Option) => void;
  readonly onPick: (option: Option) => void;
};

type FinderDialogProps<Option extends Found> = {
  /** Block of the class names. */
  readonly block: string;
  readonly words: Readonly<Record<'title' | 'input' | 'placeholder' | 'close' | 'failed' | 'retry', string>>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly options: readonly Option[];
  /** Which option is active until another is pointed at. */
  readonly begun: number;
  /** Whether Enter waits for the answer: there may be nothing to choose yet. */
  readonly isWaiting: (active: Option | undefined) => boolean;
  readonly onPick: (option: Option) => void;
  readonly onClose: () => void;
  /** Asks again what failed; absent where nothing did. */
  readonly onRetry: (() => void) | undefined;
  readonly note: string;
  readonly children: (list: FinderList<Option>) => ReactNode;
};

/** Identifier of an option in the page. */
export function optionId(listId: string, { key }: Found): string {
  return `${listId}-${key.replaceAll('/', '-')}`;
}

/** A dialog that finds by typing and arrows, or by a press (WAI-ARIA combobox with a grouped list). The focus stays in the input. */
export function FinderDialog<Option extends Found>(props: FinderDialogProps<Option>): JSX.Element {
  const { block, words, query, onQuery, options, begun, isWaiting, onPick, onClose, onRetry, note, children } = props;
  const id = useId();
  const [pointed, setPointed] = useState<string>();
  const at = options.findIndex(({ key }) => key === pointed);
  const place = at === -1 ? Math.max(0, begun) : at;
  const active = options[place];
  const activeId = active === undefined ? undefined : optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const pick = (option: Option | undefined): void => {
    if (option === undefined) return;
    // Closed first: the focus is back where it was before a new screen takes it.
    onClose();
    onPick(option);
  };
  const choice = useWhenLoaded(isWaiting(active), () => pick(active));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPointed(options[(place + step + options.length) % Math.max(options.length, 1)]?.key);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choice.ask();
    else return;
    event.preventDefault();
  };
  return (
    <Modal className={block} label={words.title} onClose={onClose}>
      <div className={`${block}__form`}>
        <Icon name="search" size={20} />
        <input
          className={`${block}__input`}
          role="combobox"
          aria-label={words.input}
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          maxLength={searching.longest}
          placeholder={words.placeholder}
          value={query}
          onChange={(event) => {
            choice.forget();
            onQuery(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div className={`${block}__results`}>
        {children({ id, active, onPoint: ({ key }) => setPointed(key), onPick: pick })}
        {onRetry === undefined ? null : (
          <div className={`${block}__failure`} role="alert">
            <p>{words.failed}</p>
            <Button onClick={onRetry}>{words.retry}</Button>
          </div>
        )}
      </div>
      <p className={`${block}__note`} role="status">
        {note}
      </p>
    </Modal>
  );
}
