/** The contrast of two colours (`#rrggbb`), from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share: number): number {
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
