import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Spot } from './spots.ts';

export type Poster = { readonly digest: string; readonly content: Buffer; readonly width: number; readonly height: number };

const [width, height] = [640, 360] as const;
type Colour = readonly [red: number, green: number, blue: number];
const palettes: readonly (readonly [background: Colour, shape: Colour, line: Colour])[] = [
  [
    [232, 240, 228],
    [126, 176, 130],
    [24, 62, 40],
  ],
  [
    [222, 236, 247],
    [255, 255, 255],
    [28, 92, 158],
  ],
  [
    [20, 52, 92],
    [92, 146, 206],
    [238, 244, 250],
  ],
  [
    [245, 233, 214],
    [224, 164, 88],
    [92, 58, 20],
  ],
  [
    [246, 226, 226],
    [206, 110, 110],
    [108, 28, 36],
  ],
  [
    [234, 230, 246],
    [150, 132, 206],
    [58, 40, 112],
  ],
];
const made = new Map<string, Poster>();

/** The poster of a spot: a drawing of its own, without words, the same each time. */
export function posterOf([title]: Spot): Poster {
  const poster = made.get(title) ?? drawPoster(title);
  made.set(title, poster);
  return poster;
}

function drawPoster(title: string): Poster {
  const seed = createHash('sha256').update(title).digest();
  const numberAt = (place: number) => seed[place] ?? 0;
  const colours = palettes[numberAt(0) % palettes.length] ?? palettes[0];
  const [x, y, size] = [380 + (numberAt(1) % 140), 120 + (numberAt(2) % 140), 60 + (numberAt(3) % 70)];
  const lines = [0, 1, 2].map((line) => ({ top: 60 + line * 34, end: 60 + (line === 0 ? 260 : 120 + (numberAt(4 + line) % 120)) }));
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const isLine = lines.some(({ top, end }) => row >= top && row < top + 16 && column >= 60 && column < end);
      const isShape = (column - x) ** 2 + (row - y) ** 2 < size ** 2 || row > 300 + 24 * Math.sin((column + numberAt(8)) / 50);
      rows[row * (width + 1) + 1 + column] = isLine ? 2 : isShape ? 1 : 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const content = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunkOf('IHDR', header),
    chunkOf('PLTE', Buffer.from((colours ?? []).flat())),
    chunkOf('IDAT', deflateSync(rows)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
  return { digest: createHash('sha256').update(content).digest('hex'), content, width, height };
}

function chunkOf(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
