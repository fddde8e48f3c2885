import { type JSX, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { fieldLabel, useWords } from '../../core/words.ts';
import { rowNameOf } from '../../fields/references/represent.ts';
import './cell-tools.css';
import { CellEditor } from './cell-editor.tsx';
import { type CellProps, isToggled } from './cell-props.ts';

/** The way to write a cell: a pencil, a switch for what is on or off, and the input once it is asked for. */
export function CellTools(props: CellProps): JSX.Element {
  const { resource, row, name, field, isOpen, onOpen } = props;
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isOpen);
  // What held the focus goes with the input; a person who went on to elsewhere already is left alone.
  useLayoutEffect(() => {
    if (was.current && !isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    was.current = isOpen;
  }, [isOpen]);
  const label = fieldLabel(words, resource, name);
  const represented = rowNameOf(words, resource, row);
  if (isOpen) return <CellEditor {...props} label={words.list.editedCell(label, represented)} />;
  if (isToggled(field)) {
    const isOn = row[name] === true;
    return (
      <button
        ref={button}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={words.list.editedCell(label, represented)}
        className="cell-tool cell-tool--switch"
        data-cell-edit="switch"
        onClick={onOpen}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={words.list.editCell(label, represented)}
      className="cell-tool"
      data-cell-edit="pencil"
      onClick={onOpen}
    >
      <Icon name="edit" size={16} />
    </button>
  );
}
