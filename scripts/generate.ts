import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { refusalsOf } from '../contract/api/refusals.ts';
import { actions, areas } from '../contract/basics/access.ts';
import { errorStatus } from '../contract/basics/errors.ts';
import type { AnyResource } from '../contract/kit/index.ts';
import { messagesFor } from '../contract/messages/index.ts';
import { openApiOf } from '../contract/openapi/openapi.ts';
import { allOperations } from '../contract/operation-registry.ts';
import { registry } from '../contract/resources/registry.ts';
import { words } from './basics/words.mjs';
import { asvsPage } from './generating/asvs-page.ts';
import { bookingIcons, icons } from './generating/icon-names.ts';
import { iconNames, iconSheet } from './generating/icon-sheet.ts';
import { protocolPage } from './generating/protocol-page.ts';
import { specifiedStyles } from './generating/specified-styles.ts';

/** Makes what is generated and committed: `npm run generate`; with `--check` compares instead and fails on a difference. */
const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
/** A refusal of more operations says only how many they are. */
const mostNamed = 8;
const files: Readonly<Record<string, string>> = {
  'docs/generated/openapi.json': `${JSON.stringify(openApiOf(allOperations(resources), resources), null, 2)}\n`,
  'docs/generated/errors.md': errorsPage(),
  'docs/generated/rights.md': rightsPage(),
  'docs/branch-protocol.md': protocolPage(),
  'docs/proof/asvs.md': asvsPage(),
  'src/ui/theme/generated/specified.css': specifiedStyles(),
  'src/ui/icon/generated/icons.svg': iconSheet(icons),
  'src/ui/icon/generated/icon-name.ts': iconNames(icons),
  'booking-page/parts/generated/icons.svg': iconSheet(bookingIcons),
  'booking-page/parts/generated/icon-name.ts': iconNames(bookingIcons),
};

const stale = Object.entries(files).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
if (process.argv.includes('--check')) {
  for (const [path] of stale) process.stderr.write(`${words.staleFile(path)}\n`);
  process.exit(stale.length === 0 ? 0 : 1);
}
for (const [path, text] of stale) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
}

function errorsPage(): string {
  const { errors } = messagesFor('cs');
  const answering = allOperations(resources).map((operation) => ({ id: operation.id, codes: refusalsOf(operation) }));
  const rows = Object.entries(errorStatus).map(([code, status]) => {
    const ids = answering.filter(({ codes }) => codes.some((each) => each === code)).map(({ id }) => id);
    return `| \`${code}\` | ${status} | ${ids.length > mostNamed ? `${ids.length} operations` : ids.map((id) => `\`${id}\``).join(' ')} |`;
  });
  const head = `${Object.keys(errors).length} codes; texts stand in \`contract/messages\`. A code without an operation is said elsewhere: in a task, in the result of a row, or of an address that does not exist.`;
  return `# Refusals of the API\n\n${head}\n\n| code | status | answered by |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function rightsPage(): string {
  const head = `| entity | read needs | written needs | limited by | ${actions.join(' | ')} |`;
  const rows = resources.map((resource) => {
    const allowed = actions.map((action) => (resource.operations === undefined || resource.operations.includes(action) ? '●' : '–'));
    const reads = [resource.areas, resource.alsoReadBy].filter((needs) => needs !== undefined).map(needsText);
    const writes = needsText(resource.writtenBy ?? resource.areas);
    return `| \`${resource.name}\` | ${reads.join(' or ')} | ${writes} | ${resource.limitedBy ?? '–'} | ${allowed.join(' | ')} |`;
  });
  const line = `|${'---|'.repeat(4 + actions.length)}`;
  return `# Who may what\n\nAreas: ${areas.join(', ')}. Super administrators may everything.\n\n${head}\n${line}\n${rows.join('\n')}\n`;
}

function needsText(needs: AnyResource['areas']): string {
  return typeof needs === 'string' ? needs : needs.join(' + ');
}
