import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../../../contract/resources/touch-screens/kiosk-designs.ts';
import { type KioskLayout, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { formatInstant } from '../../../crud/vocabulary/format.ts';
import { isRow, type Row, textOf } from '../../../crud/vocabulary/row.ts';
import { SmallPage } from '../../../kiosk-design/drawn/small-page.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { useKioskWords } from '../state/kiosk-words.ts';

type VersionsProps = {
  readonly designId: number;
  readonly storeName: string;
  readonly onRestore: (layout: KioskLayout) => void;
  readonly onClose: () => void;
};

/** Earlier versions of the pages: looked at, and taken back into the editor. */
export function VersionsDialog({ designId, storeName, onRestore, onClose }: VersionsProps): JSX.Element {
  const { versionList: said, loading } = useKioskWords();
  const provider = useDataProvider<
    DataProvider & { readonly history: (resource: string, id: number) => Promise<{ readonly data: readonly unknown[] }> }
  >();
  const { data: versions, error } = useQuery({
    queryKey: [prefixOf(kioskDesigns), 'versions', designId],
    queryFn: () => readVersions(() => provider.history(prefixOf(kioskDesigns), designId)),
    retry: false,
    staleTime: 0,
  });
  const [chosen, setChosen] = useState(0);
  const shown = versions?.[chosen];
  const page = shown?.layout.pages.find(({ id }) => id === shown.layout.start_page_id);
  const actions = (
    <>
      <Button onClick={onClose}>{said.close}</Button>
      {shown === undefined || chosen === 0 ? null : (
        <Button tone="primary" onClick={() => onRestore(shown.layout)}>
          {said.restore}
        </Button>
      )}
    </>
  );
  return (
    <Dialog wide title={said.title} closeLabel={said.close} onClose={onClose} actions={actions}>
      {error !== null ? <p role="alert">{error.message}</p> : null}
      {versions === undefined ? (
        <SkeletonScreen label={loading} />
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
          {shown === undefined || page === undefined ? null : (
            <SmallPage kiosk={{ storeName }} layout={shown.layout} page={page} width={520} />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Saved pages as they were: newest first. */
type Version = { readonly number: number; readonly who: string; readonly at: string; readonly layout: KioskLayout };

/** Reads the versions of the pages out of the history of their design. */
async function readVersions(history: () => Promise<{ readonly data: readonly unknown[] }>): Promise<readonly Version[]> {
  const { data } = await history();
  return data.filter(isRow).flatMap((entry) => versionIn(entry) ?? []);
}

function versionIn(entry: Row): Version | undefined {
  const changes = entry['changes'];
  const pages = isRow(changes) ? changes['pages'] : undefined;
  const layout = parseLayout(isRow(pages) ? pages['after'] : undefined);
  if (layout === undefined) return undefined;
  return { number: Number(entry['version']), who: textOf(entry['actor_name']), at: textOf(entry['at']), layout };
}
