import { kioskEditor as czech } from '../../../../contract/messages/cs/console/devices/kiosk-editor.ts';
import { kioskIconNames as czechIcons } from '../../../../contract/messages/cs/console/devices/kiosk-icons.ts';
import { preparedKiosk as czechPrepared } from '../../../../contract/messages/cs/console/devices/kiosk-start.ts';
import { kioskEditor as english } from '../../../../contract/messages/en/console/devices/kiosk-editor.ts';
import { kioskIconNames as englishIcons } from '../../../../contract/messages/en/console/devices/kiosk-icons.ts';
import { preparedKiosk as englishPrepared } from '../../../../contract/messages/en/console/devices/kiosk-start.ts';
import { useWords, wordsHook } from '../../../crud/core/words.ts';

export type KioskWords = typeof czech;

/** Words of the editor of kiosks: they are fetched with the screen. */
export const useKioskWords = wordsHook<KioskWords>(czech, english);

/** What the pictograms are called. */
export function useIconNames(): typeof czechIcons {
  return useWords().language === 'en' ? englishIcons : czechIcons;
}

/** Words that prepared pages begin with, in both languages of a kiosk. */
export const preparedWords = { cs: czechPrepared, en: englishPrepared } as const;
