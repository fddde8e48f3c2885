import { type JSX, useId } from 'react';
import { paging } from '../../../../contract/basics/limits.ts';
import { Select } from '../../../ui/field/select.tsx';
import { useNarrow } from '../../core/use-narrow.ts';
import { useWords } from '../../core/words.ts';
import { chunkSize, type Flow } from './use-list-flow.ts';
import type { RecordList } from './use-record-list.ts';

/** The choice between pages and one continuous table; it is under the rows of both. */
export function FlowSelect({ list: { flow, controller } }: { readonly list: RecordList }): JSX.Element | null {
  const { list } = useWords();
  const id = useId();
  if (useNarrow()) return null;
  return (
    <div className="pager__size">
      <label htmlFor={id}>{list.flow}</label>
      <Select<Flow>
        id={id}
        className="input pager__select"
        value={flow.isContinuous ? 'continuous' : 'pages'}
        options={[
          ['pages', list.inPages],
          ['continuous', list.continuously],
        ]}
        onChange={(chosen) => {
          flow.choose(chosen);
          controller.setPerPage(chosen === 'pages' ? paging.defaultSize : chunkSize);
        }}
      />
    </div>
  );
}
