import type { JSX } from 'react';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Additions } from '../additions.ts';
import { shapeOf } from '../derive/inputs.tsx';
import { showOf } from '../derive/shows.tsx';
import type { Row } from '../row.ts';
import { fieldLabel, useWords } from '../words.ts';
import { GoneNotice } from './meanwhile-notice.tsx';
import { RecordFrame } from './record-frame.tsx';
import { sectionsOf } from './sections.ts';
import { useLastChange } from './use-last-change.ts';
import { useRecordTabs } from './use-record-tabs.tsx';
import { wayUpOf } from './way-up.ts';

type RecordShowProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly record: Row;
  /** Whether the row shown is no longer there. */
  readonly isGone: boolean;
  /** Why it is only read. */
  readonly readOnly: string;
};

/** A record to be read: the tabs of its form with values instead of inputs. */
export function RecordShow({ resource, additions, record, isGone, readOnly }: RecordShowProps): JSX.Element {
  const words = useWords();
  const sections = sectionsOf(resource, 'show');
  const tabs = useRecordTabs({ resource, additions, record, sections });
  // An entity that nobody writes needs no excuse; one that others may does.
  const writable = resource.operations === undefined || resource.operations.includes('edit');
  const change = useLastChange(resource, record);
  const { Beside } = additions;
  const up = wayUpOf({ resource, additions }, record);
  return (
    <RecordFrame
      {...{ resource, record, tabs, up }}
      actions={null}
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
                <div key={name} className={shapeOf(field).wide ? 'values__wide' : undefined}>
                  <dt>{fieldLabel(words, resource, name)}</dt>
                  <dd>{showOf(field, { resource, additions, words, row: record, name, value: record[name] })}</dd>
                </div>
              );
            })}
          </dl>
        </div>
      )}
    >
      {Beside === undefined || !sections.some(({ key }) => key === tabs.selected) ? null : <Beside draft={record} />}
    </RecordFrame>
  );
}
