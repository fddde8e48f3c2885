import { type JSX, useContext } from 'react';
import { useWords } from '../crud/core/words.ts';
import { Notice } from '../ui/page/notice.tsx';
import { FollowingContext } from './following.ts';
import './branch-status.css';

/** Shows whether changes reach the screen as they happen. */
export function LiveMark(): JSX.Element {
  const { monitoring: words } = useWords();
  const isFollowing = useContext(FollowingContext);
  return <span className={isFollowing ? 'live-mark' : 'live-mark live-mark--lost'}>{isFollowing ? words.liveNow : words.notLiveNow}</span>;
}

/** Says that what is shown may be old: changes do not reach the screen, or the last read failed. */
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
