import type { JSX } from 'react';
import { smsSize, withoutDiacritics } from '../../../../contract/rules/text/sms-length.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useEditorWords } from './editor-words.ts';

type SmsMeterProps = {
  /** As the client would read it. */
  readonly text: string;
  /** Takes the diacritics out of the template. */
  readonly onPlain: () => void;
};

/** How many SMS the message is by its real encoding, and how many it would be without diacritics. */
export function SmsMeter({ text, onPlain }: SmsMeterProps): JSX.Element {
  const words = useEditorWords();
  const { isWide, signs, parts, fits } = smsSize(text);
  const plain = smsSize(withoutDiacritics(text)).parts;
  return (
    <div className="sms-meter">
      <p role="status">
        <strong>{words.sms(parts, signs, fits)}</strong>
      </p>
      {isWide ? <p className="quiet">{words.smsWide}</p> : null}
      {isWide && plain < parts ? (
        <p>
          {words.smsPlain(plain)} <Button onClick={onPlain}>{words.makePlain}</Button>
        </p>
      ) : null}
    </div>
  );
}
