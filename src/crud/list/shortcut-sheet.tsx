import type { JSX } from 'react';
import { type KeyLine, KeySheet } from '../../ui/dialog/key-sheet.tsx';
import { useSingleKeys } from '../vocabulary/use-shortcuts.ts';
import { useWords } from '../vocabulary/words.ts';

type ShortcutSheetProps = {
  readonly mayCreate: boolean;
  readonly maySelect: boolean;
  readonly mayEdit: boolean;
  /** Keys that the entity adds. */
  readonly own: readonly KeyLine[];
  readonly onClose: () => void;
};

/** What the keys do in a list. */
export function ShortcutSheet({ mayCreate, maySelect, mayEdit, own, onClose }: ShortcutSheetProps): JSX.Element {
  const { shortcuts, form } = useWords();
  const [isOn, onChange] = useSingleKeys();
  const lines: readonly KeyLine[] = [
    ['j', shortcuts.nextRow],
    ['k', shortcuts.previousRow],
    ...(maySelect ? [['x', shortcuts.selectRow] as const] : []),
    ...(mayEdit ? [['e', shortcuts.editBeside] as const] : []),
    ...own,
    ['/', shortcuts.filter],
    ...(mayCreate ? [['n', shortcuts.create] as const] : []),
    ['?', shortcuts.list],
    ['Enter', shortcuts.openRow],
    [shortcuts.addSortKeys, shortcuts.addSort],
    ['Ctrl+S', shortcuts.save],
    ['Ctrl+K', shortcuts.search],
    ['Esc', shortcuts.close],
  ];
  const single = { label: shortcuts.singleKeys, help: shortcuts.singleKeysHelp, isOn, onChange };
  return <KeySheet title={shortcuts.title} closeLabel={form.close} {...{ lines, single, onClose }} />;
}
