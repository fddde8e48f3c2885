import { useGetIdentity } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClock } from '../../crud/core/clock.ts';
import type { Row } from '../../crud/core/row.ts';
import { type Draft, keepDraft, readDrafts, removeDrafts } from './kept-drafts.ts';

/** A pause in the work after which it is kept. */
const restMilliseconds = 800;

type Edited<T> = {
  readonly touchScreenId: number;
  readonly part: 'pages' | 'tickets' | 'states' | 'display' | 'display_name';
  /** The stored design that the work began from. */
  readonly design: Row | undefined;
  /** Undefined before anything was begun. */
  readonly value: T | undefined;
  /** Whether there is something to keep. */
  readonly isDirty: boolean;
  readonly read: (value: unknown) => T | undefined;
  /** Puts a draft into the editor. */
  readonly onTake: (value: T) => void;
};

/** Keeps what is not saved in this browser for the signed-in user, and offers what earlier visits left until it is thrown away. */
export function useDrafts<T>({ touchScreenId, part, design, value, isDirty, read, onTake }: Edited<T>) {
  const { identity } = useGetIdentity();
  const key = identity === undefined ? undefined : `kiosk-draft.${identity.id}.${touchScreenId}.${part}`;
  const now = useClock();
  const version = design === undefined ? null : Number(design['version']);
  const [visit, setVisit] = useState(newVisit);
  /** Drafts that were offered and are gone: taken, or thrown away. */
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [aside, setAside] = useState<readonly Draft<T>[]>([]);
  const [reading] = useState(() => read);
  // Read once it is known who is signed in; what is kept from then on is of this visit.
  const left = useMemo(() => (key === undefined ? [] : readDrafts(localStorage, key, reading)), [key, reading]);
  // What is stored, or was taken a moment ago on the screen before, is not offered as an earlier draft.
  const [begun] = useState(() => JSON.stringify(value));
  const others = useMemo(() => left.filter((draft) => JSON.stringify(draft.value) !== begun), [left, begun]);
  const found = [...aside, ...others].filter((draft) => !settled.includes(draft.visit));
  /** Drafts that this visit goes on with; they are removed when it is kept itself. */
  const taken = useRef<readonly string[]>([]);
  const pending = useRef<(() => void) | null>(null);
  useKeptOnLeaving(pending);
  useEffect(() => {
    if (key === undefined) return undefined;
    if (!isDirty || value === undefined) {
      removeDrafts(localStorage, key, [visit]);
      return undefined;
    }
    const keep = (): void => {
      pending.current = null;
      if (keepDraft(localStorage, key, { visit, at: now().toISOString(), version, value }, taken.current)) taken.current = [];
    };
    pending.current = keep;
    const timer = setTimeout(keep, restMilliseconds);
    return () => {
      clearTimeout(timer);
      if (pending.current === keep) pending.current = null;
    };
  }, [key, visit, isDirty, value, version, now]);
  const settle = (draft: Draft<T>): void => setSettled((before) => [...before, draft.visit]);
  return {
    found: found.map((draft) => ({ ...draft, isOlder: draft.version !== version })),
    take: (draft: Draft<T>): void => {
      taken.current = [...taken.current, draft.visit];
      settle(draft);
      onTake(draft.value);
    },
    discard: (draft: Draft<T>): void => {
      if (key !== undefined) removeDrafts(localStorage, key, [draft.visit]);
      settle(draft);
    },
    /** The work is saved, or thrown away knowingly. */
    drop: (): void => {
      pending.current = null;
      const same = left.filter((draft) => JSON.stringify(draft.value) === JSON.stringify(value));
      if (key !== undefined) removeDrafts(localStorage, key, [visit, ...taken.current, ...same.map((draft) => draft.visit)]);
      taken.current = [];
    },
    /** Something else takes the place of the work, which stays an earlier draft. */
    putAside: (): void => {
      if (key === undefined || value === undefined) return;
      const draft = { visit, at: now().toISOString(), version, value };
      pending.current = null;
      keepDraft(localStorage, key, draft, taken.current);
      taken.current = [];
      setAside((before) => [draft, ...before]);
      setVisit(newVisit());
    },
  };
}

/** What was done in the last moment is kept when the page is left, however that happens. It comes before what forgets it. */
function useKeptOnLeaving(pending: { readonly current: (() => void) | null }): void {
  useEffect(() => {
    const keep = (): void => pending.current?.();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [pending]);
}

function newVisit(): string {
  return crypto.randomUUID();
}
