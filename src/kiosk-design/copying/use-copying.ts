import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { readRefusal } from '../../crud/core/refusal.ts';
import { type Row, textOf } from '../../crud/core/row.ts';
import { writeDesign } from '../use-save-design.ts';
import type { OtherKiosk, ReadKiosk } from './choosing/other-kiosks.ts';
import type { ChosenKiosk } from './choosing/use-chosen-kiosks.ts';

/** What the dialog says of the part that is copied, in the words of its editor. */
export type CopyWords = {
  readonly title: string;
  readonly text: string;
  readonly matched: (count: number) => string;
  readonly unmatched: (names: string) => string;
  readonly replaces: string;
};

/** What another kiosk gets, and which services were found there. */
export type Copy = {
  readonly values: Row;
  readonly matched: number;
  readonly unmatched: readonly { readonly name: string }[];
  readonly replaces: boolean;
};

/** What became of the copy for a kiosk. */
export type CopyOutcome = { readonly kiosk: OtherKiosk; readonly copy?: Copy; readonly fault?: string };

type Copying = {
  readonly copy: (other: ReadKiosk) => Copy;
  readonly read: (kiosk: OtherKiosk) => Promise<ReadKiosk>;
  /** Further values that every kiosk gets. */
  readonly also: Row;
};

/** Copies to one kiosk after another, so that a fault at one of them does not keep the others from their copy. */
export function useCopying({ copy, read, also }: Copying) {
  const provider = useDataProvider();
  const [outcomes, setOutcomes] = useState<readonly CopyOutcome[]>([]);
  /** How many kiosks are to get a copy; 0 before it begins. */
  const [count, setCount] = useState(0);
  const copyTo = async (kiosk: OtherKiosk, known: ReadKiosk | undefined): Promise<CopyOutcome> => {
    try {
      const other = known ?? (await read(kiosk));
      const made = copy(other);
      const name = textOf(other.design?.['name']) || textOf(other.screen['name']);
      await writeDesign(provider, other, { before: other.design, values: { ...also, ...made.values, name } });
      return { kiosk, copy: made };
    } catch (fault) {
      return { kiosk, fault: readRefusal(fault).message };
    }
  };
  const run = async (kiosks: readonly ChosenKiosk[]): Promise<void> => {
    const ids = new Set(kiosks.map(({ kiosk }) => kiosk.id));
    const kept = outcomes.filter(({ kiosk }) => !ids.has(kiosk.id));
    setOutcomes(kept);
    setCount(kept.length + kiosks.length);
    for (const one of kiosks) {
      const outcome = await copyTo(one.kiosk, one.read);
      setOutcomes((before) => [...before, outcome]);
    }
  };
  return { outcomes, count, run };
}
