import { useSyncExternalStore } from 'react';
import type { VoiceLanguage } from '../../../contract/rules/display/display-design.ts';

/** The name of the voice by which this browser speaks the language; null without one. Browsers learn their voices late. */
export function useBrowserVoice(language: VoiceLanguage): string | null {
  return useSyncExternalStore(follow, () => chooseVoice(language)?.name ?? null);
}

/** The voice by which this browser speaks the language, a local one before one of the network. */
export function chooseVoice(language: VoiceLanguage): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find(({ localService }) => localService) ?? voices[0];
}

function follow(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
