import { type JSX, type RefCallback, useCallback } from 'react';
import type { FileField } from '../../../../contract/derive/files.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import { saveBlob } from '../../../ui/behaviour/save-blob.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFileWords } from './file-words.ts';
import { useFileOfRow } from './use-file-of-row.ts';
import './files.css';

const documentName = 'dokument.pdf';

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
  return rowId === null ? <span className="quiet">{words.unseen}</span> : <FileOfRow {...props} rowId={rowId} />;
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
  const named = words.downloadOf(label);
  if (typeof at !== 'string') {
    return (
      <Button icon="download" aria-label={named} onClick={() => saveBlob(at, documentName)}>
        {words.download}
      </Button>
    );
  }
  return (
    <a className="file-link" href={at} download={documentName} aria-label={named}>
      {words.download}
    </a>
  );
}

/** Sets the address of the image. For a blob, creates an address and releases it when the image is removed. */
function useAddressed(at: string | Blob): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null) return undefined;
      const address = typeof at === 'string' ? at : URL.createObjectURL(at);
      image.src = address;
      return () => {
        if (typeof at !== 'string') URL.revokeObjectURL(address);
      };
    },
    [at],
  );
}
