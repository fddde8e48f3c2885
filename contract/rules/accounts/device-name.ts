/** Browsers by what gives them away; those that imitate others come first. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(?<version>\d+)/u],
  ['Opera', /\bOPR\/(?<version>\d+)/u],
  ['Samsung Internet', /\bSamsungBrowser\/(?<version>\d+)/u],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(?<version>\d+)/u],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(?<version>\d+)/u],
  ['Safari', /\bVersion\/(?<version>\d+)\S* .*\bSafari\//u],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/u],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMac OS X\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
];

/** What people call a device, out of what its browser says of itself: "Chrome 156, Windows"; null when it says nothing known. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const browser = browsers.flatMap(([name, sign]) => {
    const version = sign.exec(userAgent)?.groups?.['version'];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  const parts = [browser, system].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}
