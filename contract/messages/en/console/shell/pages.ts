import type { PageWords } from '../../../cs/console/shell/pages.ts';
import { authPages } from '../sign-in/auth-pages.ts';

/** English of the Czech file of the same name. */
export const pages: PageWords = {
  loading: authPages.loading,
  redirecting: authPages.redirecting,
  notFound: {
    title: 'We did not find this page',
    text: 'The address may be misspelt, or the page no longer exists.',
    home: 'Go to the dashboard',
    back: 'Back',
    search: 'Search the application',
  },
  noRights: {
    title: 'You have no access here',
    text: 'You lack sufficient rights. If you need them for your work, ask a super administrator.',
    home: 'Go to the dashboard',
  },
  onlySuperAdministrator: {
    text: 'This part is for super administrators only.',
    close: 'Close the warning',
  },
  error: {
    title: 'Something went wrong',
    text: 'The screen could not be shown. Your saved data are all right.',
    again: authPages.again,
    reload: 'Reload the page',
    home: 'Go to the dashboard',
    reference: (number) => `Error number: ${number}`,
    copied: 'Copied',
  },
};
