import { type JSX, useState } from 'react';
import { accessPaths } from '../../../contract/rules/next-step.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { ComingEntrance } from './coming-entrance.tsx';
import { EntranceLayout } from './entrance-layout.tsx';
import { EntranceLink, type Go } from './entrance-link.tsx';
import { FirstAdministratorForm } from './first-administrator-form.tsx';
import { useLinkPurpose } from './use-link-purpose.ts';
import { Waiting } from './waiting.tsx';

type OneTimeLinkProps = { readonly path: string; readonly go: Go };

/** `/auth/lost-password/{hash}`: what the link in hand is for, as long as it holds. */
export function OneTimeLink({ path, go }: OneTimeLinkProps): JSX.Element {
  const { auth } = useFurtherWords();
  const purpose = useLinkPurpose(path);
  const [isDone, setDone] = useState(false);
  const back = (
    <EntranceLink to={accessPaths.signIn} go={go}>
      {auth.lostPassword.back}
    </EntranceLink>
  );
  if (purpose === null) return <Waiting />;
  if (purpose === 'lost_password') return <ComingEntrance screen="newPassword" go={go} />;
  if (purpose === 'invalid') {
    return (
      <EntranceLayout title={auth.lostPassword.newTitle} aside={back}>
        <Notice tone="danger" announce="alert" title={auth.lostPassword.invalidLink}>
          {auth.lostPassword.invalidLinkHelp}
        </Notice>
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout title={auth.firstAdministrator.title} {...(isDone ? {} : { text: auth.firstAdministrator.text })} aside={back}>
      {isDone ? (
        <Notice tone="success" announce="status">
          {auth.firstAdministrator.saved}
        </Notice>
      ) : (
        <FirstAdministratorForm path={path} onSaved={() => setDone(true)} />
      )}
    </EntranceLayout>
  );
}
