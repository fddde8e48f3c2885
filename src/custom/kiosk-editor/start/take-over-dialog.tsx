import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../../../contract/resources/devices/kiosk-designs.ts';
import { copyLayout } from '../../../../contract/rules/kiosk/layout/copy-layout.ts';
import { type KioskLayout, pageOfLayout, parseLayout } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { readAll } from '../../../crud/core/read-all.ts';
import { textOf } from '../../../crud/core/row.ts';
import { KioskList } from '../../../kiosk-design/copying/choosing/kiosk-list.tsx';
import { kioskReader, type OtherKiosk, type ReadKiosk, useOtherKiosks } from '../../../kiosk-design/copying/choosing/other-kiosks.ts';
import { SmallPage } from '../../../kiosk-design/drawn/small-page.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useKioskWords } from '../state/kiosk-words.ts';
import type { Kiosk } from '../state/use-kiosk.ts';

type TakeOverProps = {
  readonly kiosk: Kiosk;
  readonly onStart: (layout: KioskLayout, name: string) => void;
  readonly onClose: () => void;
};

/** For an administrator who has good pages on another kiosk: begins with a copy of them, after showing what does not match. */
export function TakeOverDialog({ kiosk, onStart, onClose }: TakeOverProps): JSX.Element {
  const { start, sample } = useKioskWords();
  const { takeOver: said } = start;
  const provider = useDataProvider();
  const others = useKiosksWithPages(kiosk);
  const [chosen, setChosen] = useState<OtherKiosk | null>(null);
  const [read] = useState(() => kioskReader(provider));
  const source = useQuery({
    queryKey: [prefixOf(kioskDesigns), 'taking-over', chosen?.id],
    queryFn: async () => (chosen === null ? null : await read(chosen)),
    retry: false,
    staleTime: 0,
  });
  const taken = source.data === undefined || source.data === null ? undefined : takenFrom(source.data, kiosk);
  const use = (): void => {
    if (taken !== undefined) onStart(taken.layout, taken.name);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{said.cancel}</Button>
      <Button tone="primary" aria-disabled={taken === undefined} onClick={use}>
        {said.use}
      </Button>
    </>
  );
  const page = taken === undefined ? undefined : pageOfLayout(taken.layout, taken.layout.start_page_id);
  return (
    <Dialog wide title={said.title} closeLabel={said.cancel} onClose={onClose} actions={actions}>
      <p>{said.text}</p>
      <div className="kiosk-take-over">
        <div>
          <KioskList
            others={others}
            isOne
            none={said.none}
            chosen={new Set(chosen === null ? [] : [chosen.id])}
            about={() => null}
            onChoose={([one]) => setChosen(one ?? null)}
          />
        </div>
        <div className="kiosk-take-over__preview" aria-live="polite">
          {chosen !== null && source.isPending ? <p className="quiet">{said.reading}</p> : null}
          {source.error === null ? null : <p role="alert">{said.unread(source.error.message)}</p>}
          {taken === undefined || page === undefined ? null : (
            <>
              <SmallPage kiosk={kiosk} layout={taken.layout} page={page} width={300} />
              <span className="kiosk-sample">{sample}</span>
              <p>{[said.pages(taken.layout.pages.length), ...(taken.matched === 0 ? [] : [said.matched(taken.matched)])].join(', ')}</p>
              {taken.isScaled ? <p className="quiet">{said.scaled(kiosk.size.width, kiosk.size.height)}</p> : null}
              {taken.unmatched === '' ? null : (
                <p className="kiosk-start__missing">
                  <Icon name="alert" size={16} />
                  {said.unmatched(taken.unmatched)}
                </p>
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** What a design may be called. */
const longestName = 80;

/** Pages of another kiosk as they would be here; undefined where it has none. */
function takenFrom({ design, services, label }: ReadKiosk, kiosk: Kiosk) {
  const theirs = parseLayout(design?.['pages']);
  if (theirs === undefined) return undefined;
  const { layout, matched, unmatched } = copyLayout(theirs, { from: services, to: kiosk.services, size: kiosk.size });
  return {
    layout,
    name: (textOf(design?.['name']) || label).slice(0, longestName),
    matched: matched.length,
    unmatched: unmatched.map(({ name }) => name).join(', '),
    isScaled: theirs.width !== layout.width || theirs.height !== layout.height,
  };
}

/** The other kiosks that have pages to take over. */
function useKiosksWithPages({ screen }: Kiosk) {
  const provider = useDataProvider();
  const others = useOtherKiosks(screen);
  const designs = useQuery({
    queryKey: [prefixOf(kioskDesigns), 'with-pages'],
    queryFn: async () => {
      const rows = await readAll(provider, prefixOf(kioskDesigns), {}, 'updated_at');
      return new Set(rows.filter((row) => parseLayout(row['pages']) !== undefined).map((row) => Number(row['touch_screen_id'])));
    },
    retry: false,
    staleTime: 0,
  });
  const { data: withPages } = designs;
  const data = withPages === undefined ? undefined : others.data?.filter(({ id }) => withPages.has(id));
  return { data, error: others.error ?? designs.error };
}
