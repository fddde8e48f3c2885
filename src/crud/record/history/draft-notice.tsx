import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { formatInstant } from '../../core/format.ts';
import type { Row } from '../../core/row.ts';
import './meanwhile-notice.css';
import { describeDraft } from '../draft/draft-stack.ts';
import type { DraftOffer } from '../draft/use-kept-draft.ts';
import { useRecordFormWords } from '../record-context/record-form-words.ts';

type DraftNoticeProps = {
  readonly resource: AnyResource;
  readonly offer: DraftOffer;
  /** The row as it is now; null for a new one. */
  readonly record: Row | null;
  /** The buttons go away with the notice: where the focus goes then. */
  readonly onDecided: () => void;
};

/** Offers what was typed here before and not saved. */
export function DraftNotice({ resource, offer: { draft, take, discard }, record, onDecided }: DraftNoticeProps): JSX.Element | null {
  const words = useRecordFormWords();
  if (draft === undefined) return null;
  const isOlder = record !== null && record['version'] !== draft.version;
  const decide = (work: () => void) => (): void => {
    work();
    onDecided();
  };
  return (
    <div className="meanwhile">
      <Notice tone="info" title={words.draft.title}>
        <p>{words.draft.left(formatInstant(draft.at), record === null ? describeDraft(resource, draft) : '')}</p>
        {isOlder ? <p>{words.draft.older}</p> : null}
        <div className="meanwhile__actions">
          <Button onClick={decide(take)}>{words.draft.take}</Button>
          <Button onClick={decide(discard)}>{words.draft.drop}</Button>
        </div>
      </Notice>
    </div>
  );
}
