import { type JSX, useRef } from 'react';
import '../../../crud/fields/files/files.css';
import { useImageUpload } from '../../../kiosk-design/use-image-upload.ts';
import { Button } from '../../../ui/button/button.tsx';
import { imageAddress } from '../state/image-address.ts';
import { useKioskWords } from '../state/kiosk-words.ts';

type ImageFieldProps = {
  readonly label: string;
  readonly digest: string | null | undefined;
  readonly onChange: (digest: string | null) => void;
};

/** An image of a page or a button: uploaded at once, used when the pages are saved. */
export function ImageField({ label, digest, onChange }: ImageFieldProps): JSX.Element {
  const { properties: said } = useKioskWords();
  const input = useRef<HTMLInputElement>(null);
  const { take, fault, isUploading } = useImageUpload('error_image', onChange);
  return (
    <div className="kiosk-image">
      {digest == null ? null : <img src={imageAddress(digest)} alt={label} />}
      <span>
        <Button busy={isUploading} icon="upload" onClick={() => input.current?.click()}>
          {isUploading ? said.uploading : said.choose}
          <span className="visually-hidden">: {label}</span>
        </Button>
        {digest == null ? null : (
          <Button icon="trash" tone="plain" onClick={() => onChange(null)}>
            {said.remove}
            <span className="visually-hidden">: {label}</span>
          </Button>
        )}
      </span>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {fault === '' ? null : (
        <p className="file-input__refused" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
