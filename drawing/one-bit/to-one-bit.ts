import { type Bitmap, blacken, type Grey } from './bitmap.ts';

/** What is darker than this is black. */
const middle = 128;

export type Place = { readonly x: number; readonly y: number };

/** Puts text into a bitmap: edges stay sharp, because nothing is dithered. What is outside of the bitmap is left out. */
export function putThreshold(target: Bitmap, { width, height, values }: Grey, place: Place): void {
  for (let y = Math.max(0, -place.y); y < Math.min(height, target.height - place.y); y += 1)
    for (let x = Math.max(0, -place.x); x < Math.min(width, target.width - place.x); x += 1)
      if ((values[y * width + x] ?? 255) < middle) blacken(target, place.x + x, place.y + y);
}

/** Puts an image into a bitmap: the error of each dot goes to those after it (Floyd and Steinberg), so greys stay what they are. */
export function putDithered(target: Bitmap, { width, height, values }: Grey, place: Place): void {
  const rest = Float64Array.from(values);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const wanted = rest[at] ?? 255;
      const isDark = wanted < middle;
      if (isDark) blacken(target, place.x + x, place.y + y);
      const error = wanted - (isDark ? 0 : 255);
      const spread = (to: number, share: number): void => {
        rest[to] = (rest[to] ?? 0) + (error * share) / 16;
      };
      if (x + 1 < width) spread(at + 1, 7);
      if (y + 1 === height) continue;
      if (x > 0) spread(at + width - 1, 3);
      spread(at + width, 5);
      if (x + 1 < width) spread(at + width + 1, 1);
    }
}
