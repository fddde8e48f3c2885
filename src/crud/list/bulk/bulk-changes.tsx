import type { JSX } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { showOf } from '../../fields/cells/shows.tsx';
import type { Additions } from '../../vocabulary/additions/additions.ts';
import type { Row } from '../../vocabulary/row.ts';
import { fieldLabel, useWords } from '../../vocabulary/words.ts';

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
