import type { AppearanceWords } from '../../../cs/console/shell/appearance.ts';

/** English of the Czech file of the same name. */
export const appearance: AppearanceWords = {
  title: 'Appearance',
  theme: 'Theme',
  themes: { A: 'Theme A', B: 'Theme B', C: 'Theme C', D: 'Theme D', E: 'Theme E', F: 'Theme F', G: 'Theme G', H: 'Theme H' },
  mode: 'Lightness',
  modes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  density: 'Density of rows',
  densities: { comfortable: 'Airy', standard: 'Usual', compact: 'Dense' },
  layout: 'Layout',
  layouts: {
    fixed: 'Fixed menu and bar',
    collapsed: 'Collapsed menu',
    collapsedText: 'Collapsed menu with captions',
    boxed: 'Content of limited width',
    floating: 'Floating menu',
    hover: 'Expand the menu under the pointer',
  },
  singleKeys: 'Shortcuts of a single key',
  singleKeysHelp: 'Turn off if you control the computer by voice or start them by accident.',
  keepErrors: 'Keep errors shown until I close them',
  reset: 'Restore defaults',
  saved: 'The appearance was saved.',
};
