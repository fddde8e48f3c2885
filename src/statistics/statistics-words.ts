import { answerWords as czechAnswers } from '../../contract/messages/cs/statistics/answers.ts';
import { measureWords as czechMeasures, type MeasureWords } from '../../contract/messages/cs/statistics/measures.ts';
import { statisticsScreens as czechScreens } from '../../contract/messages/cs/statistics/screens.ts';
import { answerWords as englishAnswers } from '../../contract/messages/en/statistics/answers.ts';
import { measureWords as englishMeasures } from '../../contract/messages/en/statistics/measures.ts';
import { statisticsScreens as englishScreens } from '../../contract/messages/en/statistics/screens.ts';
import type { NameWords } from '../../contract/messages/statistics-names.ts';
import { resourceNamed } from '../crud/core/named.ts';
import { useWords } from '../crud/core/words.ts';

export type StatisticsWords = NameWords & {
  readonly measures: MeasureWords;
  readonly screens: typeof czechScreens;
  readonly language: 'cs' | 'en';
};

/** Words of statistics: they are fetched with the first of their screens. */
export function useStatisticsWords(): StatisticsWords {
  const { language, labelsOf } = useWords();
  const channels = labelsOf(resourceNamed('orders')).choices['channel'] ?? {};
  return language === 'en'
    ? { language, channels, words: englishAnswers, measures: englishMeasures, screens: englishScreens }
    : { language, channels, words: czechAnswers, measures: czechMeasures, screens: czechScreens };
}
