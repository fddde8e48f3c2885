import type { JSX } from 'react';
import { accessPaths } from '../../../../contract/rules/accounts/next-step.ts';
import { AuthLayout, AuthLink, type Go } from '../layout/auth-layout.tsx';
import { useSecondFactorWords } from '../second-factor-words.ts';
import { FactorStep } from './factor-step.tsx';

/** `/auth/two-factor`: the second factor as a page of its own. */
export function TwoFactor({ go }: { readonly go: Go }): JSX.Element {
  const { step } = useSecondFactorWords();
  return (
    <AuthLayout
      title={step.title}
      aside={
        <AuthLink to={accessPaths.signOut} go={go}>
          {step.signOut}
        </AuthLink>
      }
    >
      <FactorStep />
    </AuthLayout>
  );
}
