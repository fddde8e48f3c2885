import { createHmac } from 'node:crypto';
import { limits } from '../../contract/basics/limits.ts';
import { fromBranch } from '../../contract/channels/branch/from-branch.ts';
import { fileProofText } from '../../contract/channels/branch/proofs.ts';
import { branchFilePath, branchProtocol, branchSocketPath, branchTerms as terms } from '../../contract/channels/branch/terms.ts';
import { toBranch } from '../../contract/channels/branch/to-branch.ts';
import { wholeMessagesFor } from '../../contract/messages/whole.ts';
import { layoutLimits } from '../../contract/rules/kiosk/layout/layout.ts';
import { closingRows } from './protocol-closings.ts';
import { conversationBlocks, exampleProof } from './protocol-conversation.ts';
import { eventKinds } from './protocol-events.ts';
import { officeRules } from './protocol-office.ts';
import { resourceTables } from './protocol-resources.ts';
import { fieldTable } from './protocol-values.ts';
import { faults, refusals, sentByBranch, sentByCentral } from './protocol-words.ts';

const counted = (value: number) => value.toLocaleString('en-GB');
const exampleFileProof = createHmac('sha256', exampleProof.key)
  .update(fileProofText({ storeCode: 'RADNICE', digest: 'a'.repeat(64) }))
  .digest('base64url');
const { branchKey } = wholeMessagesFor('cs').console;

