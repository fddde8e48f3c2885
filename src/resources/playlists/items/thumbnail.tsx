import { type JSX, useState } from 'react';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import type { PlayItem } from '../../../../contract/rules/playing/playlist.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

type ThumbnailProps = { readonly item: Pick<PlayItem, 'file' | 'kind'>; readonly plays: boolean };

/** A small picture of the item: the one of the server, otherwise the file itself, of a video its beginning. */
export function Thumbnail({ item: { file, kind }, plays }: ThumbnailProps): JSX.Element {
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
