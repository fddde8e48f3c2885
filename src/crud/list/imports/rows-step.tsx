import { useQuery } from '@tanstack/react-query';
import { type JSX, useId, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { type ImportState, importStates } from '../../../../contract/derive/imports/import-states.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckRow } from '../../../ui/form/check-row.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { useCalls } from '../../core/calls.ts';
import { pagerWords, useWords } from '../../core/words.ts';
import { FileRows } from './file-rows.tsx';
import type { ImportFile } from './import-file.ts';
import { useImportWords } from './import-words.ts';

type RowsStepProps = {
  readonly resource: AnyResource;
  readonly file: ImportFile;
  /** Whether clients are written to of what is stored. */
  readonly notifies: boolean;
  readonly onNotifies: (notifies: boolean) => void;
  readonly onBack: () => void;
  readonly onSave: (rows: 'all' | 'good') => Promise<void>;
  readonly onClose: () => void;
};

const sizes = [25, 50, 100] as const;

/** What saving would do with each row, before anything is saved. */
export function RowsStep({ resource, file, notifies, onNotifies, onBack, onSave, onClose }: RowsStepProps): JSX.Element {
  const { list } = useWords();
  const imports = useImportWords();
  const { askPage } = useCalls();
  const { counts, cleared } = file;
  const [state, setState] = useState<ImportState | null>(counts.wrong > 0 ? 'wrong' : null);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(sizes[0]);
  const id = useId();
  const [saving, setSaving] = useState(false);
  const name = prefixOf(resource);
  const { data, isFetching } = useQuery({
    queryKey: [name, 'import', file.id, state, page, size],
    queryFn: () =>
      askPage('GET /imports/{collection}/{id}/rows', {
        path: { collection: resource.name, id: file.id },
        query: { range: [(page - 1) * size, page * size - 1], ...(state === null ? {} : { filter: { state } }) },
      }),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  });
  const good = counts.new + counts.changed;
  const save = async (rows: 'all' | 'good'): Promise<void> => {
    setSaving(true);
    await onSave(rows);
    setSaving(false);
  };
  const text = importStates.map((one) => imports.stateCount(imports.stateCounts[one], counts[one])).join(', ');
  return (
    <>
      <p role="status">{imports.checkedRows(text)}</p>
      {cleared.values === 0 ? null : <Notice tone="warning">{imports.clearedCount(cleared.values, cleared.rows)}</Notice>}
      {good === 0 ? <Notice tone="info">{counts.wrong > 0 ? imports.onlyWrong : imports.nothingToSave}</Notice> : null}
      <fieldset className="import__states">
        <legend className="visually-hidden">{imports.showState}</legend>
        {[null, ...importStates].map((one) => (
          <label key={one ?? 'all'} className={`import__state ${buttonOf(one === state)}`}>
            <input
              type="radio"
              name="import-state"
              className="import__radio"
              checked={one === state}
              onChange={() => {
                setState(one);
                setPage(1);
              }}
            />
            {one === null ? imports.stateCount(imports.everyState, file.total) : imports.stateCount(imports.stateCounts[one], counts[one])}
          </label>
        ))}
      </fieldset>
      {data === undefined ? null : (
        <>
          <FileRows resource={resource} file={file} rows={data.data} stale={isFetching} />
          <Pager
            words={pagerWords(list, data.total)}
            page={page}
            size={size}
            sizes={sizes}
            total={data.total}
            onPage={setPage}
            onSize={(chosen) => {
              setSize(chosen);
              setPage(1);
            }}
          />
        </>
      )}
      {resource.notifiesClients === true && good > 0 ? (
        <CheckRow
          id={id}
          label={imports.notifyClients}
          help={imports.notifyClientsHelp}
          level={false}
          input={{ checked: notifies, onChange: (event) => onNotifies(event.target.checked) }}
        />
      ) : null}
      <div className="import__actions">
        <Button onClick={onBack}>{imports.back}</Button>
        {good === 0 ? (
          <Button tone="primary" onClick={onClose}>
            {imports.close}
          </Button>
        ) : (
          <Button tone="primary" busy={saving} onClick={() => save(counts.wrong > 0 ? 'good' : 'all')}>
            {counts.wrong > 0 ? imports.saveGood(good) : imports.saveAll(good)}
          </Button>
        )}
      </div>
    </>
  );
}

function buttonOf(chosen: boolean): string {
  return chosen ? 'import__state--chosen' : '';
}