/** `docs/branch-protocol.md`: all that someone needs who writes a branch server, made of what the central itself holds to. */
export function protocolPage(): string {
  return `# The protocol of branches, version ${branchProtocol}

For anyone who writes the program of a branch office without the code of the central. The *central* is the server of the town; a *branch* is the program of one *store*, which informs the central what happens there and is reported how the store is configured. Made by \`npm run generate\` from \`contract/channels/branch\`, which the central holds every message against. A test plays the [examples](#examples) against the central.

## A branch in nine steps

1. Keep on disk: \`next\` (the number of the next event, at first 1), the events that are not acknowledged, the acknowledged ones of the last ${terms.keptDays} days, the \`incarnation\` of the central, and the configuration with its \`revision\` (at first none: null).
2. Open a WebSocket, say \`hello\`, hear \`challenge\`, say \`proof\`, hear \`welcome\`, check its \`digest\`.
3. If \`incarnation\` is another one than before, see [After a restore of the central](#after-a-restore-of-the-central).
4. Send the events that are not acknowledged, in the order of their numbers, in batches of up to ${terms.eventsOfBatch} events and ${counted(terms.frameBytes)} bytes.
5. At \`acknowledge\`: events up to \`acknowledged\` need not be sent again; send those that are \`missing\` again. At \`refused\`: write it into your log.
6. At \`configuration\` and \`changes\`: apply, keep, say \`applied\`.
7. At every new event: write it to disk with its number, then send it if the socket is open and \`welcome\` was received; otherwise step 4 sends it.
8. Say \`heartbeat\` when nothing else was said for ${terms.heartbeatSeconds} seconds. Close the socket when nothing was received for ${terms.silentSeconds} seconds.
9. When the socket ends, do what the [closing](#closings) says, and begin again at step 2.

## Connecting

- **Address.** \`wss://HOST${branchSocketPath}\`, where \`HOST\` is that of the central (\`ws://\` on a machine without TLS). The console shows the whole address next to a new key. A central that stops answers 503 instead of 101; another address answers 404.
- **Headers.** None next to those of WebSocket (RFC 6455, version 13). Offer no subprotocol: none is chosen. Compression is not used. Send no \`Origin\`, or that of the central: another is answered with 403.
- **Code and key.** The *code* of the store is on its page in the console. The *pre-shared key*, 43 characters, is made there by someone who may edit stores (»${branchKey.make}«, later »${branchKey.renew}«), or by \`POST /central/stores/{id}/key\` of the [API](api.md). It is shown this once, together with the address; no one can read it later. Keep it where only the program of the branch can read it.
- **A new code.** When someone changes the code at the central, an open socket stays open, and the next \`hello\` needs the new code.
- **A new key** ends the old one at once: an open socket is closed with 4001 within seconds, and only the new key is admitted. Nothing else of the branch changes: it keeps its numbers, events and revision.
- **Frames.** Each message is one text frame with one JSON object (UTF-8) that has a \`type\`. From the branch: at most ${counted(terms.frameBytes)} bytes, ${terms.partsOfFrame} parts and ${terms.deepest} levels of nesting; fields that this page does not name are refused. From the central: up to ${counted(terms.unreadBytes)} bytes; the branch passes over types, fields and resources that it does not know.
- **Rate.** ${terms.burstFrames} frames at once, and ${terms.framesPerSecond} each second after that; pings and pongs count. Have at most four batches without an answer on their way.
- **Values.** An *instant* is RFC 3339 in UTC with exactly three digits of milliseconds, from 1970 on: \`2026-11-23T07:00:00.000Z\`. A *day* is \`2026-11-23\`, a *time of day* \`07:30\` on the clock in Prague. Numbers are JSON numbers, \`null\` is said and not left out. Characters of texts are counted as UTF-16 code units; texts have neither U+0000 nor halves of surrogate pairs.
- **One socket a store.** A newer one replaces the older, which is closed with 4003.

## Handshake

| | message | what it does |
|---|---|---|
| 1 | branch: \`hello\` | names the version, the store and a nonce |
| 2 | central: \`challenge\` | gives its own nonce; also for a store that there is not |
| 3 | branch: \`proof\` | proves that it holds the key, and says at which revision it is |
| 4 | central: \`welcome\` | proves that the central holds the key, and says what it has received |

\`proof\` must arrive within ${terms.handshakeSeconds} seconds after the socket was opened. Anything else before \`welcome\` closes the socket. After \`welcome\` both sides may say everything else, in any order.

### Proofs

Each side signs with the pre-shared key, which never travels. The digest is HMAC-SHA-256 as base64url without padding (43 characters). The key of the HMAC is the UTF-8 text of the pre-shared key as it was shown; it is not decoded. The signed text is five lines joined by single line feeds, without one at the end: \`poradnik-branch-1\`; who signs, \`branch\` or \`central\`; the code of the store; the nonce of the branch; the nonce of the central. With the key \`${exampleProof.key}\` and the text

\`\`\`
${exampleProof.text}
\`\`\`

the digest is \`${exampleProof.digest}\`. The digest of \`welcome\` is the same with \`central\` in the second line.

## Signs of life

- Each side says \`heartbeat\` when it said nothing else for ${terms.heartbeatSeconds} seconds, and closes the socket when it received nothing for ${terms.silentSeconds} seconds. Measure both with a clock that no one sets (a monotonic clock).
- For the socket every frame of the branch is a sign of life, pings and pongs among them. The central answers pings and sends none.
- For the *store* only messages are a sign of life: \`proof\`, and every text frame after \`welcome\` that is a JSON object with a \`type\`, also one that is answered by \`error\`. Pings are not. The console shows the last one as the last communication.
- A store is *communicating* until ${limits.temporarilySilentAfterMinutes} minutes after the last sign of life, then *temporarily not communicating*, and after ${limits.silentAfterMinutes} minutes *not communicating*, whether a socket is open or not. After ${limits.temporarilySilentAfterMinutes} minutes the central itself notes an outage of the store, from the last sign of life to the next one.
- The \`at\` of \`proof\` and \`heartbeat\` informs the central how wrong the clock of the branch is. A wrong clock closes nothing.

## Events

### Numbering and acknowledgement

- The branch numbers its events from 1 without gaps: \`sequence\`. A number is given once for all times, also across restarts: write the event to disk before you send it. The numbers are also the order in which things happened; \`at\` is when, on the clock of the branch.
- An event may come late, again, and in any order: the central counts each number once and puts events in the order of their numbers. What was received first under a number stays.
- Keep an event until \`acknowledged\` reaches its number, however long that takes (have room for a week without a connection), and for ${terms.keptDays} days after that (see [After a restore of the central](#after-a-restore-of-the-central)). What is \`missing\` is to be sent again at once; of numbers that are neither acknowledged nor missing the branch waits for the next \`acknowledge\`. Without an answer for 15 seconds, and after every \`welcome\`, send all that is not acknowledged again.
- Sending what is acknowledged again does no harm and is answered by \`acknowledge\`.
- The clock of the branch may be set back: the numbers decide the order, and no time of a ticket counts as earlier than the one before it. \`at\` more than ${terms.aheadSeconds} seconds ahead of the clock of the central: the event counts from its receipt instead. An event of a ticket that is older than a month (31 days since the last event of the ticket was received) does not count.

### Refused events

An event that is not understood, or names what is not the store's, is received and acknowledged all the same, so that it keeps nothing back; other events of the batch count. \`refused\` names its number and why, right before the \`acknowledge\`. The socket stays open. Do not send the event again and give its number to no other. Rows that were deleted at the central may still be named. If the socket ended before you received the answer, sending the event again is answered by the same \`refused\` (\`about\` only where the event is as wrong as before), for a month.

| reason | meaning |
|---|---|
${Object.entries(refusals)
  .map(([reason, meaning]) => `| \`${reason}\` | ${meaning} |`)
  .join('\n')}

