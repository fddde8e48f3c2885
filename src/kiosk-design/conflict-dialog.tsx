import { type DataProvider, useDataProvider } from 'ra-core';
import { type JSX, useEffect, useState } from 'react';
import { prefixOf } from '../../contract/derive/addresses.ts';
import { kioskDesigns } from '../../contract/resources/touch-screens/kiosk-designs.ts';
import { formatInstant } from '../crud/vocabulary/format.ts';
import { isRow, type Row, textOf } from '../crud/vocabulary/row.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

type ConflictWords = {
  readonly title: string;
  readonly text: (who: string, at: string) => string;
  readonly mine: string;
  readonly theirs: string;
  readonly stay: string;
  readonly minesKept: string;
};

type ConflictProps = {
  /** Where its history is; of a kiosk's design where nothing is said. */
  readonly resource?: string;
  readonly said: ConflictWords;
  readonly current: Row;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onStay: () => void;
};

/** Two people drew at once: says who saved, and loses neither. */
export function ConflictDialog({ resource = prefixOf(kioskDesigns), said, current, onMine, onTheirs, onStay }: ConflictProps): JSX.Element {
  const who = useAuthor(resource, current);
  const actions = (
    <>
      <Button onClick={onTheirs}>{said.theirs}</Button>
      <Button onClick={onMine}>{said.mine}</Button>
      <Button tone="primary" onClick={onStay}>
        {said.stay}
      </Button>
    </>
  );
  return (
    <Dialog title={said.title} onClose={onStay} actions={actions}>
      <p>{said.text(who, formatInstant(textOf(current['updated_at'])))}</p>
      <p className="quiet">{said.minesKept}</p>
    </Dialog>
  );
}

/** The name of the user who saved the version; empty until it is read. */
function useAuthor(resource: string, current: Row): string {
  const provider = useDataProvider<
    DataProvider & { readonly history: (resource: string, id: number) => Promise<{ readonly data: readonly unknown[] }> }
  >();
  const [who, setWho] = useState('');
  useEffect(() => {
    let isShown = true;
    void provider.history(resource, Number(current['id'])).then(
      ({ data: [newest] }) => isShown && setWho(isRow(newest) ? textOf(newest['actor_name']) : ''),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [provider, resource, current]);
  return who;
}
