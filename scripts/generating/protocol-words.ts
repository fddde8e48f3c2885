import type { FromBranch } from '../../contract/channels/branch/from-branch.ts';
import type { BranchFault, BranchRefusal, ToBranch } from '../../contract/channels/branch/to-branch.ts';

/** What no schema says of the protocol. A message, fault or reason without its line does not compile. */
export const sentByBranch: Readonly<Record<FromBranch['type'], string>> = {
  hello:
    'The first message of a connection. `store_code`: the code of the store, exactly as the console shows it. `nonce`: 32 random bytes as base64url without padding, made again for every connection.',
  proof:
    'The second message. `digest`: see [Proofs](#proofs). `revision`: the last one that the branch applied; null asks for the whole configuration. `at`: the clock of the branch; the console shows by how much it is wrong.',
  heartbeat: 'Said when the branch said nothing else for `heartbeatSeconds`. `at`: the clock of the branch.',
  events:
    'What happened, in one batch. It is answered by `acknowledge`, or by `error` with `busy` or `malformed`; answers come in the order of the batches.',
  applied:
    'The branch has applied everything up to the revision and keeps it. Said after the last part of a configuration and after the last revision of `changes`.',
  not_applied:
    'The branch could not apply the revision and is at the one before. People read the `reason`, so write it in Czech. The central sends the revision again, with the values of then, when something of the store changes or when the branch connects again.',
};

export const sentByCentral: Readonly<Record<ToBranch['type'], string>> = {
  challenge: 'The answer to `hello`. `protocol`: the version that the central speaks. `nonce`: made again for every connection.',
  welcome:
    'The branch is admitted. `digest` proves that the central holds the key too: the branch checks it and closes the socket if it is wrong. `at`: the clock of the central. `revision`: the newest of the store. `incarnation`: see [After a restore of the central](#after-a-restore-of-the-central). `acknowledged` and `missing`: as in `acknowledge`.',
  heartbeat: 'Said when the central said nothing else for `heartbeatSeconds`. It needs no answer.',
  acknowledge:
    'The central keeps all events up to and with the number `acknowledged`. `missing`: ranges, each with its first and last number, that the central has not received although it received a later number; at most `missingOfMessage` of them, the first ones. Send these again.',
  refused:
    'Events of the batch that were received and do not count. Where `counted` is `true` the event counts without what the `reasons` name. Said right before the `acknowledge` of the batch, which covers these events too: do not send them again. `about`: the field that is wrong, where the reason is `unreadable` and the field can be named; otherwise null.',
  configuration: 'One part of the whole configuration. Parts are counted from 1 to `parts` and come in order.',
  changes: 'Revisions in the order of their numbers, at most `revisionsOfMessage`. `at`: when someone made the change.',
  error:
    'A message was not taken; the socket stays open. `about`: the field that is wrong (`events.1.sequence` is the `sequence` of the second event of a batch), the unknown type, or the revision; null where nothing can be named.',
};

export const faults: Readonly<Record<BranchFault, readonly [meaning: string, todo: string]>> = {
  unknown_type: ['No message has this `type`.', 'Correct the program. A branch newer than the central goes on without this message.'],
  malformed: [
    'A field of the message is missing, wrong or unknown. Of a batch of events nothing was kept.',
    'Correct the program. Do not repeat the same message.',
  ],
  out_of_turn: ['`hello` or `proof` after `welcome`.', 'Correct the program.'],
  unknown_revision: [
    '`applied` or `not_applied` names a revision that the central never gave, or `not_applied` one that is applied.',
    'Correct the program.',
  ],
  busy: [
    'The batch was not kept: the central cannot write now, or the batch would leave more than `rangesOfBranch` separate ranges of received numbers. In the second case an `acknowledge` comes right before it.',
    'Keep the events, wait for 1 to 5 seconds and send them again, what is `missing` first.',
  ],
};

export const refusals: Readonly<Record<BranchRefusal, string>> = {
  unreadable: 'The kind of event is unknown, or a field is missing, wrong or unknown. Never counts.',
  unknown_service: 'The store has no service of this id. Counts only for `ticket_transferred`.',
  unknown_desk: 'The store has no desk of this id. Counts only for `ticket_called`, which then is at no desk.',
  unknown_employee: 'The store has no employee of this id. Counts, without the employee.',
  unknown_touch_screen: 'The store has no touch screen of this id. Never counts.',
  unknown_virtual_display: 'The store has no virtual display of this id. Never counts.',
  unknown_playlist: 'No playlist of this id is for the store. Counts as nothing playing.',
  unknown_order: 'The store has no reservation of this id or PIN. Counts only for `ticket_created`, without the reservation.',
  order_of_other_day: 'The reservation of this PIN is for another day than that of `at`. Never counts.',
  order_not_open: 'The reservation of this PIN is not confirmed, or was cancelled, expired or missed. Never counts.',
  order_not_due:
    'The reservation of this `order_missed` begins later than `at`, on the clock of the central: no one can have missed it. Never counts.',
};
