import type { JSX } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { formatNumber } from '../../core/format.ts';
import { useWords } from '../../core/words.ts';
import './files.css';
import { useFileWords } from './file-words.ts';
import type { PiecesState } from './use-upload.ts';

type PiecesProgressProps = {
  readonly state: PiecesState;
  readonly label: string;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onGiveUp: () => void;
};

/** How much of a large file is uploaded, with what can be done about it. */
export function PiecesProgress({ state, label, onPause, onResume, onGiveUp }: PiecesProgressProps): JSX.Element {
  const words = useFileWords();
  const { language } = useWords();
  const { phase, sent, total } = state;
  const inMegabytes = (bytes: number): string => formatNumber(Math.round(bytes / 104_857.6) / 10, language);
  const percent = formatNumber(Math.floor((sent / total) * 100), language);
  return (
    <div className="file-input__pieces">
      <Progress
        text={words.phases[phase]}
        detail={words.sent(inMegabytes(sent), inMegabytes(total), percent)}
        share={phase === 'checked' ? undefined : sent / total}
      />
      {phase === 'checked' ? null : (
        <div className="file-input__kept">
          {phase === 'paused' ? (
            <Button aria-label={`${words.resume}: ${label}`} onClick={onResume}>
              {words.resume}
            </Button>
          ) : (
            <Button aria-label={`${words.pause}: ${label}`} onClick={onPause}>
              {words.pause}
            </Button>
          )}
          <Button aria-label={`${words.giveUp}: ${label}`} onClick={onGiveUp}>
            {words.giveUp}
          </Button>
        </div>
      )}
    </div>
  );
}
