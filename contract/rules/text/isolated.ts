const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const marks = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Isolates a value within plain text. A right-to-left value is put between the Unicode marks FSI and PDI, so that numbers and commas
 * next to it keep their order. Other values are returned unchanged. In HTML, use the element `bdi` instead.
 */
export function isolated(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value.replaceAll(marks, '')}\u2069` : value;
}
