import { type DragEvent, type JSX, type ReactNode, useId, useState } from 'react';
import { type ButtonTone, buttonClass } from '../button/button.tsx';
import './file-drop.css';
import { Icon } from '../icon/icon.tsx';

type FileDropProps = {
  readonly label: string;
  readonly choose: ReactNode;
  readonly help: ReactNode;
  /** Endings and types, as the attribute of inputs takes them. */
  readonly accept: string;
  /** Secondary where the screen has another thing to do first. */
  readonly tone?: ButtonTone;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A place for a file: dropped, or chosen by the browser's own input, which is under the button for keyboard and screen readers. */
export function FileDrop({ label, choose, help, accept, tone = 'primary', isMultiple = false, onFiles }: FileDropProps): JSX.Element {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={over ? 'file-drop file-drop--over' : 'file-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <p>{label}</p>
      <div className="file-drop__choose">
        <input
          id={id}
          className="file-drop__input"
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file may be chosen again after it was corrected.
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <label htmlFor={id} className={buttonClass(tone)}>
          <Icon name="upload" />
          {choose}
        </label>
      </div>
      <p id={`${id}-help`} className="quiet">
        {help}
      </p>
    </div>
  );
}
