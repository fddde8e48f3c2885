import type { JSX } from 'react';
import { useAppearance, useAppearanceStore } from '../../../providers/appearance/appearance-store.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { type KeyLine, KeySheet } from '../../../ui/dialog/key-sheet.tsx';

/** What the keys do, everywhere and in lists. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { shortcuts, form } = useConsoleWords();
  const { singleKeys } = useAppearance();
  const { change } = useAppearanceStore();
  const lines: readonly KeyLine[] = [
    ['Ctrl+K', shortcuts.search],
    ['F2', shortcuts.caller],
    ['Ctrl+S', shortcuts.save],
    ['Esc', shortcuts.close],
    ['j', shortcuts.nextRow],
    ['k', shortcuts.previousRow],
    ['x', shortcuts.selectRow],
    ['Enter', shortcuts.openRow],
    ['/', shortcuts.filter],
    ['n', shortcuts.create],
    ['?', shortcuts.list],
  ];
  const single = {
    label: shortcuts.singleKeys,
    help: shortcuts.singleKeysHelp,
    isOn: singleKeys,
    onChange: (on: boolean) => change({ singleKeys: on }),
  };
  return <KeySheet title={shortcuts.title} closeLabel={form.close} {...{ lines, single, onClose }} />;
}
