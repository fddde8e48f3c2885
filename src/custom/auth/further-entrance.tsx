import type { JSX } from 'react';
import { accessPaths } from '../../../contract/rules/next-step.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { comingEntrances } from '../coming-screens.ts';
import { ComingEntrance } from './coming-entrance.tsx';
import { EntranceLayout } from './entrance-layout.tsx';
import { EntranceLink, type Go } from './entrance-link.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { SignOut } from './sign-out.tsx';

type FurtherEntranceProps = { readonly path: string; readonly go: Go };

/** The pages under `/auth` beside signing in, that need no session. */
export function FurtherEntrance({ path, go }: FurtherEntranceProps): JSX.Element {
  if (path === accessPaths.signOut) return <SignOut go={go} />;
  const link = /^\/auth\/lost-password\/([\w-]+)$/u.exec(path);
  if (link !== null) return <OneTimeLink path={path} go={go} />;
  const coming = comingEntrances.find(({ pattern }) => pattern.test(path));
  return coming === undefined ? <UnknownEntrance go={go} /> : <ComingEntrance screen={coming.screen} go={go} />;
}

function UnknownEntrance({ go }: { readonly go: Go }): JSX.Element {
  const { auth, pages } = useFurtherWords();
  return (
    <EntranceLayout title={pages.notFound.title} text={pages.notFound.text}>
      <EntranceLink to={accessPaths.signIn} go={go}>
        {auth.lostPassword.back}
      </EntranceLink>
    </EntranceLayout>
  );
}
