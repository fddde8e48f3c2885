import { type DataProvider, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../contract/resources/devices/kiosk-designs.ts';
import { readAll } from '../crud/core/read-all.ts';
import { readRefusal } from '../crud/core/refusal.ts';
import { isRow, type Row } from '../crud/core/row.ts';

/** What the server answered to a save. */
export type Saved =
  | { readonly kind: 'saved'; readonly design: Row }
  /** Another user saved a newer version in the meantime. */
  | { readonly kind: 'conflict'; readonly current: Row }
  | { readonly kind: 'refused'; readonly message: string };

/** A kiosk and its stored design; undefined before the first save. */
export type DesignedKiosk = { readonly screen: Row; readonly storeId: number; readonly design: Row | undefined };

/** What is saved: `name` is what a new design is called, `over` the version that is knowingly replaced instead of the opened one. */
export type Saving = { readonly values: Row; readonly name: string; readonly over?: Row | undefined };

/** Saves a part of a kiosk's design: as its next version, or as a new design of a kiosk that has none. */
export function useSaveDesign(kiosk: DesignedKiosk) {
  const provider = useDataProvider();
  const [design, setDesign] = useState(kiosk.design);
  const save = async ({ values, name, over }: Saving): Promise<Saved> => {
    const before = over ?? design;
    try {
      const saved = await writeDesign(provider, kiosk, {
        before,
        values: { ...values, name: before === undefined ? name : before['name'] },
      });
      setDesign(saved);
      return { kind: 'saved', design: saved };
    } catch (error) {
      const refusal = readRefusal(error);
      const current = refusal.current ?? (before === undefined && refusal.status === 409 ? await readDesign(provider, kiosk) : undefined);
      if (current === undefined) return { kind: 'refused', message: refusal.message };
      // A user who saved another part of the design changed nothing of what is saved here.
      if (Object.keys(values).every((part) => same(current[part], before?.[part]))) return save({ values, name, over: current });
      return { kind: 'conflict', current };
    }
  };
  /** Takes a newer version of the design as the opened one. */
  const take = (newer: Row): void => setDesign(newer);
  return { design, save, take };
}

/** The design that another user made for the kiosk in the meantime. */
async function readDesign(provider: DataProvider, { screen }: DesignedKiosk): Promise<Row | undefined> {
  const [design] = await readAll(provider, prefixOf(kioskDesigns), { touch_screen_id: screen['id'] }, 'updated_at');
  return design;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

type Writing = { readonly before: Row | undefined; readonly values: Row };

/** Stores the design of a kiosk: as its next version, or as the first one. Returns the stored row; throws the refusal. */
export async function writeDesign(provider: DataProvider, { storeId, screen }: DesignedKiosk, { before, values }: Writing): Promise<Row> {
  const resource = prefixOf(kioskDesigns);
  const { data } =
    before === undefined
      ? await provider.create(resource, { data: { store_id: storeId, touch_screen_id: screen['id'], ...values } })
      : await provider.update(resource, { id: Number(before['id']), data: values, previousData: { id: Number(before['id']), ...before } });
  if (!isRow(data)) throw new Error('a saved design is no row');
  return data;
}
