import type { JSX } from 'react';
import {
  findShortcomings,
  fixedBy,
  type JudgedPolicy,
  type PasswordStandard,
  passwordStandards,
} from '../../../../contract/rules/accounts/password-standards.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { usePolicyWords } from './policy-words.ts';

type PolicyStandardsProps = { readonly policy: JudgedPolicy; readonly fill: FormSlotProps['fill'] };

/** Which standards the policy meets, what it misses, and a way to fill that in. */
export function PolicyStandards({ policy, fill }: PolicyStandardsProps): JSX.Element {
  const { standards } = usePolicyWords();
  return (
    <section aria-labelledby="policy-standards">
      <h2 id="policy-standards">{standards.title}</h2>
      {fill === undefined ? null : <p className="policy__quiet">{standards.help}</p>}
      <ul className="policy__standards">
        {passwordStandards.map((standard) => (
          <Standard key={standard} {...{ standard, policy, fill }} />
        ))}
      </ul>
    </section>
  );
}

function Standard({ standard, policy, fill }: PolicyStandardsProps & { readonly standard: PasswordStandard }): JSX.Element {
  const { standards } = usePolicyWords();
  const notify = useNotify();
  const name = standards.names[standard];
  const missed = findShortcomings(standard, policy);
  return (
    <li>
      <h3 className="policy__standard">
        {name}
        <Status tone={missed.length === 0 ? 'success' : 'warning'}>{missed.length === 0 ? standards.met : standards.missed}</Status>
      </h3>
      <p className="policy__quiet">{standards.notes[standard]}</p>
      {missed.length === 0 ? null : (
        <>
          <p>{standards.misses}</p>
          <ul className="policy__misses">
            {missed.map(({ code, limit = 0 }) => (
              <li key={code}>{standards.shortcoming[code](limit)}</li>
            ))}
          </ul>
        </>
      )}
      {fill === undefined ? null : (
        <Button
          onClick={() => {
            fill({ ...fixedBy(standard, policy) });
            notify(standards.filled(name), 'info');
          }}
        >
          {standards.fill(name)}
        </Button>
      )}
    </li>
  );
}
