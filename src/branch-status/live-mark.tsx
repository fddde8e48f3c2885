import { type JSX, useContext } from 'react';
import { useWords } from '../crud/core/words.ts';
import { Notice } from '../ui/page/notice.tsx';
import { FollowingContext } from './following.ts';
import './branch-status.css';

/** Whether what is shown is notified of changes as they happen. */
export function LiveMark(): JSX.Element {
  const { monitoring: words } = useWords();
  const isFollowing = useContext(FollowingContext);
  return <span className={isFollowing ? 'live-mark' : 'live-mark live-mark--lost'}>{isFollowing ? words.liveNow : words.notLiveNow}</span>;
}

/** Says that what is shown may be old: nothing is reported of changes, or it could not be read the last time. */
export function LostNotice({ isUnread }: { readonly isUnread: boolean }): JSX.Element {
  const { monitoring: words } = useWords();
  const isFollowing = useContext(FollowingContext);
  return (
    <div role="status">
      {isFollowing && !isUnread ? null : (
        <Notice tone="warning" title={words.lost}>
          {words.lostText}
        </Notice>
      )}
    </div>
  );
}
