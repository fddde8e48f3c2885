const usualRem = 2.5;
const usualFontPixels = 16;

/** How high a row is, in pixels: as the chosen density and the size of letters say, before any row is there to be measured. */
export function rowHeight(): number {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.getPropertyValue('--row')) || usualRem;
  return rem * (Number.parseFloat(style.fontSize) || usualFontPixels);
}
