import { useEffect, useState } from 'preact/hooks';
import { previewQuery, previewReady } from '../../contract/operations/booking/booking-preview.ts';
import { pageOfSettings } from '../../contract/rules/booking-page/page-of-settings.ts';
import type { Offer } from './booking-client.ts';

/** Whether the page stands within the form of its settings. */
export const isPreview = globalThis.parent !== globalThis.self && new URLSearchParams(location.search).has(previewQuery);

/** What is offered, looking as the settings in the form say that are not saved yet. */
export function usePreviewed(offer: Offer | undefined): Offer | undefined {
  const [settings, setSettings] = useState<Readonly<Record<string, unknown>>>();
  useEffect(() => {
    if (!isPreview) return undefined;
    const read = ({ origin, data }: MessageEvent<unknown>): void => {
      const told = origin === location.origin ? settingsIn(data) : undefined;
      if (told !== undefined) setSettings(told);
    };
    addEventListener('message', read);
    globalThis.parent.postMessage(previewReady, location.origin);
    return () => removeEventListener('message', read);
  }, []);
  return offer === undefined || settings === undefined ? offer : { ...offer, ...pageOfSettings(settings) };
}

function settingsIn(data: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof data !== 'object' || data === null || !('settings' in data)) return undefined;
  const { settings } = data;
  return typeof settings === 'object' && settings !== null ? Object.fromEntries(Object.entries(settings)) : undefined;
}
