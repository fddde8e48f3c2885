import { afterAll, afterEach } from 'vitest';
import { takeUndeclared, watchServers } from './undeclared.ts';

// For every test of the files that this is a setup file of: it fails where a server refused what its operation does not declare.
watchServers();
afterEach(failForUndeclared);
afterAll(failForUndeclared);

function failForUndeclared(): void {
  const undeclared = takeUndeclared();
  if (undeclared.length === 0) return;
  throw new Error(
    `Refusals without a declaration (\`refusals\` of the operation or \`contract/operations/entity-refusals.ts\`):\n${undeclared.join('\n')}`,
  );
}
