const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';

/** Signs of one SMS, and of each part where there are more: a part says in front which one it is. */
const room = { plain: { one: 160, part: 153 }, wide: { one: 70, part: 67 } } as const;

/** What a text takes as SMS. */
export type SmsSize = {
  /** Whether any character needs two octets (UCS-2) and halves what fits. */
  readonly isWide: boolean;
  /** Septets of GSM 03.38, or UTF-16 units. */
  readonly signs: number;
  readonly parts: number;
  /** How many signs fit into so many parts. */
  readonly fits: number;
};

/** How many SMS the text is: 160 septets, or 70 units once any other character appears; 153 and 67 of each part of a longer one. */
export function smsSize(text: string): SmsSize {
  const characters = Array.from(text);
  const isWide = characters.some((character) => !basic.includes(character) && !extended.includes(character));
  const sizes = characters.map((character) => sizeOf(character, isWide));
  const signs = sizes.reduce((sum, size) => sum + size, 0);
  const { one, part } = isWide ? room.wide : room.plain;
  if (signs <= one) return { isWide, signs, parts: signs === 0 ? 0 : 1, fits: one };
  // No part ends in the middle of a character.
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > part) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return { isWide, signs, parts, fits: parts * part };
}

function sizeOf(character: string, isWide: boolean): number {
  if (isWide) return character.length;
  return extended.includes(character) ? 2 : 1;
}

/** Whether the text fits into one SMS. */
export function fitsOneSms(text: string): boolean {
  return smsSize(text).parts <= 1;
}

/** The text as plain SMS have it: letters without their marks, and plain quotation marks and dashes. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[„“”‟]/gu, '"')
    .replaceAll(/[‚‘’]/gu, "'")
    .replaceAll(/[‐-―]/gu, '-')
    .replaceAll('…', '...')
    .replaceAll('\u00A0', ' ')
    .normalize('NFC');
}
