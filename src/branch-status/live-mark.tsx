import { type JSX, useContext } from 'react';
import { useWords } from '../crud/core/words.ts';
import { FollowingContext } from './following.ts';
import './branch-status.css';

/** Whether what is shown is notified of changes as they happen. */
export function LiveMark(): JSX.Element {
  const { monitoring: words } = useWords();
  const isFollowing = useContext(FollowingContext);
  return <span className={isFollowing ? 'live-mark' : 'live-mark live-mark--lost'}>{isFollowing ? words.liveNow : words.notLiveNow}</span>;
}