Only where a batch is no list of 1 to ${terms.eventsOfBatch} objects that each have a \`sequence\` and an \`at\`, nothing of it is kept: \`error\` with \`malformed\` names the field.

An event that the state of its ticket makes meaningless is not refused: it counts for nothing. Such are all events of a ticket after \`ticket_transferred\`, \`ticket_finished\` or \`ticket_cancelled\`, and those of a ticket that is never created. An event of a reservation takes only a step that its state allows; events that came before it and were of no use are tried again with each later event of the same reservation, in the order of their numbers. So \`order_served\` that overtakes its \`order_arrived\` counts as soon as that arrives.

### Numbers of tickets and outages

- \`ticket\` is the same in all events of one ticket, and \`outage\` in both events of one outage. The branch gives these numbers. **They never return**, not the next day either: an event with an old number changes the old ticket. The simplest number is the \`sequence\` of the \`ticket_created\` or \`outage_started\` itself.
- \`number\`, which people read on the ticket, is free and **may return**.
- Identifiers of services, desks, employees, devices, playlists and reservations come from the configuration. The central never gives one to another row of the same resource.

### A branch that lost its memory

It does not know which numbers it gave. While \`missing\` in \`welcome\` or \`acknowledge\` is not empty, it fills every missing number with an event that does nothing: \`outage_ended\` of an \`outage\` that never started, such as 2147483647. When \`missing\` is empty, it goes on with \`acknowledged\` + 1, and asks for the configuration with the revision null. If \`ticket\` and \`outage\` are not numbered by \`sequence\`, it begins them at a number that was surely not reached, such as the milliseconds and the seconds since 1970. A number that is missing and no longer kept is filled in the same way.

### After a restore of the central

A central that was restored from a backup has forgotten events that it had acknowledged. Its \`incarnation\` is then another number. A branch that knew another one, or none, keeps the new number and sends again every event after \`acknowledged\` that it still has, although it was acknowledged before. Therefore keep acknowledged events for ${terms.keptDays} days. Nothing else is to be done: events that the central has count once, and if the branch is at a revision that the central does not know, the whole configuration comes on its own.

## Configuration

- Every change at the central that concerns the store is a *revision*, numbered for each store without gaps. \`proof\` says the last revision that the branch applied. If the central can go on from there, it sends \`changes\`, or nothing when nothing changed. Otherwise it sends the whole \`configuration\`: for null, when the branch was away for longer than the central keeps revisions, and when the branch is at a revision that the central never gave.
- **Whole configuration.** Collect the parts 1 to \`parts\` of one \`revision\`; a part 1 begins again. With the last part, in one step: what is not in the parts is gone, what is in them is as reported. Then say \`applied\`.
- **Changes.** Apply the revisions in their order. Pass over those at or below your own revision. Then say \`applied\` with the last one. The central sends the next load only after \`applied\` or \`not_applied\` of this one.
- **Actions.** \`create\` and \`restore\` bring all fields of the row: put it in the place of what was there under the same \`resource\` and \`id\`, if anything was. \`edit\` brings the fields that changed: put them over those of the row. \`delete\` brings no fields: the row is gone, if it was there.
- **Values of now.** A revision carries the values at the moment of sending. So it may bring what a later revision says again, and a row may name another row that a later revision of the same load or the next load brings.
- **Not applied.** Say \`applied\` for what was applied before, if anything was, and then \`not_applied\` with the first revision that could not be.
- **Length.** A message holds up to ${counted(terms.rowBytesOfMessage)} bytes of rows or revisions; a longer row is sent alone. The pages of a kiosk alone may have ${counted(layoutLimits.bytes)} bytes. Accept messages of up to ${counted(terms.unreadBytes)} bytes.

### Displays

1. A row of \`virtual-displays\` says how a display calls. \`design\` is null where no one has set it up: the display shows the number and the desk, then. It names in \`files\` all sounds that it needs: \`call_sound_file\` and the clips of \`design.voice.clips\`. Fetch, check and keep them as those of [kiosks](#designs-of-kiosks).
2. \`columns\` is the order of the columns, \`is_shown\` those that are there. \`rows\` counts the newest call too; a display shows fewer where more would be too small to read. \`call_background\` and \`call_text\` are the colours of the newest call. \`playlist.share\` is per cent of the area below the heading. The called number takes at least 12 % of the height: where it has no room next to the playlist, the playlist gets less, or is below.
3. A call sounds once: \`call_sound_file\` (null: the display's own sound), \`repeat\` times more, each at \`volume\`, and then the voice. \`volume\` 0 and [quiet hours](#quiet-hours) are silent, the voice too.
4. The voice says \`pattern\` with \`{cislo}\`, the number of the ticket, and \`{prepazka}\`, the desk; one written with diacritics is the same tag. \`source\` \`clips\`: the recorded clips one after another; \`word:\` and a word is a word of the pattern in small letters, \`A\` a letter, \`0\` to \`19\`, \`20\` to \`90\`, \`100\` to \`900\` the parts of a number, \`2f\` the Czech two of the feminine gender, for a desk. Leading zeros are said each: \`A012\` is \`A\`, \`0\`, \`12\`. Where a clip is missing the call has the sound only. \`browser\`: the speech of the display, if it has the language; \`none\`: no one speaks.
5. When a display shows and sounds by the row, with all its files, say \`display_shown\` with its \`version\`. The console names displays that call by an older version for more than ${limits.temporarilySilentAfterMinutes} minutes.

### Designs of kiosks

1. A row of \`kiosk-designs\` names in \`files\` all files that its kiosk needs, each once. Keep them by their \`digest\`; a file that is here already is not fetched again.
2. Fetch the others as [Files](#files) says.
3. Say \`applied\` as soon as the row is kept; do not wait for files. Until all files of the row are here, the kiosk shows what it showed before.
4. When the kiosk shows the row, say \`design_shown\` with its \`version\`. When the row of a kiosk is gone, say \`design_shown\` with null as soon as the kiosk shows nothing of it. A kiosk that gets its first row while files are missing says null. The console names kiosks that show another version than the newest one for more than ${limits.temporarilySilentAfterMinutes} minutes.

### Files of playlists

1. \`files\` of a row of \`playlists\` are kept and fetched as those of a design.
2. A playlist plays once all its files are here. Until then the version before stays on the screen, and a new playlist plays nowhere: the next one in the order plays.
3. When what a display plays changes, say \`playing\` with the \`playlist_id\` and its \`version\`, also where only the version is another. The console names displays that play something else than they should. As long as nothing was said of a display, the console shows that what it plays is not known.

### Files

1. Fetch a file by \`GET https://HOST${branchFilePath('{digest}')}\` with the header \`Authorization: Poradnik-Branch CODE:PROOF\`. \`CODE\` is the code of the store with all but letters, digits and \`-_.!~*'()\` per-cent encoded. \`PROOF\` is made as those of the [handshake](#proofs), of the text of four lines \`poradnik-branch-1\`, \`file\`, the code as it is, the digest. For the key and the store of the example there and a digest of 64 times \`a\` it is \`${exampleFileProof}\`.
2. The answer is 200 with the content; what is under a digest never changes. Write it to disk as it comes. When the connection ends before the content does, ask for the rest: \`Range: bytes=N-\` for the N bytes that are kept and \`If-Range: "DIGEST"\`. 206 brings the rest, 200 the whole again; 416: there is nothing behind N bytes.
3. Compute the SHA-256 of the whole: where it is not the \`digest\`, or the length is not \`bytes\`, throw the content away and fetch it again after a while.
4. 401: the code or the key is not that of an active store. 404: no row that the branch has now names the file; a newer revision does not name it. Ask again after the next revision, not in a loop. 503: the place of files does not answer; ask again after \`Retry-After\` seconds.

## Resources

Rows have an \`id\` next to their \`values\`. The tables name all \`values\`; the meaning is what people read in the console.

${resourceTables()}
${officeRules()}## Messages of the branch

${messages(fromBranch.options, sentByBranch)}
## Kinds of events

Each event has, next to the fields named below, \`sequence\` (whole number, 1 to ${counted(Number.MAX_SAFE_INTEGER - 1)}), \`at\` (instant) and \`kind\`. A ticket counts by its first 10 and its newest 50 events, a device, a desk or a reservation by its newest 500.

${eventKinds()}
## Messages of the central

${messages(toBranch.options, sentByCentral)}
## Errors

The \`code\` of \`error\`. The socket stays open.

| code | meaning | what to do |
|---|---|---|
${Object.entries(faults)
  .map(([code, [meaning, todo]]) => `| \`${code}\` | ${meaning} | ${todo} |`)
  .join('\n')}

