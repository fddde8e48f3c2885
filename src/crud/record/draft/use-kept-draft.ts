import { useStore } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { useClock } from '../../core/clock.ts';
import { idOf, type Row } from '../../core/row.ts';
import { findDraftChanges, keepable } from './draft.ts';
import { buildDraftStack, fits, type KeptDraft, newMark, parseDrafts } from './draft-stack.ts';

/** What a person finds of it, and what they can do. */
export type DraftOffer = {
  readonly draft: KeptDraft | undefined;
  /** Fills the form with it, but for the fields that were typed in since. */
  readonly take: () => void;
  /** Gives up what was found; what was typed since stays kept. */
  readonly discard: () => void;
  /** Keeps nothing of this form: all is saved or given up. Drafts of other new records stay. */
  readonly drop: () => void;
};

/** A pause in the typing after which it is kept. */
const restMilliseconds = 1_000;

type Kept = { readonly resource: AnyResource; readonly base: Row | null; readonly form: UseFormReturn };

/**
 * Keeps what is typed with the person until it is saved or given up: a session that ends, a closed window or another
 * computer lose nothing. Secrets and files are not kept. What was found is offered once; until someone has decided
 * about it, what is typed meanwhile is kept together with it. Two new records are never one draft: each is kept on its own.
 */
export function useKeptDraft({ resource, base, form }: Kept): DraftOffer {
  const now = useClock();
  const [kept, keep] = useStore<unknown>(`${resource.name}.${base === null ? 'new' : idOf(base)}.draft`);
  const [isDecided, setDecided] = useState(false);
  const [mark, setMark] = useState(newMark);
  const drafts = parseDrafts(resource, kept, base);
  const others = drafts.filter((draft) => draft.mark !== mark);
  const found = isDecided ? undefined : others[0];
  const put = (next: readonly KeptDraft[]): void => keep(buildDraftStack(next));
  /** A draft of what is typed; none when nothing is. */
  const own = (values: Row): readonly KeptDraft[] =>
    Object.keys(values).length === 0 ? [] : [{ at: now().toISOString(), version: base?.['version'] ?? null, values, mark }];
  const latest = useRef({ found, others, base, put, own });
  useEffect(() => {
    latest.current = { found, others, base, put, own };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dropped = useRef<string>(undefined);
  useEffect(() => {
    const write = (): void => {
      const { found: open, others: otherDrafts, base: row, put: store, own: ownOf } = latest.current;
      // Saving reports the values once more: what was dropped must not come back by that.
      if (JSON.stringify(form.getValues()) === dropped.current) return;
      const typed = typedIn(resource, form);
      if (open !== undefined && row !== null) {
        const both = { ...open, values: { ...open.values, ...typed } };
        if (fits(both)) store([both]);
        return;
      }
      if (open === undefined) setDecided(true);
      store([...ownOf(typed), ...(row === null ? otherDrafts : [])]);
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
      if (found === undefined) return;
      setDecided(true);
      const typed = typedIn(resource, form);
      // The form goes on with the found one; what was kept of it meanwhile is in the form.
      setMark(found.mark);
      put(others);
      const older = Object.entries(found.values).filter(([name]) => !(name in typed));
      for (const [name, value] of older) form.setValue(name, value, { shouldDirty: true });
    },
    discard: () => {
      clearTimeout(timer.current);
      put([...own(typedIn(resource, form)), ...others.filter((draft) => draft !== found)]);
    },
    drop: () => {
      clearTimeout(timer.current);
      dropped.current = JSON.stringify(form.getValues());
      setDecided(true);
      put(base === null ? others : []);
    },
  };
}

/** What differs in the form by now from what it started with. */
const typedIn = (resource: AnyResource, form: UseFormReturn): Row =>
  findDraftChanges(keepable(resource, form.getValues()), form.formState.defaultValues ?? {});
