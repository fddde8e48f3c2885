import { endWithNpm } from './basics/end-with-npm.mjs';
import { requireNode } from './basics/node-version.mjs';

requireNode();
endWithNpm();
const [{ check }, { finish }] = await Promise.all([import('./testing/check-steps.mjs'), import('./testing/finish.mjs')]);
finish(await check());
