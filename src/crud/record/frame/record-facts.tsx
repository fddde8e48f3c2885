import { type JSX, Suspense } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Status } from '../../../ui/page/status.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { renderCell } from '../../fields/cells/cells.tsx';
import { knownFacts, stateFieldOf } from '../record-context/head-fields.ts';
import './record-facts.css';

type OfRecord = { readonly resource: AnyResource; readonly additions: Additions; readonly record: Row };

/** The mark of the state that the record is in; of one without states, that it is switched off. */
export function RecordState({ resource, additions, record }: OfRecord): JSX.Element | null {
  const words = useWords();
  const Own = additions.head?.State;
  if (Own !== undefined) {
    return (
      <Suspense>
        <Own record={record} />
      </Suspense>
    );
  }
  const name = stateFieldOf({ resource, additions });
  const field = name === undefined ? undefined : fieldOf(resource, name);
  if (name === undefined || field === undefined) {
    return record['active'] === false ? <Status tone="neutral">{words.form.inactive}</Status> : null;
  }
  return <>{renderCell(field, { resource, additions, words, row: record, name, value: record[name] })}</>;
}

type FactsProps = OfRecord & {
  /** Where nothing above says it. */
  readonly withState?: boolean;
};

/** What matters about the record, in a strip under its name. */
export function RecordFacts({ resource, additions, record, withState = false }: FactsProps): JSX.Element | null {
  const words = useWords();
  const state = withState ? stateFieldOf({ resource, additions }) : undefined;
  const names = [...(state === undefined ? [] : [state]), ...knownFacts({ resource, additions }, record)];
  if (names.length === 0) return null;
  return (
    <dl className="record-facts">
      {names.map((name) => {
        const field = fieldOf(resource, name);
        if (field === undefined) return null;
        return (
          <div key={name}>
            <dt>{fieldLabel(words, resource, name)}</dt>
            <dd>{renderCell(field, { resource, additions, words, row: record, name, value: record[name] })}</dd>
          </div>
        );
      })}
    </dl>
  );
}
