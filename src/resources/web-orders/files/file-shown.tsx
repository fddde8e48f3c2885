import type { JSX } from 'react';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';
import type { FilePurpose } from '../../../../contract/rules/files/file-purposes.ts';
import { useFileWords } from './file-words.ts';
import './files.css';

type FileShownProps = { readonly purpose: FilePurpose; readonly digest: string };

/** An uploaded image, or the way to an uploaded document. */
export function FileShown({ purpose, digest }: FileShownProps): JSX.Element {
  const words = useFileWords();
  const address = fileAddress(digest);
  if (purpose === 'terms') {
    return (
      <a href={address} download="podminky.pdf">
        {words.download}
      </a>
    );
  }
  return <img className="file-shown" src={address} alt={words.pictured[purpose]} />;
}
