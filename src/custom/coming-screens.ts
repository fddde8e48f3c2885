import type { Needs } from '../../contract/basics/access.ts';
import type { ComingWords } from '../../contract/messages/cs/console/shell/coming.ts';

export type ComingScreen = {
  /** Pattern of the address, as routers write it. */
  readonly path: string;
  /** Its name among the screens: the key of its title and of the sentence about it. */
  readonly screen: keyof ComingWords['sentences'];
  readonly needs: Needs;
};

/**
 * Every address of the specification whose screen is still being built, in one place: whoever builds it takes its line
 * out. Entities' own addresses are not here, they follow from the declarations.
 */
export const comingScreens: readonly ComingScreen[] = [
  { path: '/reports', screen: 'reports', needs: ['overviews'] },
  { path: '/reports/services', screen: 'reportOfServices', needs: ['overviews'] },
  { path: '/reports/clients', screen: 'reportOfClients', needs: ['overviews'] },
  { path: '/reports/employees', screen: 'reportOfEmployees', needs: ['overviews'] },
];
