import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, type ReactNode, useState } from 'react';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../contract/resources/devices/kiosk-designs.ts';
import { formatInstant } from '../crud/core/format.ts';
import { isRow, type Row, textOf } from '../crud/core/row.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SkeletonScreen } from '../ui/page/skeleton.tsx';
import './kiosk-design.css';

/** What the dialog says, in the words of its editor. */
export type VersionWords = {
  readonly title: string;
  readonly loading: string;
  readonly of: (number: number) => string;
  readonly by: (who: string, at: string) => string;
  readonly now: string;
  readonly restore: string;
  readonly close: string;
};

type VersionsProps<D> = {
  readonly said: VersionWords;
  readonly designId: number;
  /** The document of the design that has versions. */
  readonly part: 'pages' | 'tickets';
  readonly read: (value: unknown) => D | undefined;
  readonly onRestore: (document: D) => void;
  readonly onClose: () => void;
  /** Draws a version. */
  readonly children: (document: D) => ReactNode;
};

/** Earlier versions of a part of a design: looked at, and taken back into the editor. */
export function VersionsDialog<D>({ said, designId, part, read, onRestore, onClose, children }: VersionsProps<D>): JSX.Element {
  const provider = useDataProvider<
    DataProvider & { readonly history: (resource: string, id: number) => Promise<{ readonly data: readonly unknown[] }> }
  >();
  const { data: entries, error } = useQuery({
    queryKey: [prefixOf(kioskDesigns), 'versions', designId],
    queryFn: async () => (await provider.history(prefixOf(kioskDesigns), designId)).data.filter(isRow),
    retry: false,
    staleTime: 0,
  });
  const versions = entries?.flatMap((entry) => versionIn(entry, part, read) ?? []);
  const [chosen, setChosen] = useState(0);
  const shown = versions?.[chosen];
  const actions = (
    <>
      <Button onClick={onClose}>{said.close}</Button>
      {shown === undefined || chosen === 0 ? null : (
        <Button tone="primary" onClick={() => onRestore(shown.document)}>
          {said.restore}
        </Button>
      )}
    </>
  );
  return (
    <Dialog wide title={said.title} closeLabel={said.close} onClose={onClose} actions={actions}>
      {error !== null ? <p role="alert">{error.message}</p> : null}
      {versions === undefined ? (
        error === null ? (
          <SkeletonScreen label={said.loading} />
        ) : null
      ) : (
        <div className="kiosk-versions">
          <ul>
            {versions.map((version, at) => (
              <li key={version.number}>
                <button type="button" className="kiosk-versions__one" aria-pressed={at === chosen} onClick={() => setChosen(at)}>
                  <strong>{said.of(version.number)}</strong>
                  {at === 0 ? ` · ${said.now}` : ''}
                  <span className="quiet">{said.by(version.who, formatInstant(version.at))}</span>
                </button>
              </li>
            ))}
          </ul>
          {shown === undefined ? null : children(shown.document)}
        </div>
      )}
    </Dialog>
  );
}

/** A document as it was saved. */
type Version<D> = { readonly number: number; readonly who: string; readonly at: string; readonly document: D };

function versionIn<D>(entry: Row, part: string, read: (value: unknown) => D | undefined): Version<D> | undefined {
  const changes = entry['changes'];
  const change = isRow(changes) ? changes[part] : undefined;
  const document = read(isRow(change) ? change['after'] : undefined);
  if (document === undefined) return undefined;
  return { number: Number(entry['version']), who: textOf(entry['actor_name']), at: textOf(entry['at']), document };
}
