import { useStore } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { preferenceLimits } from '../../../../contract/rules/preferences.ts';
import { useClock } from '../../vocabulary/clock.ts';
import { idOf, isRow, type Row, textOf } from '../../vocabulary/row.ts';
import { changesOf, draftOf, keepable } from './draft.ts';

/** What somebody typed and did not save, the last time that they were here. */
export type KeptDraft = { readonly at: string; readonly version: unknown; readonly values: Row };

/** What a person finds of it, and what they can do. */
export type DraftOffer = {
  readonly draft: KeptDraft | undefined;
  /** Fills the form with it, but for the fields that were typed in since. */
  readonly take: () => void;
  /** Gives up what was found; what was typed since stays kept. */
  readonly discard: () => void;
  /** Keeps nothing: all is saved or given up. */
  readonly drop: () => void;
};

/** A pause in the typing after which it is kept. */
const restMilliseconds = 1_000;
/** Longer ones are left to the question that is asked before leaving; room is left for when and over what. */
const longest = preferenceLimits.bytesOfOne - 256;

type Kept = { readonly resource: AnyResource; readonly base: Row | null; readonly form: UseFormReturn };

/**
 * Keeps what is typed with the person until it is saved or given up: a session that ends, a closed window or another
 * computer lose nothing. Secrets and files are not kept. What was found is offered once; until somebody has decided
 * about it, what is typed meanwhile is kept together with it, and neither takes the place of the other.
 */
export function useKeptDraft({ resource, base, form }: Kept): DraftOffer {
  const now = useClock();
  const [kept, keep] = useStore<unknown>(`${resource.name}.${base === null ? 'new' : idOf(base)}.draft`);
  const [isDecided, setDecided] = useState(false);
  const found = isDecided ? undefined : draftIn(resource, kept, base);
  const latest = useRef({ found, base, keep, now });
  useEffect(() => {
    latest.current = { found, base, keep, now };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropped = useRef<string>(undefined);
  useEffect(() => {
    const write = (): void => {
      const { found: open, base: row, keep: put, now: clock } = latest.current;
      // Saving tells of the values once more: what was dropped must not come back by that.
      if (JSON.stringify(form.getValues()) === dropped.current) return;
      const typed = typedIn(resource, form);
      if (open !== undefined) {
        const both = { ...open.values, ...typed };
        if (!isTooLong(both)) put({ ...open, values: both });
        return;
      }
      setDecided(true);
      const isLeft = Object.keys(typed).length === 0 || isTooLong(typed);
      put(isLeft ? undefined : { at: clock().toISOString(), version: row?.['version'] ?? null, values: typed });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(write, restMilliseconds);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [resource, form]);
  return {
    draft: found,
    take: () => {
      setDecided(true);
      const typed = typedIn(resource, form);
      const older = Object.entries(found?.values ?? {}).filter(([name]) => !(name in typed));
      for (const [name, value] of older) form.setValue(name, value, { shouldDirty: true });
    },
    discard: () => {
      clearTimeout(timer.current);
      setDecided(true);
      const typed = typedIn(resource, form);
      const isKept = Object.keys(typed).length > 0 && !isTooLong(typed);
      keep(isKept ? { at: now().toISOString(), version: base?.['version'] ?? null, values: typed } : undefined);
    },
    drop: () => {
      clearTimeout(timer.current);
      dropped.current = JSON.stringify(form.getValues());
      setDecided(true);
      keep(undefined);
    },
  };
}

/** What differs in the form by now from what it started with. */
const typedIn = (resource: AnyResource, form: UseFormReturn): Row =>
  changesOf(keepable(resource, form.getValues()), form.formState.defaultValues ?? {});

const isTooLong = (values: Row): boolean => new TextEncoder().encode(JSON.stringify(values)).length > longest;

/** A kept draft without what the declaration no longer has and what is so by now; nothing when nothing is left of it. */
function draftIn(resource: AnyResource, kept: unknown, base: Row | null): KeptDraft | undefined {
  if (!isRow(kept) || !isRow(kept['values'])) return undefined;
  const values = changesOf(keepable(resource, kept['values']), draftOf(resource, base));
  return Object.keys(values).length === 0 ? undefined : { at: textOf(kept['at']), version: kept['version'] ?? null, values };
}
