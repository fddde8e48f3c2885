import type { JSX } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { EntranceLayout } from '../layout/entrance-layout.tsx';
import { EntranceLink, type Go } from '../layout/entrance-link.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { FactorStep } from './factor-step.tsx';

/** `/auth/two-factor`: the second factor as a page of its own. */
export function TwoFactor({ go }: { readonly go: Go }): JSX.Element {
  const { step } = useSecondFactorWords();
  return (
    <EntranceLayout
      title={step.title}
      aside={
        <EntranceLink to={accessPaths.signOut} go={go}>
          {step.signOut}
        </EntranceLink>
      }
    >
      <FactorStep />
    </EntranceLayout>
  );
}
