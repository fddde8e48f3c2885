import { type JSX, useId } from 'react';
import '../../../ui/field/check.css';
import { useBlockingWords } from './blocking-words.ts';

/** What to block: the whole branch or only the shown service. */
export type Scope = 'branch' | 'service';

type BlockScopeProps = {
  readonly scope: Scope;
  /** The scopes that can still be blocked on the day. */
  readonly scopes: readonly Scope[];
  readonly service: string;
  readonly onScope: (scope: Scope) => void;
};

/** Asks whether to block the branch or only the service. If only one is possible, shows it as text. */
export function BlockScope({ scope, scopes, service, onScope }: BlockScopeProps): JSX.Element {
  const said = useBlockingWords();
  const name = useId();
  if (scopes.length < 2) return <p>{said.scopes[scope](service)}</p>;
  return (
    <fieldset className="block-scope">
      <legend>{said.scope}</legend>
      {scopes.map((one) => (
        <label key={one} className="check-option">
          <input type="radio" name={name} checked={scope === one} onChange={() => onScope(one)} />
          <span>{said.scopes[one](service)}</span>
        </label>
      ))}
    </fieldset>
  );
}
