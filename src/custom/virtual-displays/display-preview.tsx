import { type JSX, useEffect, useRef, useState } from 'react';
import { isQuiet } from '../../../contract/rules/branch/office-rules.ts';
import { callSound } from '../../../contract/rules/display/call-sound.ts';
import { contrastOf } from '../../../contract/rules/kiosk/contrast.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { layOutDisplay } from '../../../drawing/display/lay-out-display.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useClock } from '../../crud/core/clock.ts';
import { formatInstant, formatNumber } from '../../crud/core/format.ts';
import { textOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { DrawnDisplay } from '../../kiosk-design/drawn/drawn-display.tsx';
import { Button } from '../../ui/button/button.tsx';
import { type Playing, playCall } from './sound/play-call.ts';
import { useDisplayWords } from './state/display-words.ts';
import { sampleCall, sampleCalls } from './state/sample-calls.ts';
import type { DisplaySettings } from './state/settings.ts';
import type { OpenedDisplay } from './state/use-display.ts';

type PreviewProps = { readonly display: OpenedDisplay; readonly settings: DisplaySettings };

/** A screen of 55 inches is so high; letters of a called number are read from a distance of 250 times their height. */
const screen = { metres: 0.685, capital: 0.72, distance: 250 } as const;

/** The display as it is with these settings; a press plays a call: picture and sound. */
export function DisplayPreview({ display, settings }: PreviewProps): JSX.Element {
  const { preview: said, voice: voiceWords } = useDisplayWords();
  const { language } = useWords();
  const { design } = settings;
  const now = useClock();
  const [turn, setTurn] = useState(0);
  const [status, setStatus] = useState('');
  const [playing, setPlaying] = useState<Playing | null>(null);
  const { download } = useCalls();
  const latest = useRef<Playing | null>(null);
  useEffect(() => () => latest.current?.stop(), []);
  const { hour, minute } = wallTimeAt(now());
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const calls = sampleCalls(display, turn, said.service);
  const readFile = async (digest: string): Promise<ArrayBuffer> =>
    new Response((await download('GET /files/{digest}', { path: { digest } })).content).arrayBuffer();
  const call = (): void => {
    const next = turn + 1;
    setTurn(next);
    setStatus('');
    const awake = { ...settings, voice: design.voice, quiet_from: null, quiet_to: null };
    const sound = callSound(awake, sampleCall(display, next + 12), time);
    if (sound.isSilent) return setStatus(said.sounded.muted);
    const played = playCall({ sound, voice: design.voice, readFile });
    latest.current = played;
    setPlaying(played);
    void played.ended
      .then(
        (result) => said.sounded[result],
        () => said.sounded.failed,
      )
      .then((text) => {
        if (latest.current !== played) return;
        setPlaying(null);
        setStatus(text);
      });
  };
  const stop = (): void => {
    latest.current?.stop();
    latest.current = null;
    setPlaying(null);
  };
  const plan = layOutDisplay(display, design);
  const number = plan.call.columns.find(({ kind }) => kind === 'number')?.size ?? 0;
  const metres = Math.floor(
    (number / display.height) * (display.width < display.height ? screen.metres * 1.78 : screen.metres) * screen.capital * screen.distance,
  );
  const contrast = contrastOf(design.colours.text, design.colours.background);
  const [newest] = calls;
  return (
    <aside className="display-preview" aria-label={said.title}>
      <div className="display-preview__head">
        <h2>{said.title}</h2>
        <Button icon={playing === null ? 'play' : 'stop'} onClick={() => (playing === null ? call() : stop())}>
          {playing === null ? said.call : said.stop}
        </Button>
      </div>
      <DrawnDisplay
        label={said.label(newest?.number ?? '', newest?.desk ?? '')}
        width={display.width}
        height={display.height}
        design={design}
        calls={calls}
        title={display.storeName}
        playing={display.playing}
        arriving={turn === 0 ? null : String(turn)}
        mostHeight={520}
      />
      <p role="status" className="display-preview__status">
        {status === '' ? '' : `${status} ${voiceWords.here}`}
      </p>
      {isQuiet(settings, time) ? <p className="display-warning">{said.silentNow(time)}</p> : null}
      <dl className="display-preview__facts">
        <dt>{said.plays}</dt>
        <dd>{display.playing ?? said.nothing}</dd>
        <dt>{said.reading}</dt>
        <dd>{said.readable(metres)}</dd>
        <dt>{said.contrast}</dt>
        <dd>{said.ratio(formatNumber(Math.floor(contrast * 10) / 10, language))}</dd>
        <dt>{said.shows}</dt>
        <dd>{shownVersion()}</dd>
      </dl>
      <p className="quiet">{said.note}</p>
    </aside>
  );

  function shownVersion(): string {
    const { shown_version: version, shown_since: since, version: stored } = display.row;
    if (typeof version !== 'number') return said.version.never;
    return version === stored ? said.version.newest : said.version.older(version, formatInstant(textOf(since)));
  }
}
