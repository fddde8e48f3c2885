import { type JSX, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShortcuts, useSingleKeys } from '../../../../crud/core/use-shortcuts.ts';
import { useWords } from '../../../../crud/core/words.ts';
import { additions } from '../../../../resources/web-orders/orders.tsx';
import type { KeyLine } from '../../../../ui/dialog/key-sheet.tsx';
import { lazyPart } from '../../../../ui/page/lazy-part.tsx';

const KeySheet = lazyPart(
  async () => (await import('../../../../ui/dialog/key-sheet.tsx')).KeySheet,
  ({ onClose }) => onClose(),
);

const rows = '.clerk-next, .person-row, .clerk-here';
const names = '.clerk-next__name, .person-row__name';

/** The row of the day that has the focus, or in which something has it. */
const focusedRow = (): Element | null => document.activeElement?.closest(rows) ?? null;

/** Goes to the name in the next row of the day, or the one before; to the first from anywhere else. */
function step(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(names)];
  const at = all.findIndex((name) => name.closest(rows) === focusedRow());
  (at === -1 ? all[0] : all[at + by])?.focus();
}

/** `order` is the address of a new order; undefined without the right to create orders. */
type DayKeysProps = { readonly order: string | undefined };

/** Keys of the day, as those of the list of orders: from row to row, the steps of the row in focus, a new order. `?` shows them. */
export function DayKeys({ order }: DayKeysProps): JSX.Element {
  const { shortcuts, form } = useWords();
  const { orderSteps } = shortcuts;
  const navigate = useNavigate();
  const [isOn, onChange] = useSingleKeys();
  const [isShown, setShown] = useState(false);
  const pressed = Object.entries(additions.listSlots?.pressedByKey ?? {}).map(
    ([key, selector]) => [key, () => focusedRow()?.querySelector<HTMLElement>(selector)?.click()] as const,
  );
  useShortcuts({
    ...Object.fromEntries(pressed),
    j: () => step(1),
    k: () => step(-1),
    '?': () => setShown(true),
    ...(order === undefined ? {} : { n: () => void navigate(order) }),
  });
  const lines: readonly KeyLine[] = [
    ['j', shortcuts.nextRow],
    ['k', shortcuts.previousRow],
    ['p', orderSteps.arrive],
    ['o', orderSteps.serve],
    ['v', orderSteps.undo],
    ['a', orderSteps.call],
    ...(order === undefined ? [] : [['n', shortcuts.create] as const]),
    ['?', shortcuts.list],
    ['Enter', shortcuts.openRow],
    ['Ctrl+K', shortcuts.search],
    ['F2', shortcuts.caller],
    ['Esc', shortcuts.close],
  ];
  const single = { label: shortcuts.singleKeys, help: shortcuts.singleKeysHelp, isOn, onChange };
  return (
    <Suspense fallback={null}>
      {isShown ? <KeySheet title={shortcuts.title} closeLabel={form.close} {...{ lines, single }} onClose={() => setShown(false)} /> : null}
    </Suspense>
  );
}
