import { displaySettings as czech, type DisplaySettingsWords } from '../../../../contract/messages/cs/console/devices/display-settings.ts';
import { drawnDisplay as drawnCzech } from '../../../../contract/messages/cs/drawn-display.ts';
import { displaySettings as english } from '../../../../contract/messages/en/console/devices/display-settings.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of the screens of a display: they are fetched with the first of them. */
export const useDisplayWords = wordsHook<DisplaySettingsWords>(czech, english);

/** A display in a hall of a Czech town speaks Czech, whatever language its administrator reads. */
export const drawnWords = drawnCzech;
export const newPattern = czech.voice.pattern;
