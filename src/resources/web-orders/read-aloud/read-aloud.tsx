import { type JSX, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useFromClock } from '../../../crud/core/clock.ts';
import { type Row, textOf } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import './read-aloud.css';
import { useReadAloudWords } from './read-aloud-words.ts';

const PrintedSlip = lazyPart(
  async () => (await import('./printed-slip.tsx')).PrintedSlip,
  ({ onEnd }) => onEnd(),
);

type ReadAloudProps = {
  readonly order: Row;
  /** What it is, is said above it. */
  readonly isTitled?: boolean;
  readonly children?: ReactNode;
};

/** The sentence that a clerk reads to the client: day, hour and PIN in words. It can be copied, and printed as a slip of half a page. */
export function ReadAloud({ order, isTitled = false, children }: ReadAloudProps): JSX.Element {
  const words = useReadAloudWords();
  const notify = useNotify();
  const [isPrinting, setPrinting] = useState(false);
  const end = useCallback(() => setPrinting(false), []);
  const sentence = useFromClock((now) => words.sentence(new Date(textOf(order['starts_at'])), textOf(order['pin']), now));
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(sentence);
      notify(words.copied, 'success');
    } catch {
      notify(words.notCopied, 'error');
    }
  };
  return (
    <div className="read-aloud">
      {isTitled ? null : <p className="quiet">{words.title}</p>}
      <p className="read-aloud__sentence">{sentence}</p>
      <div className="read-aloud__tools">
        <Button icon="copy" onClick={copy}>
          {words.copy}
        </Button>
        <Button icon="print" onClick={() => setPrinting(true)}>
          {words.print}
        </Button>
        {children}
      </div>
      <Suspense fallback={null}>{isPrinting ? <PrintedSlip order={order} onEnd={end} /> : null}</Suspense>
    </div>
  );
}
