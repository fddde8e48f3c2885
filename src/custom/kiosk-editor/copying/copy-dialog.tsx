import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { touchScreens } from '../../../../contract/resources/touch-screens/touch-screens.ts';
import { type CopiedLayout, copyLayout } from '../../../../contract/rules/kiosk/layout/copy-layout.ts';
import type { KioskLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { readAll } from '../../../crud/vocabulary/read-all.ts';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { idOf, isRow, textOf } from '../../../crud/vocabulary/row.ts';
import { writeDesign } from '../../../kiosk-design/use-save-design.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { useKioskWords } from '../state/kiosk-words.ts';
import { type Kiosk, readKiosk } from '../state/use-kiosk.ts';

type CopyProps = {
  readonly kiosk: Kiosk;
  /** As it is in the editor, also where it is not saved. */
  readonly layout: KioskLayout;
  readonly onClose: () => void;
  readonly onCopied: (count: number) => void;
};

/** Copies the pages to other kiosks, after showing for each what of them does not match. */
export function CopyDialog({ kiosk, layout, onClose, onCopied }: CopyProps): JSX.Element {
  const { copying: said, loading } = useKioskWords();
  const provider = useDataProvider();
  const { data: others, error } = useQuery({
    queryKey: [prefixOf(touchScreens), 'copying', kiosk.screen['id']],
    queryFn: () => readOthers(provider, idOf(kiosk.screen)),
    retry: false,
    staleTime: 0,
  });
  /** The chosen kiosks; each is read when it is chosen. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, Kiosk>>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const choose = async ({ id, storeId }: OtherKiosk, on: boolean): Promise<void> => {
    try {
      const read = on ? await readKiosk(provider, storeId, id) : null;
      setChosen((before) => new Map([...[...before].filter(([one]) => one !== id), ...(read === null ? [] : [[id, read] as const])]));
    } catch (fault) {
      setFailed([refusalOf(fault).message]);
    }
  };
  const run = async (): Promise<void> => {
    const faults: string[] = [];
    let done = 0;
    for (const other of chosen.values()) {
      const copied = copyFor(kiosk, layout, other);
      try {
        await writeDesign(provider, other, {
          before: other.design,
          values: { pages: copied.layout, name: textOf(other.design?.['name']) || other.name },
        });
        done += 1;
      } catch (fault) {
        faults.push(said.failed(`${other.storeName}, ${other.name}`, refusalOf(fault).message));
      }
    }
    if (faults.length === 0) onCopied(done);
    else setFailed(faults);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{said.cancel}</Button>
      <Button tone="primary" aria-disabled={chosen.size === 0} onClick={() => (chosen.size === 0 ? undefined : run())}>
        {said.run(chosen.size)}
      </Button>
    </>
  );
  return (
    <Dialog wide title={said.title} closeLabel={said.cancel} onClose={onClose} actions={actions}>
      <p>{said.text}</p>
      {error === null ? null : <p role="alert">{error.message}</p>}
      {failed.map((fault) => (
        <p key={fault} role="alert" className="kiosk-copy__failed">
          {fault}
        </p>
      ))}
      {others === undefined ? <SkeletonScreen label={loading} /> : null}
      {others?.length === 0 ? <p>{said.none}</p> : null}
      <ul className="kiosk-copy" aria-label={said.choose}>
        {(others ?? []).map((other) => {
          const read = chosen.get(other.id);
          const copied = read === undefined ? undefined : copyFor(kiosk, layout, read);
          const help =
            copied === undefined ? [] : [said.matched(copied.matched.length), ...(read?.layout === undefined ? [] : [said.replaces])];
          return (
            <li key={other.id}>
              <Check
                label={`${other.storeName}, ${other.name}`}
                {...(help.length === 0 ? {} : { help: help.join(', ') })}
                checked={read !== undefined}
                onChange={(on) => void choose(other, on)}
              />
              {copied === undefined || copied.unmatched.length === 0 ? null : (
                <p className="kiosk-copy__unmatched">
                  <Icon name="alert" size={16} />
                  {said.unmatched(copied.unmatched.map(({ name }) => name).join(', '))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function copyFor(kiosk: Kiosk, layout: KioskLayout, other: Kiosk): CopiedLayout {
  return copyLayout(layout, { from: kiosk.services, to: other.services, size: other.size });
}

type OtherKiosk = { readonly id: number; readonly name: string; readonly storeId: number; readonly storeName: string };

/** The other kiosks that the user may see, by branch. */
async function readOthers(provider: DataProvider, own: number): Promise<readonly OtherKiosk[]> {
  const rows = (await readAll(provider, prefixOf(touchScreens), {}, 'name')).filter((row) => idOf(row) !== own);
  const ids = [...new Set(rows.map((row) => Number(row['store_id'])))];
  const { data } = await provider.getMany(prefixOf(resourceNamed('stores')), { ids });
  const names = new Map(data.filter(isRow).map((row) => [idOf(row), textOf(row['label'])]));
  return rows
    .map((row) => ({
      id: idOf(row),
      name: textOf(row['name']),
      storeId: Number(row['store_id']),
      storeName: names.get(Number(row['store_id'])) ?? '',
    }))
    .toSorted((one, other) => one.storeName.localeCompare(other.storeName, 'cs') || one.name.localeCompare(other.name, 'cs'));
}
