import type { JSX } from 'react';
import { accessPaths } from '../../../contract/rules/next-step.ts';
import { useSession } from '../../providers/central-context.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { EntranceLayout } from './entrance-layout.tsx';
import { EntranceLink, type Go } from './entrance-link.tsx';

type ComingEntranceProps = { readonly screen: 'twoFactor' | 'lostPassword' | 'newPassword'; readonly go: Go };

/** A step of signing in that is still being built: says so, and what to do instead. */
export function ComingEntrance({ screen, go }: ComingEntranceProps): JSX.Element {
  const { auth, coming, shell } = useFurtherWords();
  const { loggedIn } = useSession();
  const titles = { twoFactor: auth.twoFactor.title, lostPassword: auth.lostPassword.title, newPassword: auth.lostPassword.newTitle };
  return (
    <EntranceLayout
      title={titles[screen]}
      aside={
        <EntranceLink to={loggedIn ? accessPaths.signOut : accessPaths.signIn} go={go}>
          {loggedIn ? shell.signOut : auth.lostPassword.back}
        </EntranceLink>
      }
    >
      <Notice tone="info" title={coming.heading}>
        {coming.sentences[screen]}
      </Notice>
    </EntranceLayout>
  );
}
