import { type JSX, useRef } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { useAccess } from '../../core/additions/use-access.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { renderValue } from '../../fields/cells/shows.tsx';
import { chooseInputShape } from '../../fields/inputs/inputs.tsx';
import { RecordActions } from '../actions/record-actions.tsx';
import { sectionsOf } from '../form-fields/sections.ts';
import { GoneNotice } from '../history/meanwhile-notice.tsx';
import { useLastChange } from '../history/use-saved-by.ts';
import { shownInHead } from '../record-context/head-fields.ts';
import { parentListOf } from '../record-context/parent-list.ts';
import { RecordFrame } from './record-frame.tsx';
import { useRecordTabs } from './use-record-tabs.tsx';

type RecordShowProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  /** Whether the row shown is no longer there. */
  readonly isGone: boolean;
  /** Why it is only read. */
  readonly readOnly: string;
};

/** A record to be read: the sections of its form with values instead of inputs. */
export function RecordShow({ resource, additions, record, isGone, readOnly }: RecordShowProps): JSX.Element {
  const words = useWords();
  const { unseen = [] } = useAccess(resource, additions)(record);
  const sections = sectionsOf(resource, 'show', [...shownInHead({ resource, additions }, record), ...unseen]);
  const tabs = useRecordTabs({ resource, additions, record, sections });
  // An entity that no one writes needs no excuse; one that others may does.
  const writable = resource.operations === undefined || resource.operations.includes('edit');
  const change = useLastChange(resource, record);
  const Below = additions.formSlots?.Below;
  const up = parentListOf({ resource, additions }, record);
  const lets = useRef(false);
  return (
    <RecordFrame
      {...{ resource, additions, record, tabs, up }}
      // What no one edits, such as a backup, may still be deleted; what someone else edits is theirs.
      actions={writable ? null : <RecordActions {...{ resource, additions, record, up, lets }} isDirty={false} />}
      above={
        <>
          {isGone ? <GoneNotice change={change} up={up} /> : null}
          {writable ? <Notice tone="info">{readOnly}</Notice> : null}
        </>
      }
      renderSection={({ names }) => (
        <div className="form-grid-holder">
          <dl className="values">
            {names.map((name) => {
              const field = fieldOf(resource, name);
              if (field === undefined) return null;
              return (
                <div key={name} className={chooseInputShape(field).wide ? 'values__wide' : undefined}>
                  <dt>{fieldLabel(words, resource, name)}</dt>
                  <dd>{renderValue(field, { resource, additions, words, row: record, name, value: record[name] })}</dd>
                </div>
              );
            })}
          </dl>
        </div>
      )}
    >
      {Below === undefined || !sections.some(({ key }) => tabs.isShown(key)) ? null : <Below draft={record} />}
    </RecordFrame>
  );
}
