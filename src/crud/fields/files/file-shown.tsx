import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type JSX, type RefCallback, useCallback, useState } from 'react';
import type { FileField } from '../../../../contract/derive/files.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCalls } from '../../core/calls.ts';
import { useFileWords } from './file-words.ts';
import './files.css';

type FileShownProps = {
  readonly field: FileField;
  readonly label: string;
  readonly digest: string;
  readonly resource: AnyResource;
  /** The row that names the file; null where none does yet. */
  readonly rowId: number | null;
  /** The content where it is at hand: what was chosen a moment ago. */
  readonly content?: Blob | null;
  /** As large as a row of a list is high. */
  readonly small?: boolean;
  /** It is inside a link, which cannot contain another link. */
  readonly isInLink?: boolean;
};

/** An uploaded image, or the way to an uploaded document. */
export function FileShown(props: FileShownProps): JSX.Element {
  const { field, digest, content = null, rowId } = props;
  const words = useFileWords();
  if (field.public === true) return <FileAt {...props} at={fileAddress(digest)} />;
  if (content !== null) return <FileAt {...props} at={content} />;
  // A list would read the file of each row.
  if (field.kind === 'file' && props.small === true) return <span>{words.unseen}</span>;
  if (rowId === null) return <span className="quiet">{words.unseen}</span>;
  return isSound(field) ? <SoundOfRow {...props} rowId={rowId} /> : <FileOfRow {...props} rowId={rowId} />;
}

/** Reads a sound when it is asked for: a form and its history would read it for each of its versions. */
function SoundOfRow(props: FileShownProps & { readonly rowId: number }): JSX.Element {
  const { label, isInLink = false } = props;
  const words = useFileWords();
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <FileOfRow {...props} />;
  if (isInLink) return <span>{label}</span>;
  return (
    <Button icon="play" aria-label={`${words.play}: ${label}`} onClick={() => setAsked(true)}>
      {words.play}
    </Button>
  );
}

/** Reads a private file with the token of the user, which an image address alone would not send. */
function FileOfRow(props: FileShownProps & { readonly rowId: number }): JSX.Element {
  const { resource, rowId, digest } = props;
  const words = useFileWords();
  const { data, isError } = useFileOfRow({ resource: resource.name, id: rowId, digest });
  if (data !== undefined) return <FileAt {...props} at={data} />;
  return <span className="quiet">{isError ? words.failed : words.loading}</span>;
}

function FileAt({ field, label, at, small = false, isInLink = false }: FileShownProps & { readonly at: string | Blob }): JSX.Element {
  const words = useFileWords();
  const addressed = useAddressed(at);
  if (field.kind === 'image') return <img ref={addressed} className={small ? 'file-shown file-shown--small' : 'file-shown'} alt={label} />;
  if (isInLink) return <span>{label}</span>;
  if (isSound(field) && !small) {
    return (
      <audio ref={addressed} className="file-shown" controls aria-label={label}>
        {/* A sound of a call has no words. */}
        <track kind="captions" />
      </audio>
    );
  }
  const named = words.downloadOf(label);
  if (typeof at !== 'string') {
    return (
      <Button icon="download" aria-label={named} onClick={() => saveBlob(at, words.fileName(at.type))}>
        {words.download}
      </Button>
    );
  }
  return (
    <a className="file-link" href={at} download={words.fileName('application/pdf')} aria-label={named}>
      {words.download}
    </a>
  );
}

function isSound(field: FileField): boolean {
  return field.kind === 'file' && field.types.every((type) => type.startsWith('audio/'));
}

/** Sets the address of the image or sound. For a blob, creates an address and releases it when the element is removed. */
function useAddressed(at: string | Blob): RefCallback<HTMLImageElement | HTMLAudioElement> {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const address = typeof at === 'string' ? at : URL.createObjectURL(at);
      element.src = address;
      return () => {
        if (typeof at !== 'string') URL.revokeObjectURL(address);
      };
    },
    [at],
  );
}

/** A private file that a row names. Its content never changes, so it is read once while it is shown somewhere. */
function useFileOfRow({
  resource,
  id,
  digest,
}: {
  readonly resource: string;
  readonly id: number;
  readonly digest: string;
}): UseQueryResult<Blob> {
  const { download } = useCalls();
  return useQuery({
    queryKey: ['file', resource, id, digest],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const { content, type } = await download('GET /files/{digest}/{resource}/{id}', { path: { digest, resource, id }, signal });
      return new Blob([await new Response(content).blob()], { type });
    },
  });
}
