import type { Ink, Shape } from './graph-shapes.ts';

/** Colours of pictures, which are looked at and printed on white: which can be distinguished by people who do not see colours as well. */
export const paperInks = ['#1d67c3', '#e3691e', '#2b5a64', '#97718c', '#752f00', '#3d2946'] as const;
const named = { text: '#1b2330', quiet: '#566172', line: '#e1e5eb', target: '#1b2330', paper: '#ffffff' } as const;

/** The colour of an ink on paper. */
export function colourOf(ink: Ink): string {
  return typeof ink === 'string' ? named[ink] : (paperInks[ink % paperInks.length] ?? named.text);
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

type Picture = { readonly width: number; readonly height: number; readonly title: string };

/** Shapes as an SVG file with its title, on white. */
export function shapesSvg(shapes: readonly Shape[], { width, height, title }: Picture): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Inter, Arial, sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="16" y="18" font-size="14" font-weight="600" fill="${named.text}">${escaped(title)}</text>`,
    ...shapes.map(element),
    '</svg>',
  ].join('\n');
}

function element(one: Shape): string {
  const colour = colourOf(one.ink);
  switch (one.shape) {
    case 'line': {
      const points = one.points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${one.width}"${one.isDashed ? ' stroke-dasharray="6 4"' : ''}/>`;
    }
    case 'area':
      return `<rect x="${rounded(one.at[0])}" y="${rounded(one.at[1])}" width="${rounded(one.size[0])}" height="${rounded(one.size[1])}" fill="${colour}"${one.share === 1 ? '' : ` fill-opacity="${one.share}"`}/>`;
    case 'text':
      return `<text x="${rounded(one.at[0])}" y="${rounded(one.at[1])}" text-anchor="${one.anchor}" fill="${colour}">${escaped(one.text)}</text>`;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
