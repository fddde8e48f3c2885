import { type JSX, useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { needsConversion } from '../../../../contract/rules/files/file-types.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { PiecesProgress } from '../../../crud/fields/files/pieces-progress.tsx';
import { type KeptFile, useUpload } from '../../../crud/fields/files/use-upload.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { limitOf } from './playlist-limit.ts';
import { usePlaylistWords } from './playlist-words.ts';

/** A file that is ready for an item: as it was uploaded, or as it was converted. `content` is what was uploaded. */
export type Uploaded = { readonly facts: KeptFile; readonly content: Blob };

type UploadRowProps = {
  readonly file: File;
  /** Whether it may begin: few are sent at once. */
  readonly isTurn: boolean;
  readonly onUploaded: (uploaded: Uploaded) => void;
  /** It is uploaded and is being converted: the next one may begin. */
  readonly onSent: () => void;
  /** It was refused, and the next one may begin. */
  readonly onRefused: () => void;
  readonly onRemove: () => void;
};

/** A file on its way into a playlist: how far it is, or why it was refused. */
export function UploadRow({ file, isTurn, onUploaded, onSent, onRefused, onRemove }: UploadRowProps): JSX.Element {
  const words = usePlaylistWords();
  const [kept, setKept] = useState<KeptFile | null>(null);
  const isForeign = kept !== null && needsConversion(kept);
  const { conversion, again, cancel } = useConversion(isForeign ? kept : null);
  const { state, take, pause, resume, clear } = useUpload({
    resource: 'playlists',
    field: 'items',
    limit: limitOf,
    onKept: (...[, facts]) => setKept(facts),
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!isTurn || begun.current) return;
    begun.current = true;
    void take(file);
  });
  const content = state.kind === 'uploaded' ? state.content : null;
  // Without a program that converts, the item is added as it is, and says what to do.
  const facts = !isForeign || conversion?.state === 'unavailable' ? kept : conversion?.state === 'done' ? conversion.file : null;
  const why = state.kind === 'refused' ? `${words.refused}: ${state.why}` : whyNotConverted(words, conversion);
  const phase = why !== '' ? 'refused' : content === null ? 'going' : facts === null ? 'converting' : 'ready';
  const reported = useRef<string>('');
  useEffect(() => {
    if (reported.current === phase) return;
    reported.current = phase;
    if (phase === 'ready' && facts !== null && content !== null) onUploaded({ facts, content });
    if (phase === 'converting') onSent();
    if (phase === 'refused') onRefused();
  });
  const remove = (): void => {
    if (isForeign) cancel();
    clear();
    onRemove();
  };
  const repeat = state.kind === 'refused' ? state.again : why === '' ? undefined : again;
  return (
    <li className={why === '' ? 'playlist-upload' : 'playlist-upload playlist-upload--refused'}>
      <span className="playlist-upload__mark">
        <Icon name={why === '' ? 'upload' : 'alert'} />
      </span>
      <div className="playlist-upload__words">
        <strong>{file.name}</strong>
        {state.kind === 'pieces' ? (
          <PiecesProgress state={state} label={file.name} onPause={pause} onResume={resume} onGiveUp={remove} />
        ) : why !== '' ? (
          <p className="playlist-upload__why" role="alert">
            {why}
          </p>
        ) : state.kind === 'uploading' ? (
          <Progress text={words.sending} detail="" share={undefined} />
        ) : state.kind === 'uploaded' && isForeign ? (
          <ConversionProgress conversion={conversion} />
        ) : (
          <p className="quiet">{words.waiting}</p>
        )}
      </div>
      {repeat === undefined ? null : <IconButton icon="refresh" label={words.again(file.name)} onClick={repeat} />}
      {state.kind === 'pieces' ? null : <IconButton icon="close" label={words.cancel(file.name)} onClick={remove} />}
    </li>
  );
}

/** How far the conversion is, in words and as a bar. */
function ConversionProgress({ conversion }: { readonly conversion: ConversionState | null }): JSX.Element {
  const { converting: words } = usePlaylistWords();
  if (conversion?.state === 'waiting') return <p className="quiet">{words.waiting(conversion.ahead ?? 0)}</p>;
  const share = conversion?.state === 'converting' ? (conversion.share ?? undefined) : undefined;
  return <Progress text={words.going} detail={share === undefined ? '' : words.share(Math.round(share * 100))} share={share} />;
}

/** Why the conversion did not end well; empty while it may. */
function whyNotConverted({ converting: words }: ReturnType<typeof usePlaylistWords>, conversion: ConversionState | null): string {
  if (conversion?.state === 'unasked') return conversion.why;
  if (conversion?.state === 'none') return words.interrupted;
  return conversion?.state === 'failed' ? words.failures[conversion.reason ?? 'damaged'] : '';
}

/** How far a conversion is; `unasked`: the server did not answer, and says why. */
type ConversionState = CallAnswer<'GET /files/{digest}/conversion'> | { readonly state: 'unasked'; readonly why: string };

type Converted = {
  /** Null until something is known. */
  readonly conversion: ConversionState | null;
  readonly again: () => void;
  readonly cancel: () => void;
};

const betweenMilliseconds = 1_000;
const purpose = { resource: 'playlists', field: 'items' };

/** Has the server make an MP4 of a video that browsers do not play; null asks for nothing. */
function useConversion(source: KeptFile | null): Converted {
  const { ask } = useCalls();
  const [conversion, setConversion] = useState<ConversionState | null>(null);
  const [attempt, setAttempt] = useState(0);
  const digest = source?.digest;
  useEffect(() => {
    if (digest === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const call = { path: { digest }, query: purpose };
    const follow = async (): Promise<void> => {
      let answer = await ask('POST /files/{digest}/conversion', call);
      while (!signal.aborted) {
        setConversion(answer);
        if (answer.state !== 'waiting' && answer.state !== 'converting') return;
        await new Promise((resolve) => setTimeout(resolve, betweenMilliseconds));
        if (!signal.aborted) answer = await ask('GET /files/{digest}/conversion', call);
      }
    };
    follow().catch((error: unknown) => (signal.aborted ? undefined : setConversion({ state: 'unasked', why: readRefusal(error).message })));
    return () => leaving.abort(`attempt ${attempt} is left`);
  }, [ask, digest, attempt]);
  return {
    conversion,
    again: () => {
      setConversion(null);
      setAttempt(attempt + 1);
    },
    cancel: () => {
      // A conversion that was not cancelled goes on to its end, and its file goes after a day.
      if (digest !== undefined) void ask('DELETE /files/{digest}/conversion', { path: { digest }, query: purpose }).catch(() => undefined);
    },
  };
}
