import { useEffect, useState } from 'preact/hooks';
import { type Language, languages } from '../../contract/basics/languages.ts';
import { previewQuery, previewReady } from '../../contract/operations/booking/booking-address.ts';
import { pageOfSettings } from '../../contract/rules/booking-page/page-of-settings.ts';
import type { Offer } from './booking-client.ts';

/** Whether the page is within the form of its settings. */
export const isPreview = globalThis.parent !== globalThis.self && new URLSearchParams(location.search).has(previewQuery);

/** What is offered, looking as the settings in the form say that are not saved yet. */
export function usePreviewed(offer: Offer | undefined, onLanguage: (language: Language) => void): Offer | undefined {
  const [input, setInput] = useState<PreviewInput>();
  const { settings, language } = input ?? {};
  useEffect(() => {
    if (!isPreview) return undefined;
    const read = ({ origin, data }: MessageEvent<unknown>): void => {
      const next = origin === location.origin ? readPreviewInput(data) : undefined;
      if (next !== undefined) setInput(next);
    };
    addEventListener('message', read);
    globalThis.parent.postMessage(previewReady, location.origin);
    return () => removeEventListener('message', read);
  }, []);
  // Within the page the other language can be looked at too, until another one is being written.
  useEffect(() => {
    if (language !== undefined) onLanguage(language);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each language
  }, [language]);
  return offer === undefined || settings === undefined ? offer : { ...offer, ...pageOfSettings(settings) };
}

type PreviewInput = { readonly settings: Readonly<Record<string, unknown>>; readonly language: Language | undefined };

function readPreviewInput(data: unknown): PreviewInput | undefined {
  if (typeof data !== 'object' || data === null || !('settings' in data)) return undefined;
  const { settings, language } = { language: undefined, ...data };
  if (typeof settings !== 'object' || settings === null) return undefined;
  return { settings: Object.fromEntries(Object.entries(settings)), language: languages.find((one) => one === language) };
}
