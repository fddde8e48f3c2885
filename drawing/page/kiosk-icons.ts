/** Pictograms of kiosk buttons: lines in a square of 24, by the names that the document of a layout uses. */
const paths = {
  'id-card':
    'M4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5ZM8.2 8.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM5.2 15.8c.3-1.5 1.4-2.1 3-2.1s2.7.6 3 2.1M14.2 10h4.3M14.2 14h4.3',
  passport:
    'M6.5 3h11a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM12 6.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM8.2 10.3h7.6M12 6.5c1.2 1.1 1.7 2.3 1.7 3.8s-.5 2.7-1.7 3.8c-1.2-1.1-1.7-2.3-1.7-3.8s.5-2.7 1.7-3.8M9 17.5h6',
  document: 'M7 3h7l4 4v13a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM14 3v4h4M9 12h6M9 16h6',
  'document-check': 'M7 3h7l4 4v13a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM14 3v4h4M9 14l2.2 2.2L15 12',
  stamp: 'M5 20.5h14M6 17v-2a1.5 1.5 0 0 1 1.5-1.5H10c.5-1.5-1-3.5-1-5.5a3 3 0 0 1 6 0c0 2-1.5 4-1 5.5h2.5A1.5 1.5 0 0 1 18 15v2H6Z',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  building: 'M3.5 20h17M5.5 20v-9M18.5 20v-9M9.8 20v-9M14.2 20v-9M3.5 11h17L12 4.5Z',
  door: 'M6 20.5v-16a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v16M4 20.5h16M14.5 12v.6',
  rings: 'M9 8a5.5 5.5 0 1 0 0 11A5.5 5.5 0 0 0 9 8ZM15 8a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM10.5 4.5h3',
  baby: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9 11v.1M15 11v.1M9.5 15c1.5 1.3 3.5 1.3 5 0M12 4c-1.6 1.2-1 3 .8 2.8',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM3 19c0-3.2 2.6-4.6 6-4.6s6 1.4 6 4.6M15.5 5.4a3 3 0 0 1 0 5.6M17.5 14.7c2.2.5 3.5 1.9 3.5 4.3',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z',
  wheelchair: 'M10.5 4.5v.1M10.5 8v5.5h5l3 6M10.5 10.5h4.5M8 11.5a5 5 0 1 0 6.3 6.5',
  car: 'M4 16.5v-4l2-5.5a1.5 1.5 0 0 1 1.4-1h9.2A1.5 1.5 0 0 1 18 7l2 5.5v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM4.5 12h15M6.5 17.5v2M17.5 17.5v2M7 14.8h1.5M15.5 14.8H17',
  bike: 'M6 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM18 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM6 16l3.5-7H15l3 7M9.5 9l3 7H6M12.5 16 15 9l-.8-3H17M8 6.5h3M9.5 9l-.8-2.5',
  parking: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM9.5 17V7.5h3.2a2.8 2.8 0 0 1 0 5.6H9.5',
  coins:
    'M9 4.5c3 0 5.5 1 5.5 2.3S12 9.1 9 9.1 3.5 8 3.5 6.8 6 4.5 9 4.5ZM3.5 6.8v9c0 1.3 2.5 2.3 5.5 2.3h.5M14.5 6.8V9M3.5 11.3c0 1.3 2.5 2.3 5.5 2.3M15 11.5c3 0 5.5 1 5.5 2.3s-2.5 2.3-5.5 2.3-5.5-1-5.5-2.3 2.5-2.3 5.5-2.3ZM9.5 13.8v4c0 1.3 2.5 2.3 5.5 2.3s5.5-1 5.5-2.3v-4',
  card: 'M3.5 6h17v12h-17zM3.5 10.5h17M7 14.5h4',
  briefcase:
    'M4.5 8h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM8.5 8V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V8M3.5 13h17M12 12v2',
  gavel: 'M13.5 3.5l7 7M8 9l7 7M15 5l-5.5 5.5M19 9l-5.5 5.5M11.5 12.5l-7 7M13 20.5h7.5',
  monitor: 'M4 4.5h16v11H4zM9 20h6M12 15.5V20M8 8.5h8M8 11.5h5',
  map: 'M9 5 3.5 7v12.5l5.5-2 6 2 5.5-2V5L15 7ZM9 5v12.5M15 7v12.5',
  tree: 'M12 3.5a5.5 5.5 0 0 0-4.6 8.5A3.4 3.4 0 0 0 9 16h6a3.4 3.4 0 0 0 1.6-4A5.5 5.5 0 0 0 12 3.5ZM12 11v9.5M12 15l2.5-2',
  dog: 'M7 9 5 4.5 10 6h4l5-1.5L17 9v4.5a5 5 0 0 1-10 0ZM10 11v.1M14 11v.1M11 14.5h2l-1 1ZM12 15.5v1.5',
  drop: 'M12 3.5c3 4 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 3-6.5 6-10.5Z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 11v5.5M14 11v5.5',
  school: 'M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c1.5 1.5 3.5 2 5.5 2s4-.5 5.5-2v-4.5M21.5 9.5V15',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12.2l8.5-8.5M16 7.2l3 3M13.5 9.7l2 2',
  phone: 'M6 3.5h3L10.5 8l-2 1.5a11 11 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2C10.5 20 4 13.5 4 5.5a2 2 0 0 1 2-2Z',
  mail: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6',
  'calendar-check': 'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM4 10h16M8 3v4M16 3v4M9 15l2.2 2.2L15.5 13',
  clock: 'M12 7v5.3l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  info: 'M12 11v5.5M12 7.7v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.2 12h17.6M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z',
  grid: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4ZM14 6.5V8M14 11.2v1.6M14 16v1.5',
  printer: 'M7 9V4h10v5M7 17H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17M7 14h10v6H7ZM17 12v.1',
  lock: 'M6.5 11h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a9.7 9.7 0 0 1 5-2.7M14.5 9.5A9.7 9.7 0 0 1 19 12M12 19v.1',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.2l2.7 2.7L16 9.5',
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
} as const;

const pathOf: ReadonlyMap<string, string> = new Map(Object.entries(paths));

/** Names of all pictograms, in the order in which they are offered. */
export const kioskIcons: readonly string[] = [...pathOf.keys()];

const namespace = 'http://www.w3.org/2000/svg';

/** A pictogram of the size in pixels; undefined for a name that there is no drawing of. */
export function drawIcon(name: string, size: number): SVGSVGElement | undefined {
  const lines = pathOf.get(name);
  if (lines === undefined) return undefined;
  const icon = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  icon.setAttribute('class', 'kiosk-icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('width', String(size));
  icon.setAttribute('height', String(size));
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', lines);
  icon.append(path);
  return icon;
}
