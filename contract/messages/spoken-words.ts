import type { VoiceLanguage } from '../rules/display/display-design.ts';
import { spokenWords as czech } from './cs/spoken-words.ts';
import { spokenWords as english } from './en/spoken-words.ts';

const words: Readonly<Record<VoiceLanguage, Readonly<Record<string, string>>>> = { cs: czech, en: english };

/** What someone says who records the clip. A letter without a name of its own is said as it is written. */
export function spokenClip(clip: string, language: VoiceLanguage): string {
  return clip.startsWith('word:') ? clip.slice('word:'.length) : (words[language][clip] ?? clip);
}

/** All clips of an announcement as one text. */
export function spokenText(clips: readonly string[], language: VoiceLanguage): string {
  return clips.map((clip) => spokenClip(clip, language)).join(' ');
}
