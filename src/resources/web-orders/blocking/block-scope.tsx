import { type JSX, useId } from 'react';
import '../../../ui/field/check.css';
import { useBlockingWords } from './blocking-words.ts';

/** What is blocked: the whole branch, or the shown service alone. */
export type Scope = 'branch' | 'service';

type BlockScopeProps = {
  readonly scope: Scope;
  /** Those that can be blocked on the day. */
  readonly scopes: readonly Scope[];
  readonly service: string;
  readonly onScope: (scope: Scope) => void;
};

/** Asks whether the branch is blocked or the service alone; says it where there is no choice. */
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
