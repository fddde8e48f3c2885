import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const element = /_jsx\("(\w+)", \{([^}]*)\}/gu;
const attribute = /(\w+): ("[^"]*")/gu;
// Shapes alone: a colour or an opacity of its own would be lost, or would not follow the text next to the icon.
const drawable = new Set(['path d', 'circle cx cy r']);

/** Names of icons and what they are called in @mui/icons-material. */
type Icons = Readonly<Record<string, string>>;

/** The image with the drawings of the icons, each under our name. */
export function iconSheet(icons: Icons): string {
  const drawings = Object.entries(icons).map(([name, source]) => `<g id="${name}">${shapesIn(source, sourceOf(source))}</g>\n`);
  const image = `<svg xmlns="http://www.w3.org/2000/svg">\n${drawings.join('')}</svg>\n`;
  return `<!-- ${madeOf(image)} -->\n${image}`;
}

/** The names of the icons as a type. */
export function iconNames(icons: Icons): string {
  const names = Object.keys(icons).map((name) => `\n  | '${name}'`);
  const code = `/** Names of the icons that are in the image beside this file. */\nexport type IconName =${names.join('')};\n`;
  return `// ${madeOf(code)}\n${code}`;
}

/** The shapes that the source of an icon draws. One that would not be drawn the same is refused. */
export function shapesIn(name: string, source: string): string {
  const shapes = [...source.matchAll(element)].map(([, tag = '', inner = '']) => {
    const attributes = [...inner.matchAll(attribute)].map(([, key = '', value = '']) => ({ key, value }));
    const kind = [tag, ...attributes.map(({ key }) => key)].join(' ');
    if (!drawable.has(kind)) throw new Error(`${name} draws what the sheet of icons cannot hold: ${kind}.`);
    return `<${tag} ${attributes.map(({ key, value }) => `${key}=${value}`).join(' ')}/>`;
  });
  if (shapes.length === 0 || shapes.length !== source.split('_jsx(').length - 1) throw new Error(`Not all shapes of ${name} were found.`);
  return shapes.join('');
}

function madeOf(rest: string): string {
  const [, version = ''] = /"version": "([^"]+)"/u.exec(inPackage('package.json')) ?? [];
  const sum = createHash('sha256').update(rest).digest('hex').slice(0, 16);
  return `Made by npm run generate of @mui/icons-material ${version}; the rest of this file has ${sum}.`;
}

function sourceOf(name: string): string {
  return inPackage(`esm/${name}.js`);
}

function inPackage(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../node_modules/@mui/icons-material/${file}`, import.meta.url)), 'utf8');
}
