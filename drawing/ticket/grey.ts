import type { Grey, Pixels } from './bitmap.ts';

/** Colours as grey on white paper: the eye's weights of red, green and blue; what is transparent is white. */
export function convertToGrey({ width, height, data }: Pixels): Grey {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2], data[at * 4 + 3]];
    const light = red * 0.299 + green * 0.587 + blue * 0.114;
    values[at] = Math.round(255 - ((255 - light) * opacity) / 255);
  }
  return { width, height, values };
}

/** Black drawing on white, so many times smaller: each dot is the mean of a square. All three colours are alike, so one is read. */
export function shrinkDrawing({ width, height, data }: Pixels, times: number): Grey {
  const [wide, high] = [Math.floor(width / times), Math.floor(height / times)];
  const values = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      let sum = 0;
      for (let row = y * times; row < (y + 1) * times; row += 1)
        for (let at = (row * width + x * times) * 4, end = at + times * 4; at < end; at += 4) sum += data[at] ?? 255;
      values[y * wide + x] = Math.round(sum / (times * times));
    }
  return { width: wide, height: high, values };
}

/**
 * Grey in another size: each dot is the mean of what it covers, or between its neighbours where the image grows. It is not left to a
 * canvas, because browsers and the server would not scale alike.
 */
export function resizeGrey(grey: Grey, width: number, height: number): Grey {
  const across = resizeRows(grey, width);
  return turn(resizeRows(turn(across), height));
}

function turn({ width, height, values }: Grey): Grey {
  const turned = new Uint8Array(values.length);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) turned[x * height + y] = values[y * width + x] ?? 255;
  return { width: height, height: width, values: turned };
}

function resizeRows({ width: from, height, values }: Grey, width: number): Grey {
  const share = from / width;
  const resized = new Uint8Array(width * height);
  for (let x = 0; x < width; x += 1) {
    const weights = share >= 1 ? covered(x * share, (x + 1) * share, from) : between((x + 0.5) * share - 0.5, from);
    for (let y = 0; y < height; y += 1) {
      let sum = 0;
      for (const [at, weight] of weights) sum += (values[y * from + at] ?? 255) * weight;
      resized[y * width + x] = Math.round(sum);
    }
  }
  return { width, height, values: resized };
}

type Weights = readonly (readonly [at: number, weight: number])[];

function covered(start: number, end: number, count: number): Weights {
  const weights: [number, number][] = [];
  for (let at = Math.floor(start); at < Math.min(end, count); at += 1) {
    const part = Math.min(end, at + 1) - Math.max(start, at);
    if (part > 0) weights.push([at, part / (end - start)]);
  }
  return weights;
}

function between(place: number, count: number): Weights {
  const inside = Math.min(Math.max(place, 0), count - 1);
  const left = Math.floor(inside);
  const right = Math.min(left + 1, count - 1);
  return [
    [left, 1 - (inside - left)],
    [right, inside - left],
  ];
}
