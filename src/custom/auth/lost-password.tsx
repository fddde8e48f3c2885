import { type JSX, useState } from 'react';
import { accessPaths } from '../../../contract/rules/accounts/next-step.ts';
import { isEmail } from '../../../contract/rules/text/contact.ts';
import { messageLeaves } from '../../crud/core/unsent/message-leaves.ts';
import { useCentral } from '../../providers/central-context.ts';
import { askWithoutSession } from '../../providers/http/ask.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { useAuthPagesWords } from '../../providers/words/words-context.ts';
import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { AuthLayout, AuthLink, type Go } from './layout/auth-layout.tsx';
import { FailureNotice, useSubmission } from './layout/use-submission.tsx';
import { UsernameInput } from './sign-in.tsx';

/** `/auth/lost-password`: asks for a link. What is said then is the same whether there is such an account or not. */
export function LostPassword({ go }: { readonly go: Go }): JSX.Element {
  const { transport } = useCentral();
  const { auth } = useFurtherWords();
  const { required, signIn } = useAuthPagesWords();
  const [username, setUsername] = useState('');
  const [isSent, setSent] = useState(false);
  const isLeaving = messageLeaves('email');
  const { busy, failure, errors, onSubmit } = useSubmission<'username'>({
    check: () => {
      const typed = username.trim();
      return typed === '' ? { username: required } : isEmail(typed) ? {} : { username: auth.lostPassword.invalidEmail };
    },
    send: async () => {
      await askWithoutSession(transport)('POST /auth/lost-password', { body: { username: username.trim() } });
      setSent(true);
    },
  });
  return (
    <AuthLayout
      title={auth.lostPassword.title}
      {...(isSent ? {} : { text: isLeaving ? auth.lostPassword.text : auth.lostPassword.unsentText })}
      aside={
        <AuthLink to={accessPaths.signIn} go={go}>
          {auth.lostPassword.back}
        </AuthLink>
      }
    >
      {isSent ? (
        <Notice tone={isLeaving ? 'success' : 'warning'} announce="status">
          {isLeaving ? auth.lostPassword.sent : auth.lostPassword.unsent}
        </Notice>
      ) : (
        <form className="form" noValidate onSubmit={onSubmit}>
          {failure === null ? null : <FailureNotice failure={failure} />}
          <Field label={signIn.username} error={errors.username} required>
            {(control) => <UsernameInput {...control} value={username} onChange={(event) => setUsername(event.target.value)} />}
          </Field>
          <SubmitButton wide busy={busy}>
            {isLeaving ? auth.lostPassword.submit : auth.lostPassword.submitUnsent}
          </SubmitButton>
        </form>
      )}
    </AuthLayout>
  );
}
