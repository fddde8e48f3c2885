import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { touchScreens } from '../../../contract/resources/touch-screens/touch-screens.ts';
import { resourceNamed } from '../../crud/vocabulary/named.ts';
import { readAll } from '../../crud/vocabulary/read-all.ts';
import { refusalOf } from '../../crud/vocabulary/refusal.ts';
import { idOf, isRow, type Row, textOf } from '../../crud/vocabulary/row.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Check } from '../../ui/field/check.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SkeletonScreen } from '../../ui/page/skeleton.tsx';
import { type DesignedKiosk, writeDesign } from '../use-save-design.ts';
import '../kiosk-design.css';

/** What the dialog says, in the words of its editor. */
export type CopyWords = {
  readonly title: string;
  readonly text: string;
  readonly loading: string;
  readonly choose: string;
  readonly none: string;
  readonly matched: (count: number) => string;
  readonly unmatched: (names: string) => string;
  readonly replaces: string;
  readonly run: (count: number) => string;
  readonly failed: (kiosk: string, why: string) => string;
  readonly cancel: string;
};

/** What another kiosk gets, and which services were found there. */
export type Copy = {
  readonly values: Row;
  readonly matched: number;
  readonly unmatched: readonly { readonly name: string }[];
  readonly replaces: boolean;
};

type CopyProps<K extends DesignedKiosk> = {
  readonly said: CopyWords;
  readonly from: DesignedKiosk;
  /** Reads a kiosk of a store; null where it is gone. */
  readonly read: (storeId: number, touchScreenId: number) => Promise<K | null>;
  readonly copy: (other: K) => Copy;
  readonly onClose: () => void;
  readonly onCopied: (count: number) => void;
};

/** Copies a part of a design to other kiosks, after showing for each what of it does not match. */
export function CopyDialog<K extends DesignedKiosk>({ said, from, read, copy, onClose, onCopied }: CopyProps<K>): JSX.Element {
  const provider = useDataProvider();
  const { data: others, error } = useQuery({
    queryKey: [prefixOf(touchScreens), 'copying', from.screen['id']],
    queryFn: () => readOthers(provider, idOf(from.screen)),
    retry: false,
    staleTime: 0,
  });
  /** The chosen kiosks; each is read when it is chosen. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, K>>(new Map());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const choose = async ({ id, storeId }: OtherKiosk, on: boolean): Promise<void> => {
    try {
      const other = on ? await read(storeId, id) : null;
      setChosen((before) => new Map([...[...before].filter(([one]) => one !== id), ...(other === null ? [] : [[id, other] as const])]));
    } catch (fault) {
      setFailed([refusalOf(fault).message]);
    }
  };
  const nameOf = (id: number): string => {
    const other = others?.find((one) => one.id === id);
    return `${other?.storeName ?? ''}, ${other?.name ?? ''}`;
  };
  const run = async (): Promise<void> => {
    const faults: string[] = [];
    let done = 0;
    for (const [id, other] of chosen) {
      const name = textOf(other.design?.['name']) || textOf(other.screen['name']);
      try {
        await writeDesign(provider, other, { before: other.design, values: { ...copy(other).values, name } });
        done += 1;
      } catch (fault) {
        faults.push(said.failed(nameOf(id), refusalOf(fault).message));
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
      {others === undefined && error === null ? <SkeletonScreen label={said.loading} /> : null}
      {others?.length === 0 ? <p>{said.none}</p> : null}
      <ul className="kiosk-copy" aria-label={said.choose}>
        {(others ?? []).map((other) => {
          const found = chosen.get(other.id);
          return (
            <li key={other.id}>
              <OneKiosk
                said={said}
                label={nameOf(other.id)}
                copy={found === undefined ? undefined : copy(found)}
                onChange={(on) => void choose(other, on)}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

type OneProps = {
  readonly said: CopyWords;
  readonly label: string;
  readonly copy: Copy | undefined;
  readonly onChange: (on: boolean) => void;
};

/** A kiosk to choose, and what becomes of the copy there. */
function OneKiosk({ said, label, copy, onChange }: OneProps): JSX.Element {
  const help =
    copy === undefined ? [] : [...(copy.matched === 0 ? [] : [said.matched(copy.matched)]), ...(copy.replaces ? [said.replaces] : [])];
  return (
    <>
      <Check label={label} {...(help.length === 0 ? {} : { help: help.join(', ') })} checked={copy !== undefined} onChange={onChange} />
      {copy === undefined || copy.unmatched.length === 0 ? null : (
        <p className="kiosk-copy__unmatched">
          <Icon name="alert" size={16} />
          {said.unmatched(copy.unmatched.map(({ name }) => name).join(', '))}
        </p>
      )}
    </>
  );
}

/** A kiosk as a copy may be made for it. */
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
