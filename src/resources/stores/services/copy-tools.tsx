import { useListContext } from 'ra-core';
import { type JSX, Suspense, useState } from 'react';
import type { ListSlotProps, RecordToolProps, SelectionSlotProps } from '../../../crud/core/additions/slots.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { type ChosenRows, idOf, textOf } from '../../../crud/core/row.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { useServiceWords } from './service-words.ts';

const Dialog = lazyPart(
  async () => (await import('./copy-services-dialog.tsx')).CopyServicesDialog,
  ({ onClose }) => onClose(),
);

/** Copies one service to other stores. */
export function CopyOne({ record, className }: RecordToolProps): JSX.Element | null {
  const words = useServiceWords().copying;
  return (
    <CopyButton
      label={words.short}
      title={words.titleOne(textOf(record['name']))}
      rows={{ ids: [idOf(record)] }}
      from={typeof record['store_id'] === 'number' ? [record['store_id']] : []}
      className={className}
    />
  );
}

/** Copies the selected services of a list. */
export function CopySelected({ rows, count }: SelectionSlotProps): JSX.Element | null {
  const words = useServiceWords().copying;
  return <CopyButton label={words.action} title={words.title(count)} rows={rows} from={[]} className={buttonClass('secondary')} icon />;
}

/** Copies all services of the store that has the list in a tab. */
export function CopyAll({ within }: ListSlotProps): JSX.Element | null {
  const words = useServiceWords().copying;
  const { total } = useListContext();
  // A new branch has nothing to copy.
  if (within === undefined || total === 0) return null;
  const { name, id } = within;
  const rows = { filter: { [name]: id } };
  return <CopyButton label={words.all} title={words.titleAll} rows={rows} from={[id]} className={buttonClass('plain')} icon />;
}

type CopyButtonProps = {
  readonly label: string;
  readonly title: string;
  readonly rows: ChosenRows;
  readonly from: readonly number[];
  readonly className: string;
  readonly icon?: boolean;
};

function CopyButton({ label, title, rows, from, className, icon = false }: CopyButtonProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const [mayCreate, mayEdit] = [useMay(resourceNamed('services'), 'create'), useMay(resourceNamed('services'), 'edit')];
  if (!mayCreate || !mayEdit) return null;
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon ? <Icon name="copy" /> : null}
        {label}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog {...{ title, rows, from }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
