import { z } from 'zod';
import { branchEvent } from '../../contract/channels/branch/events.ts';
import { fromBranch } from '../../contract/channels/branch/from-branch.ts';
import { branchClosings, branchProtocol, branchSocketPath, branchTerms } from '../../contract/channels/branch/terms.ts';
import { toBranch } from '../../contract/channels/branch/to-branch.ts';
import { exampleLines, exampleProof } from './protocol-example.ts';
import { closings, events, faults, saidByBranch, saidByCentral } from './protocol-words.ts';

/** `docs/branch-protocol.md`: all that somebody needs who writes a branch server, made of what the central itself holds to. */
export function protocolPage(): string {
  const terms = Object.entries(branchTerms).map(([name, value]) => `| \`${name}\` | ${value.toLocaleString('en-GB')} |`);
  return `# The protocol of branches, version ${branchProtocol}

Made by \`npm run generate\` of \`contract/channels/branch\`, which both sides hold every message against.

A branch opens a WebSocket at \`${branchSocketPath}\` under the origin of the central (\`wss\`; no compression, no subprotocol, no \`Origin\` of another site). Each frame is one JSON object in UTF-8 with a \`type\`. Fields that are not named here are refused; times are RFC 3339 in UTC with milliseconds.

## States

\`\`\`
            hello                proof                 anything below, in any order
 opened ───────────▶ greeted ───────────▶ admitted ◀────────────────────────────▶
    │   ◀─ challenge    │      ◀─ welcome     │
    └───────────────────┴─────────────────────┴──▶ closed, with a code that says why
\`\`\`

1. The branch says \`hello\`, hears \`challenge\`, says \`proof\`, hears \`welcome\`: within ${branchTerms.handshakeSeconds} seconds. Anything else before \`welcome\` ends the socket.
2. Each side says \`heartbeat\` when it said nothing for ${branchTerms.heartbeatSeconds} seconds, and takes the other for dead after ${branchTerms.silentSeconds} seconds without a word, measured by a clock that only goes on.
3. One socket a store: a newer one replaces the older, on whichever server of the central either stands.
4. Events are numbered by the branch from 1 without gaps; a number is never given twice. The branch keeps them until they are acknowledged, for at least seven days, and sends them again after a cut; the central counts each once, whenever and in whatever order it comes, and puts them in the order of their numbers. Events that would leave more than ${branchTerms.rangesOfBranch.toLocaleString('en-GB')} separate ranges of numbers are not kept: \`acknowledge\` says what is missing, and \`busy\` that they are to come again. An event from more than ${branchTerms.aheadSeconds} seconds ahead of the central's clock is flagged and counts from its receipt. An event that names what is not the store's, or is not understood, is kept, counted as faulty and acknowledged: it keeps nothing back.
5. The central sends what changed of the store's configuration in numbered revisions, one load at a time; the branch says how far it applied them.
6. Whoever loses the connection comes back after a random time up to ${branchTerms.firstReturnMilliseconds} ms, doubled each time up to ${branchTerms.longestReturnMilliseconds} ms.

## Proofs

Each side signs with the pre-shared key, which never travels: HMAC-SHA-256 (key: the text as it was shown), base64url without padding, over these lines joined by line feeds: \`poradnik-branch-1\`, who signs (\`branch\` or \`central\`), the code of the store, the nonce of the branch, the nonce of the central. With the key \`${exampleProof.key}\` and the text

\`\`\`
${exampleProof.text}
\`\`\`

the digest is \`${exampleProof.digest}\`.

## What a branch says

${messages(fromBranch.options, saidByBranch)}
## Events

Each has \`sequence\` and \`at\`, the branch's clock.

${messages(branchEvent.options, events, ['sequence', 'at'])}
## What the central says

${messages(toBranch.options, saidByCentral)}
## Errors

Codes of \`error\`; the socket stays open.

| code | meaning |
|---|---|
${Object.entries(faults)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join('\n')}

## Closings

| code | name | meaning |
|---|---|---|
${Object.entries(branchClosings)
  .map(([name, code]) => [code, name, Object.entries(closings).find(([known]) => known === name)?.[1]] as const)
  .toSorted(([one], [other]) => one - other)
  .map(([code, name, meaning]) => `| ${code} | \`${name}\` | ${meaning} |`)
  .join('\n')}

## Numbers

| name | value |
|---|---|
${terms.join('\n')}

## Versions

Version ${branchProtocol} is the only one so far. A branch names its version in \`hello\`; the central closes with ${branchClosings.unknown_version} and names its own when it cannot speak that. New kinds of messages from the central come with a new version; a branch may send what an older central does not know, and is told \`unknown_type\`.

## An example

\`\`\`
${exampleLines().join('\n')}
\`\`\`
`;
}

type Option = { readonly shape: Readonly<Record<string, z.core.$ZodType>> };

/** A heading, a sentence and a table of fields for each message of a union. */
function messages(options: readonly Option[], said: Readonly<Record<string, string>>, left: readonly string[] = []): string {
  return options
    .map(({ shape }) => {
      const tag = shape['type'] ?? shape['kind'];
      const name = tag instanceof z.ZodLiteral ? String(tag.value) : '';
      const fields = Object.entries(shape).filter(([field, schema]) => schema !== tag && !left.includes(field));
      const rows = fields.map(([field, schema]) => `| \`${field}\` | ${typeOf(z.toJSONSchema(schema, { io: 'input' }))} |`);
      const table = rows.length === 0 ? '' : `\n| field | value |\n|---|---|\n${rows.join('\n')}\n`;
      return `### \`${name}\`\n\n${said[name] ?? ''}\n${table}`;
    })
    .join('\n');
}

type Json = z.core.JSONSchema.BaseSchema;

function typeOf(schema: Json): string {
  const { enum: choices, anyOf, oneOf, items, type, format, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (choices !== undefined) return choices.map((choice) => `\`${String(choice)}\``).join(', ');
  const either = anyOf ?? oneOf;
  if (either !== undefined) {
    if (either.length > 4) return 'events, see below';
    return either.map((one) => (typeof one === 'boolean' ? 'anything' : typeOf(one))).join(' or ');
  }
  if (type === 'array') {
    const one = typeof items === 'object' && !Array.isArray(items) ? typeOf(items) : 'pairs of numbers';
    if (one.startsWith('events')) return `${one}${bounds(minItems, maxItems, ' of them')}`;
    return `list of ${one}${bounds(minItems, maxItems, ' of them')}`;
  }
  if (type === 'string') return format === 'date-time' ? 'time' : `text${bounds(minLength, maxLength, ' characters')}`;
  if (type === 'integer') return `whole number${bounds(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, '')}`;
  if (type === 'object') return schema.properties === undefined ? 'object' : `{ ${Object.keys(schema.properties).join(', ')} }`;
  return typeof type === 'string' ? type : 'anything';
}

function bounds(least: number | undefined, most: number | undefined, of: string): string {
  const low = least === undefined || least === Number.MIN_SAFE_INTEGER ? undefined : least;
  if (low === undefined && most === undefined) return '';
  if (low === most) return `, ${low}${of}`;
  if (most === undefined) return `, at least ${low}${of}`;
  return low === undefined ? `, at most ${most}${of}` : `, ${low} to ${most}${of}`;
}
