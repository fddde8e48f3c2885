import { type JSX, useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useFirstFocus } from '../../../ui/behaviour/use-first-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LeaveGuard } from '../../core/leave-guard.tsx';
import type { Row } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { renderValue } from '../../fields/cells/shows.tsx';
import { useSavedBy } from '../../record/history/use-saved-by.ts';
import { CellInput } from './cell-input.tsx';
import { useCellKeys } from './cell-keys.ts';
import { type CellProps, isToggled } from './cell-props.ts';
import { useCellSave } from './use-cell-save.ts';

const nowhere = (): boolean => false;

/** The field's own input in the place of its value. Enter saves, Escape gives up, Tab saves and goes on to the next cell. */
export function CellEditor(props: CellProps & { readonly label: string }): JSX.Element {
  const { resource, additions, row, name, field, label, setLeave, onClose } = props;
  const words = useWords();
  const { form, saving, faults, conflict, submit, takeMine, takeTheirs } = useCellSave(props);
  const { isDirty } = form.formState;
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const lets = useRef(false);
  const errorId = `${id}-error`;
  const close = (): void => {
    setLeave(undefined);
    onClose();
  };
  const goOn = (by: 1 | -1): void => {
    const next = nextCell(around.current, by);
    submit(() => {
      setLeave(undefined);
      if (next === undefined) onClose();
      else {
        enterCell(next);
        // A switch takes the focus and opens nothing.
        if (next.dataset['cellEdit'] === 'switch') onClose();
      }
    });
  };
  useCellKeys(holder, { onEscape: close, onEnter: () => submit(close), onTab: goOn });
  useFirstEntry(holder);
  // It is over its cell, of which a scrolled table may show only a part.
  useEffect(() => {
    around.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  useEffect(() => {
    setLeave((then) =>
      submit(() => {
        setLeave(undefined);
        then();
      }),
    );
  });
  // The list closes the cell too, when it is asked for other rows.
  useEffect(() => () => setLeave(undefined), [setLeave]);
  const turned = useRef(false);
  useEffect(() => {
    if (!isToggled(field) || turned.current) return;
    turned.current = true;
    form.setValue(name, row[name] !== true, { shouldDirty: true });
    submit(close);
  });
  // Anyone who goes elsewhere and has changed nothing leaves no open field behind.
  const onBlur = (): void => {
    setTimeout(() => {
      const now = document.activeElement;
      if (form.formState.isDirty || around.current === null || around.current.contains(now)) return;
      if (now?.closest('[role="dialog"], dialog') == null && document.hasFocus()) close();
    });
  };
  return (
    <FormProvider {...form}>
      <div ref={around} className="cell-editor" data-cell-edit="open" onBlur={onBlur}>
        <div ref={holder} className="cell-editor__field">
          <CellInput {...{ resource, additions, name, field, id, label }} errorId={faults.length === 0 ? undefined : errorId} />
        </div>
        {conflict === undefined ? (
          <div className="cell-editor__buttons">
            <IconButton icon="check" label={words.form.save} aria-busy={saving || undefined} onClick={() => submit(close)} />
            <IconButton icon="close" label={words.form.cancel} onClick={close} />
          </div>
        ) : (
          <CellConflict
            {...{ resource, additions, name, field }}
            theirs={conflict.theirs}
            onMine={() => takeMine(close)}
            onTheirs={() => takeTheirs(close)}
          />
        )}
        {faults.length === 0 ? null : (
          <p className="field__error cell-editor__error" id={errorId} role="alert">
            <Icon name="alert" size={16} />
            {faults.join(' ')}
          </p>
        )}
        {isDirty ? <LeaveGuard isInside={nowhere} lets={lets} onLeave={close} /> : null}
      </div>
    </FormProvider>
  );
}

/** Gives the focus to the input as soon as it is, its text selected: dates come a moment later. */
function useFirstEntry(holder: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const enter = (): boolean => {
      const control = holder.current?.querySelector<HTMLElement>(
        'input:not([aria-hidden="true"]), select, textarea, [contenteditable="true"]',
      );
      control?.focus();
      if (control instanceof HTMLInputElement && control.type === 'text') control.select();
      return control != null;
    };
    if (enter() || holder.current === null) return undefined;
    const observer = new MutationObserver(() => {
      if (enter()) observer.disconnect();
    });
    observer.observe(holder.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [holder]);
}

/** The cell that can be written after or before the one that the element is in, as they follow on the screen. */
function nextCell(element: HTMLElement | null, by: 1 | -1): HTMLElement | undefined {
  const holder = element?.closest('.table');
  const cells = [...(holder?.querySelectorAll<HTMLElement>('[data-cell-edit]') ?? [])];
  const here = cells.findIndex((cell) => cell === element);
  // Before the first one there is none: a negative place would count from the end.
  return here === -1 || here + by < 0 ? undefined : cells[here + by];
}

/** Comes to a cell: an input opens, a switch only gets the focus. */
function enterCell(cell: HTMLElement): void {
  cell.focus();
  if (cell.dataset['cellEdit'] === 'pencil') cell.click();
}

type CellConflictProps = Pick<CellProps, 'resource' | 'additions' | 'name' | 'field'> & {
  readonly theirs: Row;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

/** Someone else saved the field first: says who and what, and lets the person choose. */
function CellConflict({ resource, additions, name, field, theirs, onMine, onTheirs }: CellConflictProps): JSX.Element {
  const words = useWords();
  const { conflict } = words.form;
  const savedBy = useSavedBy(resource, theirs, name);
  const box = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={box} className="cell-editor__conflict" role="alert" tabIndex={-1}>
      <p className="cell-editor__title">{conflict.title}</p>
      <p>{savedBy}</p>
      <p>
        {conflict.theirs}: <strong>{renderValue(field, { resource, additions, words, row: theirs, name, value: theirs[name] })}</strong>
      </p>
      <div className="cell-editor__choices">
        <Button onClick={onMine}>{conflict.takeMine}</Button>
        <Button onClick={onTheirs}>{conflict.takeTheirs}</Button>
      </div>
    </div>
  );
}
