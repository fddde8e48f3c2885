import { createHmac } from 'node:crypto';
import { type FromBranch, fromBranch } from '../../contract/channels/branch/from-branch.ts';
import { branchProofText } from '../../contract/channels/branch/proofs.ts';
import { branchClosings, branchProtocol } from '../../contract/channels/branch/terms.ts';
import { type ToBranch, toBranch } from '../../contract/channels/branch/to-branch.ts';
import { exampleIds as id } from './protocol-example-ids.ts';

const key = 'example-key-that-opens-nothing';
const nonces = {
  storeCode: 'RADNICE',
  branchNonce: 'YnJhbmNoLW5vbmNlLWJyYW5jaC1ub25jZS1icmFuY2g',
  centralNonce: 'Y2VudHJhbC1ub25jZS1jZW50cmFsLW5vbmNlLWNlbnQ',
};
const proof = (by: 'branch' | 'central') => createHmac('sha256', key).update(branchProofText(by, nonces)).digest('base64url');
const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 7, 0, second)).toISOString();
const unknown = 99;

/** The text that the branch of the examples signs, and what comes of it. */
export const exampleProof = { key, text: branchProofText('branch', nonces), digest: proof('branch') };

/** `wrong`: what the branch had better not say. `closes` and `closesOlder`: the central ends this socket, or the one before. */
type Step =
  | { readonly words: string }
  | { readonly branch: FromBranch }
  | { readonly central: ToBranch }
  | { readonly wrong: object }
  | { readonly closes: Closing }
  | { readonly closesOlder: Closing };
type Closing = { readonly code: number; readonly reason: string };

const hello: FromBranch = { type: 'hello', protocol: branchProtocol, store_code: nonces.storeCode, nonce: nonces.branchNonce };
const proven = (revision: number | null, second: number): FromBranch => ({
  type: 'proof',
  digest: proof('branch'),
  revision,
  at: at(second),
});
const greeting: readonly Step[] = [
  { branch: hello },
  { central: { type: 'challenge', protocol: branchProtocol, nonce: nonces.centralNonce } },
];
const welcome = (revision: number, acknowledged: number, second: number): Step => ({
  central: { type: 'welcome', digest: proof('central'), at: at(second), revision, incarnation: 1, acknowledged, missing: [] },
});
const renamed = (revision: number, name: string, second: number) =>
  ({ revision, resource: 'desks', id: id.desk, action: 'edit', values: { label: name }, at: at(second) }) as const;

