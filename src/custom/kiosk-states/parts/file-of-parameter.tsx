import type { JSX, ReactNode } from 'react';
import { findFilePurpose } from '../../../../contract/derive/files.ts';
import { kioskDesigns } from '../../../../contract/resources/devices/kiosk-designs.ts';
import { fieldOfParameter, type KioskParameter } from '../../../../contract/rules/kiosk/visit/parameters.ts';
import { FileUses } from '../../../crud/fields/files/file-uses.tsx';
import { useUpload } from '../../../crud/fields/files/use-upload.ts';
import { FileUpload } from '../../../crud/fields/inputs/file-upload.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useStatesWords } from './states-words.ts';

/** A parameter with the file that is chosen for it; `earlier` is the file before the last change that is not saved. */
export type GivenParameter = {
  readonly parameter: KioskParameter;
  readonly digest: string | null;
  readonly earlier: string | undefined;
  readonly isSaved: boolean;
  readonly onChange: (digest: string | null) => void;
  readonly onUndo: () => void;
};

type FileProps = { readonly given: GivenParameter; readonly kind: 'file' | 'image'; readonly children: ReactNode };

/** The file of a parameter: shown or played, uploaded, removed, and brought back. */
export function FileOfParameter({ given, kind, children }: FileProps): JSX.Element {
  const said = useStatesWords();
  const { parameter, digest, earlier, isSaved, onChange, onUndo } = given;
  const name = said.parameters[parameter];
  const field = fieldOfParameter[parameter];
  const limit = findFilePurpose(kioskDesigns.fields[field])?.limit ?? { types: [], megabytes: 0 };
  const upload = useUpload({ resource: kioskDesigns.name, field, limit, onKept: onChange });
  const remove = (): void => {
    upload.clear();
    onChange(null);
  };
  const undo = (): void => {
    upload.clear();
    onUndo();
  };
  return (
    <div className="kiosk-state__part">
      <h3>{name}</h3>
      {children}
      <div className="kiosk-state__actions">
        {digest === null ? null : <FileUses digest={digest} of={name} />}
        {digest === null ? null : (
          <Button icon="trash" tone="plain" aria-label={said.of(said.remove, name)} onClick={remove}>
            {said.remove}
          </Button>
        )}
        {earlier === undefined ? null : (
          <Button icon="undo" aria-label={said.of(said.undo, name)} onClick={undo}>
            {said.undo}
          </Button>
        )}
        <span role="status" className="quiet">
          {digest === null && !isSaved ? said.removed : ''}
        </span>
      </div>
      <FileUpload label={name} {...{ kind, limit, upload }} uploaded={isSaved || digest === null ? '' : said.uploaded} />
    </div>
  );
}
