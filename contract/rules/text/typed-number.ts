/** A number as Czechs and computers write it: a decimal comma or point, spaces between groups. Nothing when it is none. */
export function readTypedNumber(text: string): number | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replace(',', '.')
    .replace(/^\u2212/u, '-');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/u.test(bare)) return undefined;
  return Number(bare);
}
