import type { BranchEventKind } from '../../contract/channels/branch/events.ts';
import type { FromBranch } from '../../contract/channels/branch/from-branch.ts';
import type { BranchClosing } from '../../contract/channels/branch/terms.ts';
import type { BranchFault, ToBranch } from '../../contract/channels/branch/to-branch.ts';

/** What no schema says of the protocol. A message, event, fault or closing without its line does not compile. */
export const saidByBranch: Readonly<Record<FromBranch['type'], string>> = {
  hello: 'The first message. `nonce`: 32 random bytes as base64url, made anew for every connection.',
  proof:
    'The second message. `digest`: see Proofs. `revision`: the last one that the branch applied; null asks for the whole configuration. `at`: the clock of the branch, from which the central knows how far it is off.',
  heartbeat: 'Said when nothing else was, so that silence means something.',
  events: 'What happened, in one batch. Not acknowledged means: keep it and send it again.',
  applied:
    'Everything up to the revision stands at the branch. Said once the last part of a configuration, or the last of the changes, is kept.',
  not_applied:
    'The revision could not be applied; the branch stays at the one before. It is sent again, as it then is, when something of the store changes or at the next connection.',
};

export const saidByCentral: Readonly<Record<ToBranch['type'], string>> = {
  challenge:
    '`protocol`: the version that the central speaks. `nonce`: fresh for each connection, so that a proof that was heard is worth nothing.',
  welcome:
    'The branch is admitted. `digest` proves that the central holds the key too: a branch that finds it wrong closes. `revision`: the newest of the store. `acknowledged` and `missing`: as in `acknowledge`. A branch that lost its counter goes on after the largest number that it finds here. `incarnation`: grows when the central is restored from a backup. A branch that knew another one sends again every event after `acknowledged` that it still keeps, although it was acknowledged; it keeps what was acknowledged for `keptDays`.',
  heartbeat: 'Said when nothing else was.',
  acknowledge:
    'Everything up to and with `acknowledged` is kept for good. `missing`: ranges, with both their ends, of what lies before the newest that was received and is not there; they are to be sent again.',
  refused: 'Events that were received and do not count.',
  configuration:
    'The whole configuration in parts, counted from 1. With the last part the branch stands at the revision, and what is not in the parts is not there any more.',
  changes:
    'Changes in order. `values`: the fields that changed, all of them for a new row, none for one that went. The next load comes when this one is applied.',
  error: 'Something was not taken; the socket stays open. `about` names what is wrong, where that can be said.',
};

export const events: Readonly<Record<BranchEventKind, string>> = {
  ticket_created:
    'A ticket was issued. `visit`: the first ticket of the same visit, where this one follows a transfer. `order_id`: the reservation.',
  ticket_called: 'A client was called; of several calls the last one counts.',
  ticket_serving: 'The client came to the desk.',
  ticket_transferred: 'Ends this ticket; the visit goes on in a new one.',
  ticket_finished: 'Ends this ticket.',
  ticket_missed: 'The client did not come. They may be called again.',
  ticket_cancelled: 'Ends this ticket.',
  desk_opened: 'Somebody sat down at a desk.',
  desk_closed: 'Nobody serves at the desk any more.',
  service_opened: 'A reserve service opened, because desks asked for it: clients may come for it until `service_closed`.',
  service_closed: 'The reserve service is closed again.',
  device_up: 'The device answers and works.',
  device_down: '`failed`: it answers, and says that it cannot work; otherwise it does not answer. Until `device_up` it is an outage.',
  paper: 'How much paper a kiosk has.',
  playing: 'What a display plays from now on; null is nothing.',
  outage_started: '`outage` is numbered by the branch; the same number ends it.',
  outage_ended: 'The outage of this number is over.',
};

export const faults: Readonly<Record<BranchFault, string>> = {
  unknown_type: 'No message is called so. A newer branch may go on.',
  malformed: 'A field of the message is wrong.',
  out_of_turn: 'The message belongs to the handshake.',
  unknown_revision: 'The central never gave such a revision.',
  busy: 'Events were not kept, because the central could not, or because they would leave too many gaps. Send them again after a while, what is missing first.',
};

export const closings: Readonly<Record<BranchClosing, string>> = {
  restarting: 'The central stops. Come back after a random time.',
  unread: 'The branch does not read what it is sent.',
  not_text: 'A binary frame.',
  not_utf8: 'A frame that is not UTF-8.',
  too_large: 'A frame longer than allowed.',
  too_many_parts: 'A frame in more parts than allowed.',
  failed: 'The central failed at a message. Come back.',
  unknown_version: 'Another version of the protocol is spoken; the reason names it.',
  not_admitted:
    'Unknown store, inactive store, wrong or replaced key: one answer for all. Also later, when the key is made anew or the store is switched off.',
  too_slow: 'No valid proof in time, or too many sockets without one from this network.',
  replaced:
    'A newer socket of the same store was admitted. Do not come back at once: two branches with one key would turn each other out for ever.',
  flood: 'Too many frames.',
  silent: 'Nothing was heard for too long.',
  malformed: 'No JSON object with a `type`, too deep, or out of turn in the handshake.',
};
