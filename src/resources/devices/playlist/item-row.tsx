import { type JSX, useEffect, useRef, useState } from 'react';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import { isTypedLength, type PlayItem } from '../../../../contract/rules/playing/playlist.ts';
import { DragGrip, DropPlace } from '../../../ui/behaviour/drag-area.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { type KnownFacts, type StoredFacts, useKnownFacts } from './media-facts.ts';
import { spokenLength, usePlaylistWords } from './playlist-words.ts';

type ItemRowProps = {
  readonly item: PlayItem;
  /** What the server knows of its file. */
  readonly stored: StoredFacts | undefined;
  readonly index: number;
  readonly count: number;
  readonly onChange: (item: PlayItem) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** It is known whether displays play it. */
  readonly onRead: (plays: boolean) => void;
};

/** One item of a playlist: its place, what it shows and how long. */
export function ItemRow({ item, stored, index, count, onChange, onMove, onRemove, onRead }: ItemRowProps): JSX.Element {
  const words = usePlaylistWords();
  const known = useKnownFacts(item, stored);
  const plays = known === undefined || known.playability === 'plays';
  const showsPicture = known === undefined ? undefined : plays || known.playability === 'silent';
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (showsPicture !== undefined) latest.current(showsPicture);
  }, [showsPicture]);
  const isWrong = item.file === null || !plays;
  return (
    <DropPlace place={String(index)} className={isWrong ? 'playlist-item playlist-item--wrong' : 'playlist-item'} line={String(index)}>
      <DragGrip source={String(index)}>
        <span className="playlist-item__place figures">{index + 1}</span>
        <Thumbnail item={item} plays={showsPicture ?? true} />
      </DragGrip>
      <div className="playlist-item__words">
        <input
          className="playlist-item__name"
          aria-label={words.name(index + 1)}
          maxLength={120}
          autoComplete="off"
          value={item.title}
          onChange={({ target }) => onChange({ ...item, title: target.value })}
        />
        <p className={isWrong ? 'playlist-item__fault' : 'quiet'}>{factsOf(words, item, known)}</p>
      </div>
      <SecondsInput item={item} isRead={item.kind === 'video' && known !== undefined && known.width > 0} onChange={onChange} />
      <span className="playlist-item__actions">
        <IconButton icon="chevronUp" label={words.up(item.title)} disabled={index === 0} onClick={() => onMove(index - 1)} />
        <IconButton icon="chevronDown" label={words.down(item.title)} disabled={index === count - 1} onClick={() => onMove(index + 1)} />
        <IconButton icon="trash" label={words.remove(item.title)} onClick={onRemove} />
      </span>
    </DropPlace>
  );
}

function factsOf(words: ReturnType<typeof usePlaylistWords>, item: PlayItem, known: KnownFacts | undefined): string {
  if (item.file === null) return words.noFile;
  if (known === undefined) return words.reading;
  if (known.playability !== 'plays') return words.faults[known.playability];
  const { width, height } = known;
  const notes = [height > width ? words.isUpright : undefined, Math.max(width, height) < 1280 ? words.isSmall : undefined];
  return [words[item.kind](width, height), ...notes.filter((note) => note !== undefined)].join(', ');
}

type ThumbnailProps = { readonly item: Pick<PlayItem, 'file' | 'kind'>; readonly plays: boolean };

/** A small picture of the item: the one of the server, otherwise the file itself, of a video its beginning. */
function Thumbnail({ item: { file, kind }, plays }: ThumbnailProps): JSX.Element {
  const [missing, setMissing] = useState<string | null>(null);
  if (file === null || (missing === file && !plays)) {
    return (
      <span className="playlist-thumbnail playlist-thumbnail--none">
        <Icon name="alert" />
      </span>
    );
  }
  const address = fileAddress(file);
  const shown = { className: 'playlist-thumbnail', loading: 'lazy', decoding: 'async' } as const;
  if (missing !== file) return <img {...shown} alt="" src={`${address}/thumbnail`} onError={() => setMissing(file)} />;
  if (kind === 'image') return <img {...shown} alt="" src={address} />;
  return <video className="playlist-thumbnail" src={`${address}#t=0.5`} preload="metadata" muted playsInline tabIndex={-1} />;
}

type SecondsProps = {
  readonly item: PlayItem;
  /** Read from the file: no one types it. */
  readonly isRead: boolean;
  readonly onChange: (item: PlayItem) => void;
};

function SecondsInput({ item, isRead, onChange }: SecondsProps): JSX.Element {
  const words = usePlaylistWords();
  const [typed, setTyped] = useState<string>();
  if (isRead) {
    return (
      <span className="playlist-item__seconds figures" title={words.videoLength}>
        {spokenLength(item.display_length)}
      </span>
    );
  }
  const isGood = typed === undefined || isTypedLength(typed);
  return (
    <span className="playlist-item__seconds">
      <input
        className="input figures"
        inputMode="numeric"
        autoComplete="off"
        aria-label={words.seconds(item.title)}
        aria-invalid={!isGood}
        title={isGood ? undefined : words.secondsWrong}
        value={typed ?? String(item.display_length)}
        onChange={({ target }) => {
          setTyped(target.value);
          // What is wrong goes into the draft as well: the form must not save another number than the one that is seen.
          onChange({ ...item, display_length: isTypedLength(target.value) ? Number(target.value) : 0 });
        }}
        onBlur={() => setTyped((before) => (before !== undefined && isTypedLength(before) ? undefined : before))}
      />
      <span className="quiet">{words.secondsUnit}</span>
      {isGood ? null : (
        <span className="playlist-item__fault" role="alert">
          {words.secondsWrong}
        </span>
      )}
    </span>
  );
}
