import { useQuery } from '@tanstack/react-query';
import { type JSX, Suspense, useEffect, useId, useRef, useState } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { messageValues, usualNote } from '../../core/client-note.ts';
import { readRefusal } from '../../core/refusal.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { renderValue } from '../../fields/cells/shows.tsx';
import { bulkLabel } from '../../record/actions/action-words.ts';
import type { BulkResult } from '../../record/actions/bulk-result.ts';
import { type BulkRequest, useBulk } from '../../record/actions/use-bulk.ts';
import { BulkCounts } from './bulk-counts.tsx';
import { BulkStep } from './bulk-step.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { useNamedResult } from './use-named-result.ts';

type BulkPreviewProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly request: BulkRequest;
  /** What it means, in a sentence. */
  readonly note: string | undefined;
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
  readonly onDone: (result: BulkResult) => void;
  /** Called with the number of rows that it would be done to. */
  readonly onForeseen: (count: number) => void;
};

/** What would happen, row by row, before it does. */
export function BulkPreview({ resource, additions, request, note, onBack, onClose, onDone, onForeseen }: BulkPreviewProps): JSX.Element {
  const words = useWords();
  const { bulk } = words;
  const { foresee, carryOut } = useBulk(resource);
  const asking = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [announcement, setAnnouncement] = useState(usualNote);
  const Note = additions.confirmationSlots?.Action;
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data, error } = useQuery({ queryKey: ['foreseen', asking], queryFn: () => foresee(request), retry: false, gcTime: 0 });
  const named = useNamedResult(resource, additions, data);
  const count = data?.done;
  useEffect(() => {
    if (count !== undefined) onForeseen(count);
  }, [count, onForeseen]);
  const start = async (): Promise<void> => {
    setWorking(true);
    try {
      onDone(
        await carryOut({ ...request, values: { ...request.values, ...messageValues(announcement) }, isQuiet: announcement.isQuiet }, key),
      );
    } catch (thrown) {
      setFailure(readRefusal(thrown).message);
      setWorking(false);
    }
  };
  const { action } = request;
  // A hasty Enter takes nothing away.
  const safe = useRef<HTMLButtonElement>(null);
  const isGrave = action === 'delete' || resource.actions?.[action]?.grave === true;
  const actions = (
    <>
      <Button ref={safe} onClick={onBack ?? onClose}>
        {bulk.back}
      </Button>
      {data !== undefined && data.done > 0 ? (
        <Button tone={isGrave ? 'danger' : 'primary'} busy={isWorking} onClick={() => start()}>
          {isWorking ? bulk.working : action === 'update' ? bulk.saveChanges : bulkLabel(words, resource, action)}
        </Button>
      ) : null}
    </>
  );
  const problem = failure ?? (error === null ? undefined : readRefusal(error).message);
  return (
    <BulkStep title={bulk.foreseen} actions={actions} first={isGrave ? safe : undefined}>
      {note === undefined ? null : <p>{note}</p>}
      {request.values === undefined ? null : <BulkChanges {...{ resource, additions }} values={request.values} />}
      {Note === undefined ? null : (
        <Suspense fallback={null}>
          <Note action={action} rows={request.rows} note={announcement} onNote={setAnnouncement} />
        </Suspense>
      )}
      <div role="status" aria-busy={data === undefined && problem === undefined}>
        {data === undefined && problem === undefined ? <p className="quiet">{bulk.foreseeing}</p> : null}
        {named === undefined ? null : <BulkCounts resource={resource} result={named} names={bulk.will} />}
        {data?.done === 0 ? <p>{bulk.nothingToDo}</p> : null}
      </div>
      {problem === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {problem}
        </Notice>
      )}
      {named === undefined ? null : <RefusedRows resource={resource} result={named} />}
    </BulkStep>
  );
}

type BulkChangesProps = { readonly resource: AnyResource; readonly additions: Additions; readonly values: Row };

/** What will be written into every row. */
function BulkChanges({ resource, additions, values }: BulkChangesProps): JSX.Element {
  const words = useWords();
  return (
    <dl className="bulk-changes">
      {Object.entries(values).map(([name, value]) => {
        const field = fieldOf(resource, name);
        if (field === undefined) return null;
        return (
          <div key={name}>
            <dt>{fieldLabel(words, resource, name)}</dt>
            <dd>{renderValue(field, { resource, additions, words, row: values, name, value })}</dd>
          </div>
        );
      })}
    </dl>
  );
}
