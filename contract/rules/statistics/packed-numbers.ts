/**
 * A roll-up keeps a list of counts as one whole number, with so many decimal digits for each of them, the first one in the last digits.
 * The database adds such numbers like any others (decisions 0165 and 0167).
 */
export function unpackNumbers(digits: string, width: number): readonly number[] {
  const numbers: number[] = [];
  for (let end = digits.length; end > 0; end -= width) numbers.push(Number(digits.slice(Math.max(0, end - width), end)));
  return numbers;
}