## Closings

A *random time* is a random number of milliseconds up to ${counted(terms.firstReturnMilliseconds)}; the upper bound doubles with every try that brings no \`welcome\`, up to ${counted(terms.longestReturnMilliseconds)}. A branch that ends the socket itself closes with 1000. Codes that are not named here, and a connection that ends without one (1006): come back after a random time.

| code | name | meaning | what to do |
|---|---|---|---|
${closingRows()}

## Numbers

| name | value |
|---|---|
${Object.entries(terms)
  .map(([name, value]) => `| \`${name}\` | ${counted(value)} |`)
  .join('\n')}

## Versions

Version ${branchProtocol} is the only one so far. \`hello\` names the version of the branch; a central that does not speak it closes with 4000 and names its own. Within a version the central may begin to send further types, fields and resources: a branch passes over what it does not know. A branch may send types and kinds of events that an older central does not know: they are answered by \`error\` with \`unknown_type\`, and by \`refused\` with \`unreadable\`.

## Examples

Played in this order against a central by a test. \`json branch\` is said by the branch, \`json central\` by the central; \`json close\` is how the central closes the socket, \`json close-older\` how it closes the one before. Each \`hello\` opens a new socket. Nonces and digests differ each time.

${conversationBlocks()}
`;
}

type Option = { readonly shape: (typeof fromBranch.options | typeof toBranch.options)[number]['shape'] };

/** A heading, a sentence and a table of fields for each message of a union. */
function messages(options: readonly Option[], said: Readonly<Record<string, string>>): string {
  return options
    .map(({ shape }) => `### \`${shape.type.value}\`\n\n${said[shape.type.value] ?? ''}\n${fieldTable(shape, ['type'])}`)
    .join('\n');
}
