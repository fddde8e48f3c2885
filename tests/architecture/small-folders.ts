import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mayImport } from './borders.ts';
import { type Part, root } from './sources.ts';

/** Fewer files than this are a part of another subject, unless a boundary is there. */
const least = 3;

/** Parts in which a folder is a subject; folders of tests and scripts follow what is tested and proved. */
export const withSubjects = ['contract', 'server', 'drawing', 'src', 'booking-page', 'simulator'] as const satisfies readonly Part[];

type Reason = {
  readonly why: string;
  /** What makes a folder one of this reason, read from the layout. */
  readonly holds: (folder: string) => boolean;
  readonly of: readonly string[];
};

const placesOfBorders: ReadonlySet<string> = new Set(Object.keys(mayImport));

/** Why folders of one or two files stay. What has no reason here goes to its parent, or to others of its subject. */
export const reasons: readonly Reason[] = [
  {
    why: 'a row of the table of borders: it may import, or be imported by, others than its neighbours',
    holds: (folder) => placesOfBorders.has(`${folder}/`),
    of: ['booking-page/words', 'contract/client', 'contract/openapi', 'src/counter', 'src/device-pictures'],
  },
  {
    why: 'every area has its handlers in a folder of this name',
    holds: (folder) => /^server\/areas\/[^/]+\/handlers$/u.test(folder),
    of: ['server/areas/messages/handlers', 'server/areas/personal-data/handlers', 'server/areas/system/handlers'],
  },
  {
    why: 'every screen of the console has a folder of its own',
    holds: (folder) => /^src\/custom\/(?:statistics\/)?[^/]+$/u.test(folder),
    of: [
      'src/custom/now-playing',
      'src/custom/order-import',
      'src/custom/signed-in-devices',
      'src/custom/statistics/home',
      'src/custom/stores-overview',
    ],
  },
  {
    why: 'it has what is generated for it below it',
    holds: (folder) => readdirSync(path.join(root, folder)).includes('generated'),
    of: ['src/ui/icon'],
  },
];

/** Folders that hold some files of code, fewer than three, and no folders with code; in the order of their paths. */
export function smallFoldersIn(paths: readonly string[]): readonly string[] {
  const files = paths.filter((each) => /\.tsx?$/u.test(each) && !each.includes('/migrations/'));
  const folders = files.map((each) => path.posix.dirname(each));
  const parents = new Set(folders.flatMap(foldersAbove));
  return [...new Set(folders)]
    .filter((folder) => !parents.has(folder) && folders.filter((each) => each === folder).length < least)
    .toSorted();
}

function foldersAbove(folder: string): readonly string[] {
  const names = folder.split('/');
  return names.slice(1).map((_, depth) => names.slice(0, depth + 1).join('/'));
}
