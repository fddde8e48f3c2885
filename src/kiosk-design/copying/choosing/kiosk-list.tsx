import { type JSX, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { SearchField } from '../../../ui/filter/search-field.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { useDesignWords } from '../../design-words.ts';
import { findKiosks, type OtherKiosk } from './other-kiosks.ts';

/** More kiosks than these are searched in. */
const searchedFrom = 8;

/** This many are shown at first, and more at each press. */
const shownAtOnce = 50;

type ListProps = {
  readonly others: { readonly data: readonly OtherKiosk[] | undefined; readonly error: Error | null };
  /** Whether one kiosk is chosen instead of several. */
  readonly isOne?: boolean;
  /** What is said where there is no kiosk to choose. */
  readonly none: string;
  readonly chosen: ReadonlySet<number>;
  /** What is known of a chosen kiosk. */
  readonly about: (kiosk: OtherKiosk) => ReactNode;
  readonly onChoose: (kiosks: readonly OtherKiosk[], isChosen: boolean) => void;
};

/** Kiosks to choose, searched by branch and name; where several may be chosen, all that were found can be chosen at once. */
export function KioskList({ others: { data: others, error }, isOne = false, none, chosen, about, onChoose }: ListProps): JSX.Element {
  const { copying: said } = useDesignWords();
  const [text, setText] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const field = useRef<HTMLInputElement>(null);
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (others === undefined) return <SkeletonScreen label={said.loading} />;
  if (others.length === 0) return <p>{none}</p>;
  const found = findKiosks(others, text);
  const missing = found.filter(({ id }) => !chosen.has(id));
  return (
    <>
      {others.length <= searchedFrom ? null : (
        <SearchField
          label={said.search}
          placeholder={said.search}
          clearLabel={said.clear}
          value={text}
          onSearch={(typed) => {
            setText(typed);
            setMost(shownAtOnce);
          }}
          onLeave={() => field.current?.blur()}
          field={field}
        />
      )}
      <div className="kiosk-copy__all">
        {isOne || found.length < 2 ? null : (
          <Check
            label={text === '' ? said.all(found.length) : said.allFound(found.length)}
            checked={missing.length === 0}
            onChange={(isChosen) => onChoose(isChosen ? missing : found, isChosen)}
          />
        )}
        <p className="quiet" role="status">
          {found.length === 0 ? said.notFound(text) : isOne ? said.found(found.length) : said.chosen(chosen.size, others.length)}
        </p>
      </div>
      <ul className="kiosk-copy" aria-label={said.choose}>
        {found.slice(0, most).map((kiosk) => (
          <li key={kiosk.id}>
            {isOne ? (
              <label className="check-option">
                <input type="radio" name="kiosk" checked={chosen.has(kiosk.id)} onChange={() => onChoose([kiosk], true)} />
                <span>{kiosk.label}</span>
              </label>
            ) : (
              <Check label={kiosk.label} checked={chosen.has(kiosk.id)} onChange={(isChosen) => onChoose([kiosk], isChosen)} />
            )}
            {about(kiosk)}
          </li>
        ))}
      </ul>
      {found.length <= most ? null : (
        <Button onClick={() => setMost(most + shownAtOnce)}>{said.more(Math.min(shownAtOnce, found.length - most))}</Button>
      )}
    </>
  );
}
