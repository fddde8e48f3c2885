import pLimit from 'p-limit';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { kioskReader, type OtherKiosk, type ReadKiosk } from './other-kiosks.ts';

/** This many kiosks are read at once when all of them are chosen. */
const readAtOnce = 4;

/** A chosen kiosk: being read, read, or not readable for a reason. */
export type ChosenKiosk = { readonly kiosk: OtherKiosk; readonly read?: ReadKiosk; readonly fault?: string };

/** The chosen kiosks by their identifiers; each is read when it is chosen, so that what does not match is seen before copying. */
export function useChosenKiosks() {
  const provider = useDataProvider();
  const [read] = useState(() => kioskReader(provider));
  const [limit] = useState(() => pLimit(readAtOnce));
  const [chosen, setChosen] = useState<ReadonlyMap<number, ChosenKiosk>>(new Map());
  /** A kiosk that is no longer chosen when it has been read stays so. */
  const put = (one: ChosenKiosk): void =>
    setChosen((before) => (before.has(one.kiosk.id) ? new Map(before).set(one.kiosk.id, one) : before));
  const choose = async (kiosks: readonly OtherKiosk[], isChosen: boolean): Promise<void> => {
    const ids = new Set(kiosks.map(({ id }) => id));
    setChosen((before) => new Map([...[...before].filter(([id]) => !ids.has(id)), ...(isChosen ? kiosks.map(begun) : [])]));
    if (!isChosen) return;
    await Promise.all(
      kiosks.map((kiosk) =>
        limit(async () => {
          try {
            put({ kiosk, read: await read(kiosk) });
          } catch (fault) {
            put({ kiosk, fault: readRefusal(fault).message });
          }
        }),
      ),
    );
  };
  return { chosen, choose, read };
}

function begun(kiosk: OtherKiosk): readonly [number, ChosenKiosk] {
  return [kiosk.id, { kiosk }];
}
