import type { JSX } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { showOf } from '../../fields/cells/shows.tsx';

type BulkChangesProps = { readonly resource: AnyResource; readonly additions: Additions; readonly values: Row };

/** What will be written into every row. */
export function BulkChanges({ resource, additions, values }: BulkChangesProps): JSX.Element {
  const words = useWords();
  return (
    <dl className="bulk-changes">
      {Object.entries(values).map(([name, value]) => {
        const field = fieldOf(resource, name);
        if (field === undefined) return null;
        return (
          <div key={name}>
            <dt>{fieldLabel(words, resource, name)}</dt>
            <dd>{showOf(field, { resource, additions, words, row: values, name, value })}</dd>
          </div>
        );
      })}
    </dl>
  );
}
