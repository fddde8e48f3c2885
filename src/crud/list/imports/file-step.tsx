import { type JSX, useEffect, useRef, useState } from 'react';
import { importLimits } from '../../../../contract/derive/imports/import-columns.ts';
import { FileDrop } from '../../../ui/field/file-drop.tsx';
import { Progress } from '../../../ui/page/progress.tsx';
import { useImportWords } from './import-words.ts';

type FileStepProps = {
  readonly onFile: (file: File, signal: AbortSignal) => Promise<void>;
  readonly onWrong: (text: string | null) => void;
};

const accept = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes a file and shows that it is being read; leaving gives that up. */
export function FileStep({ onFile, onWrong }: FileStepProps): JSX.Element {
  const imports = useImportWords();
  const [reading, setReading] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const take = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    if (others.length > 0) {
      onWrong(imports.oneFile);
      return;
    }
    const given = new AbortController();
    underWay.current = given;
    setReading(true);
    await onFile(file, given.signal);
    if (!given.signal.aborted) setReading(false);
  };
  if (reading) return <Progress text={imports.reading} detail="" share={undefined} />;
  return (
    <FileDrop
      label={imports.dropFile}
      choose={imports.chooseFile}
      help={imports.fileHelp(importLimits.megabytes, importLimits.rows)}
      accept={accept}
      onFiles={(files) => void take(files)}
    />
  );
}
