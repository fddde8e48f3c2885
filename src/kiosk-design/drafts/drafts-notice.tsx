import type { JSX } from 'react';
import { formatMoment } from '../../../contract/rules/time/shown-time.ts';
import { useClock } from '../../crud/core/clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { useDesignWords } from '../design-words.ts';
import type { Draft } from './kept-drafts.ts';
import '../kiosk-design.css';

type FoundDraft<T> = Draft<T> & { readonly isOlder: boolean };

type DraftsNoticeProps<T> = {
  readonly found: readonly FoundDraft<T>[];
  readonly onTake: (draft: FoundDraft<T>) => void;
  readonly onDiscard: (draft: FoundDraft<T>) => void;
};

/** Work that earlier visits did not save: gone on with, or thrown away knowingly; until then it stays. */
export function DraftsNotice<T>({ found, onTake, onDiscard }: DraftsNoticeProps<T>): JSX.Element | null {
  const { drafts: said } = useDesignWords();
  const now = useClock();
  if (found.length === 0) return null;
  return (
    <Notice tone="info" title={found.length === 1 ? said.one : said.many}>
      <ul className="kiosk-drafts">
        {found.map((draft) => {
          const time = formatMoment(draft.at, now());
          return (
            <li key={draft.visit}>
              <span>
                {said.at(time)}
                {draft.isOlder ? ` ${said.older}` : ''}
              </span>
              <Button aria-label={said.of(said.take, time)} onClick={() => onTake(draft)}>
                {said.take}
              </Button>
              <Button tone="plain" aria-label={said.of(said.discard, time)} onClick={() => onDiscard(draft)}>
                {said.discard}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
