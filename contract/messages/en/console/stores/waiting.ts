import { englishPlural as plural } from '../../../basics/plural.ts';
import type { WaitingWords } from '../../../cs/console/stores/waiting.ts';
import { grammar } from '../../basics/grammar.ts';

const { number } = grammar;

export const waiting: WaitingWords = {
  tab: 'Waiting changes',
  count: (count) => `${number(count)} ${plural(count, 'change waits', 'changes wait')}`,
};
