import type { helpTopics } from '../../../contract/resources/settings/help-topics.ts';
import { help } from '../content/help.ts';
import { type DemoRow, made } from '../town/demo-row.ts';
import { foundedAt } from '../town/town.ts';

/** Help of the main screens. */
export function demoHelpTopics(now: Date): readonly DemoRow<typeof helpTopics>[] {
  return help.map(([path, title, text], place) => ({ ...made(place + 1, foundedAt(now)), path, title, help: text }));
}
