import { fontWeights, limits } from '../../contract/basics/limits.ts';

/** The measures of specification section 9 that style sheets use, by the names that they have there. */
const measures: Readonly<Record<string, string>> = {
  '--weight-regular': String(fontWeights.regular),
  '--weight-strong': String(fontWeights.strong),
  '--weight-heavy': String(fontWeights.heavy),
  '--fade': `${limits.screenFadeMilliseconds}ms`,
  '--collapse': `${limits.sidebarAnimationMilliseconds}ms`,
  '--toast-offset': `${limits.notificationOffsetPixels}px`,
  '--toast-width': `${limits.notificationMaximalWidthPercent}%`,
  '--help-width': `${limits.helpMinimalWidthPixels}px`,
  '--footer-logo': `${limits.footerLogoWidthPixels}px`,
};

/** A style sheet of these measures, so that no number is both in the contract and in a style. */
export function specifiedStyles(): string {
  const lines = Object.entries(measures).map(([name, value]) => `  ${name}: ${value};\n`);
  return `/* Made by \`npm run generate\` of contract/basics/limits.ts. */\n:root {\n${lines.join('')}}\n`;
}
