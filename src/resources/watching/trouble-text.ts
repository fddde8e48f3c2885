import { outages } from '../../../contract/resources/stores/outages.ts';
import type { Trouble } from '../../../contract/rules/watching/troubles.ts';
import { formatInstant } from '../derive/format.ts';
import { choiceLabel, type Words } from '../words.ts';
import { spokenMinutes } from './spoken-minutes.ts';

/** A trouble of a store in words. */
export function troubleText(all: Words, trouble: Trouble): string {
  const { monitoring: words } = all;
  const minutes = (milliseconds: number): string => spokenMinutes(words, Math.floor(milliseconds / 60_000));
  switch (trouble.kind) {
    case 'outage':
      return words.outage(choiceLabel(all, outages, { name: 'outage_kind', value: trouble.outage }), formatInstant(trouble.started_at));
    case 'long_wait':
      return words.longWait(minutes(trouble.longest));
    case 'many_waiting':
      return words.manyWaiting(trouble.waiting);
    case 'unusual_wait':
      return words.unusualWait(minutes(trouble.now), minutes(trouble.usual));
    default: {
      const { count, paper } = trouble;
      const said = [words.inTrouble(count), ...(paper === 0 ? [] : [words.paper(paper)])].join(', ');
      return trouble.kind === 'touch_screens' ? words.atKiosks(said) : words.atDisplays(said);
    }
  }
}