const conversation: readonly Step[] = [
  { words: '### The first connection\n\nThe branch has no configuration and has reported nothing yet.' },
  ...greeting,
  { branch: proven(null, 0) },
  welcome(0, 0, 0),
  {
    words:
      'The configuration follows on its own. Here it has one part; most of its rows and of their values are left out. A store that was changed before begins with another revision than 0.',
  },
  {
    central: {
      type: 'configuration',
      revision: 0,
      part: 1,
      parts: 1,
      rows: [
        { resource: 'services', id: id.service, values: { name: 'Doklady', state: 'active', number_from: 1, number_to: 999, priority: 0 } },
        { resource: 'desks', id: id.desk, values: { number: 1, active: true, service_ids: [] } },
      ],
    },
  },
  { branch: { type: 'applied', revision: 0 } },
  { words: '### Events\n\nA ticket is issued and called.' },
  {
    branch: {
      type: 'events',
      events: [
        { sequence: 1, at: at(4), kind: 'desk_opened', desk_id: id.desk, employee_id: id.employee },
        { sequence: 2, at: at(5), kind: 'ticket_created', ticket: 2, number: 'A001', service_id: id.service, visit: null, order_id: null },
        { sequence: 3, at: at(9), kind: 'ticket_called', ticket: 2, desk_id: id.desk, employee_id: id.employee },
      ],
    },
  },
  { central: { type: 'acknowledge', acknowledged: 3, missing: [] } },
  { words: 'A batch got lost: the central says which numbers are missing, and the branch sends them.' },
  { branch: { type: 'events', events: [{ sequence: 6, at: at(20), kind: 'ticket_finished', ticket: 2 }] } },
  { central: { type: 'acknowledge', acknowledged: 3, missing: [[4, 5]] } },
  {
    branch: {
      type: 'events',
      events: [
        { sequence: 4, at: at(12), kind: 'ticket_serving', ticket: 2 },
        { sequence: 5, at: at(15), kind: 'paper', touch_screen_id: id.kiosk, paper: 'low' },
      ],
    },
  },
  { central: { type: 'acknowledge', acknowledged: 6, missing: [] } },
  {
    words:
      '### Refused events\n\nA call to an unknown desk counts without the desk; paper of an unknown kiosk and an unknown kind of event do not count. The next batch goes on with the next number.',
  },
  {
    wrong: {
      type: 'events',
      events: [
        { sequence: 7, at: at(30), kind: 'ticket_created', ticket: 7, number: 'A 2', service_id: id.service, visit: null, order_id: null },
        { sequence: 8, at: at(31), kind: 'ticket_called', ticket: 7, desk_id: unknown, employee_id: null },
        { sequence: 9, at: at(32), kind: 'paper', touch_screen_id: unknown, paper: 'out' },
        { sequence: 10, at: at(33), kind: 'coffee_made', cups: 2 },
      ],
    },
  },
  {
    central: {
      type: 'refused',
      events: [
        { sequence: 8, reasons: ['unknown_desk'], counted: true, about: null },
        { sequence: 9, reasons: ['unknown_touch_screen'], counted: false, about: null },
        { sequence: 10, reasons: ['unreadable'], counted: false, about: 'kind' },
      ],
    },
  },
  { central: { type: 'acknowledge', acknowledged: 10, missing: [] } },
  { words: '### Changes of the configuration\n\nSomebody at the central renames the desk.' },
  { central: { type: 'changes', revisions: [renamed(1, 'Okno A', 40)] } },
  { branch: { type: 'applied', revision: 1 } },
  { words: 'Someone renames it again, and the branch cannot apply that.' },
  { central: { type: 'changes', revisions: [renamed(2, 'Okno B', 50)] } },
  { branch: { type: 'not_applied', revision: 2, reason: 'Na disku je plno' } },
  { words: 'The next change brings both revisions, each with the values of now.' },
  { central: { type: 'changes', revisions: [renamed(2, 'Okno C', 50), renamed(3, 'Okno C', 60)] } },
  { branch: { type: 'applied', revision: 3 } },
  { words: 'Someone deletes the playlist.' },
  {
    central: {
      type: 'changes',
      revisions: [{ revision: 4, resource: 'playlists', id: id.playlist, action: 'delete', values: {}, at: at(70) }],
    },
  },
  { branch: { type: 'applied', revision: 4 } },
  { words: '### Signs of life\n\nBoth sides were silent for 30 seconds.' },
  { central: { type: 'heartbeat', at: at(100) } },
  { branch: { type: 'heartbeat', at: at(100) } },
  { words: '### Errors\n\nThe socket stays open after each of them.' },
  { wrong: { type: 'sing', song: 'la' } },
  { central: { type: 'error', code: 'unknown_type', about: 'sing' } },
  { wrong: { type: 'heartbeat', at: '7:00' } },
  { central: { type: 'error', code: 'malformed', about: 'at' } },
  {
    wrong: {
      type: 'events',
      events: [
        { sequence: 11, at: at(102), kind: 'ticket_missed', ticket: 7 },
        { at: at(103), kind: 'ticket_missed', ticket: 7 },
      ],
    },
  },
  { central: { type: 'error', code: 'malformed', about: 'events.1.sequence' } },
  { wrong: proven(4, 104) },
  { central: { type: 'error', code: 'out_of_turn', about: 'proof' } },
  { wrong: { type: 'applied', revision: 1_000 } },
  { central: { type: 'error', code: 'unknown_revision', about: '1000' } },
  {
    words:
      '### Coming back\n\nThe branch opens a second socket, which replaces the first. It is at the newest revision, so no configuration follows. It did not hear the answer to its last event and sends that again: it is answered as before.',
  },
  ...greeting,
  { branch: proven(4, 110) },
  welcome(4, 10, 110),
  { closesOlder: { code: branchClosings.replaced, reason: '' } },
  { wrong: { type: 'events', events: [{ sequence: 10, at: at(33), kind: 'coffee_made', cups: 2 }] } },
  { central: { type: 'refused', events: [{ sequence: 10, reasons: ['unreadable'], counted: false, about: 'kind' }] } },
  { central: { type: 'acknowledge', acknowledged: 10, missing: [] } },
  {
    words:
      '### Reservations\n\nA client types the PIN of their reservation, and someone else one that no one has. What became of the reservation comes back as a change.',
  },
  {
    branch: {
      type: 'events',
      events: [
        { sequence: 11, at: at(111), kind: 'order_arrived', pin: '245840' },
        { sequence: 12, at: at(112), kind: 'order_arrived', pin: '111111' },
      ],
    },
  },
  { central: { type: 'refused', events: [{ sequence: 12, reasons: ['unknown_order'], counted: false, about: null }] } },
  { central: { type: 'acknowledge', acknowledged: 12, missing: [] } },
  {
    central: {
      type: 'changes',
      revisions: [{ revision: 5, resource: 'orders', id: id.order, action: 'edit', values: { state: 'arrived' }, at: at(110) }],
    },
  },
  { branch: { type: 'applied', revision: 5 } },
  {
    words:
      'Someone at the central cancels another reservation. A new one would come as `create`, and one that is moved to another time as `restore`, both with all fields.',
  },
  {
    central: {
      type: 'changes',
      revisions: [
        {
          revision: 6,
          resource: 'orders',
          id: id.cancelled,
          action: 'edit',
          values: { state: 'cancelled', cancelled_at: at(115), cancel_reason: 'Klient volal' },
          at: at(115),
        },
      ],
    },
  },
  { branch: { type: 'applied', revision: 6 } },
  { words: '### Connections that are refused\n\nAnother version of the protocol.' },
  { branch: { ...hello, protocol: 2 } },
  { closes: { code: branchClosings.unknown_version, reason: `protocol ${branchProtocol}` } },
  { words: 'A proof with a wrong key, or of a store that there is not.' },
  { branch: { ...hello, store_code: 'NENI' } },
  { central: { type: 'challenge', protocol: branchProtocol, nonce: nonces.centralNonce } },
  { branch: proven(null, 120) },
  { closes: { code: branchClosings.not_admitted, reason: '' } },
  { words: 'Anything else before `welcome`.' },
  ...greeting,
  { branch: { type: 'heartbeat', at: at(130) } },
  { closes: { code: branchClosings.malformed, reason: '' } },
];

/** The examples as blocks of the page, each held against the schema of its side. */
export function conversationBlocks(): string {
  return conversation.map(blockOf).join('\n\n');
}

function blockOf(step: Step): string {
  if ('words' in step) return step.words;
  if ('branch' in step) return block('branch', fromBranch.parse(step.branch));
  if ('wrong' in step) return block('branch', step.wrong);
  if ('central' in step) return block('central', toBranch.parse(step.central));
  return 'closes' in step ? block('close', step.closes) : block('close-older', step.closesOlder);
}

/** Lists of messages are a row a line, so that no line is too long to read. */
function block(from: string, message: object): string {
  const text = JSON.stringify(message);
  const rows = Object.entries(message).find(
    ([, value]) => Array.isArray(value) && typeof value[0] === 'object' && !Array.isArray(value[0]),
  );
  if (rows === undefined || !Array.isArray(rows[1])) return `\`\`\`json ${from}\n${text}\n\`\`\``;
  const list = JSON.stringify(rows[1]);
  const lines = `[\n  ${rows[1].map((row) => JSON.stringify(row)).join(',\n  ')}\n]`;
  return `\`\`\`json ${from}\n${text.replace(list, () => lines)}\n\`\`\``;
}
