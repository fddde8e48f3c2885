import { fileURLToPath } from 'node:url';

const substitute = (name) => fileURLToPath(new URL(`substitutes/${name}`, import.meta.url));
const routerBuild = (entry) => fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${entry}.mjs`, import.meta.url));

/** What libraries bring along and no one here calls, and smaller functions of the same behaviour: 20 kB of the first list. */
const alias = [
  { find: /^object\.entries$/u, replacement: substitute('object-entries.cjs') },
  { find: /^jsonexport\/dist\/index\.js$/u, replacement: substitute('jsonexport.cjs') },
  { find: /^inflection$/u, replacement: substitute('inflection.mjs') },
  { find: /^lodash\/pick\.js$/u, replacement: substitute('pick.mjs') },
  { find: /^lodash\/union\.js$/u, replacement: substitute('union.mjs') },
  { find: /^lodash\/(\w+)\.js$/u, replacement: 'es-toolkit/compat/$1' },
  // Its package exports the build with development warnings alone.
  { find: /^react-router$/u, replacement: routerBuild('index') },
  { find: /^react-router\/dom$/u, replacement: routerBuild('dom-export') },
];

/** Plugin of the build: leaves out of the console what decision 0024 names. */
export function leftOut() {
  return { name: 'left-out', apply: 'build', config: () => ({ resolve: { alias } }), transform: withoutReasons };
}

/** Removes the reasons in `unsorted`. They are for developers; the console only needs to know which columns are listed there. */
function withoutReasons(code, id) {
  if (!id.includes('/contract/resources/') || !code.includes('unsorted:')) return null;
  return { code: code.replaceAll(/unsorted: \{[^}]*\}/gu, (reasons) => reasons.replaceAll(/'[^']*'|"[^"]*"/gu, '0')), map: null };
}
