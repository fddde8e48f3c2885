import { type JSX, useEffect, useRef, useState } from 'react';
import { formatPhone } from '../../crud/core/format.ts';
import { useWords } from '../../crud/core/words.ts';
import { countsText } from '../../resources/settings/retention/counts-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FoundHistory } from './found-history.tsx';
import { FoundOrders } from './found-orders.tsx';
import { FoundAccounts, FoundBans, FoundImports, FoundMessages, FoundWaiting } from './found-others.tsx';
import { FoundRecords } from './found-records.tsx';
import { usePersonWords } from './person-words.ts';
import { countsOf, erasableOf, type Found } from './use-found.ts';

type FoundDataProps = {
  readonly found: Found;
  /** Someone has just asked for it. */
  readonly takesFocus: boolean;
  /** Reads it again. */
  readonly onChange: () => Promise<unknown>;
};

/** What is held about the person, how much of it there is, and what can be done with it. */
export function FoundData({ found, takesFocus, onChange }: FoundDataProps): JSX.Element {
  const words = usePersonWords();
  const { language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isErasing, setErasing] = useState(false);
  const who = formatPhone(found.person);
  const counts = countsText(words.kinds, language, countsOf(found));
  const isErasable = Object.values(erasableOf(found)).some((count) => count > 0);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="found" aria-labelledby="found-title">
      <h2 id="found-title" ref={heading} tabIndex={-1}>
        {counts === '' ? words.found.nothing(who) : words.found.title(who)}
      </h2>
      {counts === '' ? (
        <Panel>
          <p>{words.found.nothingText}</p>
        </Panel>
      ) : (
        <>
          <p>{counts}</p>
          <div className="found__deeds">
            <ExportButtons person={found.person} />
            {isErasable ? (
              <Button tone="danger" icon="trash" aria-haspopup="dialog" onClick={() => setErasing(true)}>
                {words.found.erase}
              </Button>
            ) : null}
          </div>
          <FoundOrders orders={found.orders} />
          <FoundWaiting waiting={found.waiting} />
          <FoundRecords records={found.records} />
          <FoundMessages messages={found.messages} />
          <FoundHistory {...found} />
          <FoundBans bans={found.bans} />
          <FoundImports imports={found.imports} />
          <FoundAccounts accounts={found.accounts} />
        </>
      )}
      {isErasing ? (
        <EraseDialog
          {...{ found, onChange }}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            // The button that opened the dialog no longer exists.
            heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}
