import { createHmac } from 'node:crypto';
import { type FromBranch, fromBranch } from '../../contract/channels/branch/from-branch.ts';
import { branchProofText } from '../../contract/channels/branch/proof-text.ts';
import { type ToBranch, toBranch } from '../../contract/channels/branch/to-branch.ts';

const key = 'example-key-that-opens-nothing';
const nonces = {
  storeCode: 'RADNICE',
  branchNonce: 'YnJhbmNoLW5vbmNlLWJyYW5jaC1ub25jZS1icmFuY2g',
  centralNonce: 'Y2VudHJhbC1ub25jZS1jZW50cmFsLW5vbmNlLWNlbnQ',
};
const proof = (by: 'branch' | 'central') => createHmac('sha256', key).update(branchProofText(by, nonces)).digest('base64url');
const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 7, 0, second)).toISOString();

type Line = { readonly branch: FromBranch } | { readonly central: ToBranch };

const conversation: readonly Line[] = [
  { branch: { type: 'hello', protocol: 1, store_code: nonces.storeCode, nonce: nonces.branchNonce } },
  { central: { type: 'challenge', protocol: 1, nonce: nonces.centralNonce } },
  { branch: { type: 'proof', digest: proof('branch'), revision: 41, at: at(0) } },
  {
    central: {
      type: 'welcome',
      digest: proof('central'),
      at: at(0),
      revision: 42,
      incarnation: 1,
      acknowledged: 1_207,
      missing: [[1_209, 1_209]],
    },
  },
  {
    central: {
      type: 'changes',
      revisions: [{ revision: 42, resource: 'services', id: 3, action: 'edit', values: { priority: 2 }, at: at(-86_400) }],
    },
  },
  { branch: { type: 'applied', revision: 42 } },
  {
    branch: {
      type: 'events',
      events: [
        { sequence: 1_209, at: at(-3_600), kind: 'paper', touch_screen_id: 5, paper: 'low' },
        { sequence: 1_211, at: at(4), kind: 'ticket_created', ticket: 311, number: 'A 12', service_id: 3, visit: null, order_id: null },
        { sequence: 1_212, at: at(9), kind: 'ticket_called', ticket: 311, desk_id: 2, employee_id: 8 },
      ],
    },
  },
  { central: { type: 'acknowledge', acknowledged: 1_212, missing: [] } },
  { branch: { type: 'heartbeat', at: at(39) } },
  { central: { type: 'heartbeat', at: at(39) } },
];

/** A conversation as it goes, each line held against the schema of its side, so that the example is never wrong. */
export function exampleLines(): readonly string[] {
  return conversation.map((line) =>
    'branch' in line
      ? `branch  → ${JSON.stringify(fromBranch.parse(line.branch))}`
      : `central → ${JSON.stringify(toBranch.parse(line.central))}`,
  );
}

/** The text that the branch of the example signs, and what comes of it. */
export const exampleProof = { key, text: branchProofText('branch', nonces), digest: proof('branch') };
