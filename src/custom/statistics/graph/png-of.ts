import type { PictureSize } from './graph-frame.tsx';

/** Twice as fine as on the screen: it is put into documents that are printed. */
const fineness = 2;

/** An SVG as a PNG. */
export async function pngOf(svg: string, { width, height }: PictureSize): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * fineness;
  canvas.height = height * fineness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) throw new Error('The browser made no picture');
  return blob;
}
