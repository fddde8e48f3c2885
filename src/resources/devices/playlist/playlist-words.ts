import { whyPlays as czechWhy } from '../../../../contract/messages/cs/console/playlists/playing.ts';
import { playlistEditor as czech } from '../../../../contract/messages/cs/console/playlists/playlist-editor.ts';
import { whyPlays as englishWhy } from '../../../../contract/messages/en/console/playlists/playing.ts';
import { playlistEditor as english } from '../../../../contract/messages/en/console/playlists/playlist-editor.ts';
import type { Why } from '../../../../contract/rules/playing/what-plays.ts';
import { useWords } from '../../../crud/core/words.ts';

/** Words of the editor of playlists: they are fetched with its form. */
export function usePlaylistWords(): typeof czech & { readonly why: (why: Why) => string } {
  return useWords().language === 'en' ? { ...english, why: englishWhy } : { ...czech, why: czechWhy };
}

/** A length as people read it: `1:57`, `1:02:05`. */
export function spokenLength(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
