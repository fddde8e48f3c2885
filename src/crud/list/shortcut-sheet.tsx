import type { JSX } from 'react';
import { type KeyLine, KeySheet } from '../../ui/dialog/key-sheet.tsx';
import type { Additions } from '../core/additions/additions.ts';
import { useSingleKeys } from '../core/use-shortcuts.ts';
import { useWords } from '../core/words.ts';

type ShortcutSheetProps = {
  readonly additions: Additions;
  readonly mayCreate: boolean;
  readonly maySelect: boolean;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
};

/** What the keys do in a list. */
export function ShortcutSheet({ additions, mayCreate, maySelect, mayEdit, onClose }: ShortcutSheetProps): JSX.Element {
  const words = useWords();
  const { shortcuts, form } = words;
  const [isOn, onChange] = useSingleKeys();
  const lines: readonly KeyLine[] = [
    ['j', shortcuts.nextRow],
    ['k', shortcuts.previousRow],
    ...(maySelect ? [['x', shortcuts.selectRow] as const] : []),
    ...(mayEdit ? [['e', shortcuts.editInDrawer] as const] : []),
    ...(additions.listSlots?.keys?.(words) ?? []),
    ['/', shortcuts.filter],
    ...(mayCreate ? [['n', shortcuts.create] as const] : []),
    ['?', shortcuts.list],
    ['Enter', shortcuts.openRow],
    [shortcuts.addSortKeys, shortcuts.addSort],
    ['Ctrl+S', shortcuts.save],
    ['Ctrl+K', shortcuts.search],
    ['F2', shortcuts.caller],
    ['Esc', shortcuts.close],
  ];
  const single = { label: shortcuts.singleKeys, help: shortcuts.singleKeysHelp, isOn, onChange };
  return <KeySheet title={shortcuts.title} closeLabel={form.close} {...{ lines, single, onClose }} />;
}
