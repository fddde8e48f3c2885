/** A picture of one bit: rows of whole bytes, the first dot in the highest bit, 1 is black; so do printers read it (`GS v 0`). */
export type Bitmap = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/** Grey from 0 (black) to 255 (white), a value for each dot. */
export type Grey = { readonly width: number; readonly height: number; readonly values: Uint8Array };

/** Colours as canvases give them: red, green, blue and opacity of each pixel. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

/** A white bitmap. */
export function whiteBitmap(width: number, height: number): Bitmap {
  return { width, height, bytes: new Uint8Array(Math.ceil(width / 8) * height) };
}

/** Makes a dot black. */
export function blacken({ width, bytes }: Bitmap, x: number, y: number): void {
  const at = y * Math.ceil(width / 8) + (x >> 3);
  bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
}

/** Whether a dot is black. */
export function isBlack({ width, bytes }: Bitmap, x: number, y: number): boolean {
  return ((bytes[y * Math.ceil(width / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
}

/** The bitmap as pixels of a canvas. */
export function pixelsOf(bitmap: Bitmap): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(bitmap.width * bitmap.height * 4);
  for (let y = 0; y < bitmap.height; y += 1)
    for (let x = 0; x < bitmap.width; x += 1) {
      const value = isBlack(bitmap, x, y) ? 0 : 255;
      data.set([value, value, value, 255], (y * bitmap.width + x) * 4);
    }
  return data;
}

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
