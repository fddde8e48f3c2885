const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const marks = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A value within a sentence. One that is read from right to left stands between marks (FSI and PDI of Unicode), so that the numbers and
 * commas beside it stay where they are; any other is as it is. Elements have `bdi` for the same.
 */
export function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value.replaceAll(marks, '')}\u2069` : value;
}
