import { reportWords as czech, type ReportWords } from '../../../../contract/messages/cs/statistics/reports.ts';
import { reportWords as english } from '../../../../contract/messages/en/statistics/reports.ts';
import { wordsHook } from '../../../crud/core/words.ts';

/** Words of reports: they are fetched with the first of their screens. */
export const useReportWords = wordsHook<ReportWords>(czech, english);

export type ReportWordsOf = ReportWords;
