import { setupServer } from 'msw/node';

/** The network as tests of the console have it: msw answers, and nothing leaves the process. */
export const network = setupServer();
