import type { Details, ErrorCode } from '../../basics/errors.ts';
import { filterGroups } from '../../basics/limits.ts';
import { formatInstant } from '../../rules/time/shown-time.ts';
import { readDetailNumber, readDetailText } from '../basics/details.ts';
import {
  after,
  describeForm,
  describePurpose,
  during,
  formatDetailDay,
  itemAt,
  keyNotChanged,
  licensedThings,
  named,
} from './basics/error-details.ts';
import { fileRefusals } from './basics/file-refusals.ts';
import { grammar } from './basics/grammar.ts';
import { orderRefusals } from './order-refusals.ts';

/** What the central answers when it refuses: what is wrong and what to do next. */
export const errors = {
  bad_request: () => 'We do not understand the request. Reload the page and try again.',
  unknown_parameter: (details) => `Unknown parameter${named(details)}. Check the address.`,
  unknown_topic: (details) => `Unknown topic${named(details)}. Check its name.`,
  unknown_field: (details) => `Unknown field${named(details)}. Check its name.`,
  unknown_sort: (details) => `The column${named(details)} cannot be sorted by. Choose another one.`,
  unknown_filter: (details) => `Unknown filter${named(details)}. Choose another one.`,
  invalid_filter: (details) =>
    `We do not understand the value of the filter${named(details)}. ${describeForm(details) ?? 'Change it or remove the filter.'}`,
  invalid_filter_group: (details) =>
    `The group of conditions${named(details)} must be a list with at least one condition. Add one or remove the filter.`,
  filter_too_deep: (details) =>
    `The group of conditions${named(details)} is nested too deep. At most ${filterGroups.deepest} groups can be in one another; simplify the filter.`,
  filter_too_long: (details) =>
    `The filter has too many conditions in its part${named(details)}. Groups can hold at most ${filterGroups.mostConditions} of them; remove some.`,
  invalid_cursor: () => 'We do not know the place that the list should go on from. Load it again from its beginning.',
  invalid_range: () => 'The list does not reach that far. Go to the first page or narrow the filter.',
  invalid_json: () => 'The data sent cannot be read. Reload the page and try again.',
  invalid_identifier: () => 'The address of the record is not valid. Open it from the list.',
  invalid_idempotency_key: () => 'The header Idempotency-Key takes 1 to 255 printable ASCII characters. Choose another key.',
  invalid_if_match: () =>
    'The header If-Match takes one version of the record in quotes, as ETag gave it. Send If-Match: "2", for example.',
  precondition_not_taken: (details) => `This operation takes no condition in the header${named(details)}. Send the request without it.`,
  ids_or_filter: () => 'Send either ids or a filter, not both.',
  Unauthorized: () => 'You are not signed in. Sign in and try again.',
  invalid_credentials: () => 'Wrong user name or password',
  session_ended: () => 'We signed you out for security reasons.',
  forbidden: () => 'You lack sufficient rights. Ask a super administrator for them.',
  proof_needed: (details) => `Enter your password to ${describePurpose(details)}.`,
  new_sign_in_needed: () => 'Confirm that it is you: sign out, sign in again with your office account, and repeat this right away.',
  stage_not_passed: () => 'Signing in is not finished yet. Finish it and try again.',
  foreign_origin: () => 'The request came from a foreign page, so we refused it. Open the application again and repeat it.',
  not_found: () => 'The record does not exist, or you have no access to it. Go back to the list.',
  unknown_address: () => 'This address does not exist. Check that it is written correctly.',
  method_not_allowed: () => 'This cannot be done here. Go back to the list.',
  conflict: () => 'The change collided with another one. Reload the page and try again.',
  duplicate: () => 'Such a record already exists. Change the value that is repeated.',
  referenced: (details) => {
    const by = readDetailText(details, 'by');
    const used = by === undefined ? 'The record is used elsewhere.' : `The record is used elsewhere: ${by}.`;
    const off = readDetailText(details, 'switch') === undefined ? '' : ' If it is only to be used no more, switch Active off.';
    return `${used} Replace it there first, then it can be deleted.${off}`;
  },
  change_not_waiting: () => 'The change no longer waits to be downloaded. Reload the list.',
  change_downloading: () => 'The branch is downloading the change, so it cannot be withdrawn. Edit the record and a new change is sent.',
  change_not_applied: () => 'The branch got the change and did not take it. Mend the record and the mended one is sent.',
  change_overwritten: () => 'A later change touched the same fields. Withdraw that one first, or all changes of the record at once.',
  change_of_deleted: () => 'Somebody deleted the record meanwhile. Withdraw its deletion first.',
  change_by_action: () =>
    'The change has further effects, such as messages to clients, so it cannot be withdrawn. Edit the record by hand.',
  change_forgotten: () => 'The values before are no longer kept, so the change cannot be withdrawn. Edit the record by hand.',
  own_account: () => 'This cannot be done to your own account. Ask another super administrator.',
  last_super_administrator: () => 'This is the last active super administrator. Appoint another one first.',
  playlist_playing: (details) => {
    const more = readDetailNumber(details, 'more');
    const others = more === undefined ? '' : ` and ${more} more`;
    return `The playlist is playing on: ${readDetailText(details, 'names') ?? ''}${others}. Switch its Active off first and wait until the displays stop playing it. Then it can be deleted.`;
  },
  service_on_kiosks: (details) => {
    const more = readDetailNumber(details, 'more');
    const others = more === undefined ? '' : ` and ${more} more`;
    return `Buttons of touch screens issue tickets for the service: ${readDetailText(details, 'names') ?? ''}${others}. Remove these buttons from their pages first, then it can be deleted.`;
  },
  store_code_taken: () => 'Another branch already has this code. Choose another one.',
  store_label_taken: () => 'Another branch already has this name. Choose another one.',
  region_name_taken: () => 'Another region already has this name. Choose another one.',
  service_name_taken: () => 'Another service of the branch already has this name. Choose another one.',
  aggregate_group_name_taken: () => 'There is already an aggregate group of this name. Choose another one.',
  desk_number_taken: () => 'Another desk of the branch already has this number. Choose another one.',
  employee_code_taken: () => 'Another employee of the branch already has this code. Choose another one.',
  copy_seen_otherwise: () => 'The branch changed since the preview, so nothing was written here. Show the differences again.',
  nothing_to_copy: () => 'There is nothing to copy, no service is here. Create one first, or choose otherwise.',
  service_copied_twice: () => 'You chose two services of the same name. Only the first is copied; leave the second one out.',
  service_desks_missing: (details) =>
    `The branch has none of the desks that serve the service${readDetailText(details, 'numbers') === undefined ? '' : ` (no. ${readDetailText(details, 'numbers')})`}. Create them, or copy without desks.`,
  service_numbers_taken: (details) =>
    `${readDetailText(details, 'tickets') === undefined ? 'The same tickets' : `Tickets ${readDetailText(details, 'tickets')}`} are given out here by ${readDetailText(details, 'name') ?? 'another service'} already. Let a free letter be given, or change the numbers.`,
  service_numbers_overlap: (details) => {
    const [tickets, taken, free] = ['tickets', 'taken', 'free'].map((name) => readDetailText(details, name));
    const other = `${readDetailText(details, 'name') ?? 'another service'}${taken === undefined ? '' : ` (${taken})`}`;
    const next =
      free === undefined
        ? 'No numbers are left under this letter; choose another one'
        : `The nearest free ones are ${free}, or choose another letter`;
    return `Tickets${tickets === undefined ? '' : ` ${tickets}`} overlap with those of ${other}. ${next}.`;
  },
  opening_plans_overlap: (details) =>
    `It holds on days of the plan${named(details)}${during(details)}. Only one plan can hold on a day; change the dates.`,
  opening_base_plan_taken: (details) =>
    `The branch already has a base plan${named(details)}. Change that one, or say from or to when this plan holds.`,
  default_week_missing: () => 'The default week is empty. Write its hours and save them first.',
  opening_exception_taken: (details) =>
    `There already is an exception for ${formatDetailDay(details)}. Change that one or choose another day.`,
  day_mark_taken: (details) =>
    `There already is a mark of ${formatDetailDay(details)} in the calendar. Change that one or choose another day.`,
  user_email_taken: () => 'Another user already has this e-mail. Choose another one.',
  kiosk_design_taken: () => 'This touch screen has a design already. Open that one.',
  playlist_items_invalid: ({ problem, place }) =>
    problem === 'length'
      ? `${itemAt(place)} has a display length out of bounds. Enter 1 second to 4 hours.`
      : 'The items of the playlist do not have the right shape. Open the playlist in the editor and save it there.',
  playlist_item_kind: ({ place }) => `${itemAt(place)} is marked as another kind of file than it is. Remove it and add the file again.`,
  playlist_button_gone: () =>
    'The playlist names a button that no touch screen of the chosen branches has. Remove it from the targets, or add the branch of the touch screen.',
  kiosk_pages_invalid: () => 'The pages of the touch screen do not have the right shape. Open them in the page editor and save them there.',
  kiosk_tickets_invalid: () =>
    'The tickets of the touch screen do not have the right shape. Open them in the ticket editor and save them there.',
  display_design_invalid: () =>
    'The look of the display does not have the right shape. Set it on the screen Calls and sound and save it there.',
  display_tag_unknown: (details) =>
    `The announced text has a tag that is not known: ${readDetailText(details, 'tag') ?? ''}. Tags are {cislo} and {prepazka}.`,
  kiosk_pages_faulty: ({ count }) =>
    `The pages of the touch screen have ${count ?? 'some'} faults that keep them from being saved. The checks of the page editor show them.`,
  booking_plan_taken: () => 'This service or group has a booking plan at the branch already. Edit that one.',
  booking_plan_itself: () => 'This is the plan that is copied, so nothing changes here.',
  booking_plan_seen_otherwise: () => 'A plan changed since the preview, so nothing was written here. Show the differences again.',
  web_group_name_taken: () => 'There is a group of this name already. Choose another name.',
  web_store_taken: () => 'This branch has its settings already. Edit those.',
  blacklist_recorded: () => 'This e-mail or domain is already on the list. There is nothing to add.',
  template_name_taken: () => 'Another template already has this name. Choose another one.',
  touch_screen_name_taken: () => 'Another touch screen of the branch already has this name. Choose another one.',
  virtual_display_name_taken: () => 'Another virtual display of the branch already has this name. Choose another one.',
  ...orderRefusals,
  ...fileRefusals,
  view_name_taken: () => 'This list already has a view of this name. Choose another name.',
  import_unreadable: (details) => {
    const line = readDetailNumber(details, 'line');
    const where = line === undefined ? '' : ` It makes no sense from row ${line} on.`;
    return `The file cannot be read.${where} Save it again as CSV or as XLSX without a password and try again.`;
  },
  import_empty: () => 'The file has no rows with data. Check that you chose the right file.',
  import_too_long: (details) => {
    const limit = readDetailNumber(details, 'limit');
    const most = limit === undefined ? '' : ` At most ${limit} ${details['columns'] === 1 ? 'columns' : 'rows'} can be read at once.`;
    return `The file is too large.${most} Split it into smaller ones.`;
  },
  import_key_missing: (details) => `Assign a column to the field${named(details)}: rows are recognised by it.`,
  import_busy: () => 'This import is being worked on. Wait until the task ends, or cancel it.',
  import_not_checked: () => 'The rows have not been checked yet. Run the check first.',
  import_has_wrong_rows: () => 'Some rows are wrong. Correct them in the file, or save only the good ones.',
  import_rows_erased: () =>
    'The rows of this file are deleted a day after saving, so that no personal data stay in it. Upload the file again.',
  import_row_erased: () => 'The data of this row were erased on request of the client.',
  task_finished: () => 'The task has already ended and cannot be cancelled. Reload the page.',
  task_not_failed: () => 'Only a task that failed or was cancelled can be run again. Reload the page.',
  task_interrupted: () => 'The server kept stopping during this task. Start it again. If that does not help, contact support.',
  task_owner_blocked: () => 'The account that the task belongs to is switched off. Switch it on and start the task again.',
  taken_meanwhile: (details) =>
    `Another record has got the value${named(details)} in the meantime. Change it there first, then this one can be restored.`,
  too_early: (details) => {
    const from = readDetailText(details, 'from');
    return `It is too early for this. It can be done ${from === undefined ? 'later' : `from ${formatInstant(from)}`}.`;
  },
  too_late: (details) => {
    const until = readDetailText(details, 'until');
    return `It is too late for this. It could be done ${until === undefined ? 'for a short time' : `until ${formatInstant(until)}`}.`;
  },
  step_of_branch: () => 'The kiosk or the desk of the branch reported this step, so it cannot be undone from here. Ask at the desk.',
  wrong_state: (details) => {
    const [what, is] = [readDetailText(details, 'what'), readDetailText(details, 'is')];
    if (what === undefined || is === undefined) return 'This cannot be done in this state any more. Reload the page and see what happened.';
    return readDetailNumber(details, 'idle') === undefined
      ? `${what}: ${is}. This cannot be done in this state.`
      : `${what}: ${is}. There is nothing to do.`;
  },
  licence_full: (details) => {
    const licensed = readDetailNumber(details, 'licensed') ?? 0;
    return `The licence of the branch allows ${licensedThings(readDetailText(details, 'kind'), licensed)} and no more can be added. Put one out of service first, or get a larger licence.`;
  },
  licence_ended: (details) =>
    `The licence of the branch ended on ${readDetailText(details, 'day') ?? 'an earlier day'}. What runs goes on running, but new desks, displays and kiosks cannot be added. Enter a new licence key in the tab Licence.`,
  licence_key_malformed: () => `${keyNotChanged} it is not whole, or is no licence key. Copy it again with its beginning and end.`,
  licence_key_newer: () =>
    `${keyNotChanged} it is newer than what this version of the application understands. Update the application first.`,
  licence_issuer_missing: () =>
    'The licence key was not changed: the server does not know the issuer of licences. Ask the operator of the server to set their public key in LICENCE_PUBLIC_KEY.',
  licence_key_signature: () =>
    `${keyNotChanged} its signature is not valid. Make sure that it comes from the supplier and nobody changed it.`,
  licence_key_serial: (details) =>
    `${keyNotChanged} it belongs to the serial number ${readDetailText(details, 'given') ?? '?'}, the branch has ${readDetailText(details, 'expected') ?? '?'}. Ask for a key for this branch.`,
  licence_key_expired: (details) => `${keyNotChanged} it was valid only until ${readDetailText(details, 'day') ?? '?'}. Ask for a new one.`,
  backup_not_complete: () => 'The backup is not complete. Wait until it is, or make another one.',
  backup_busy: () => 'The branch is just being restored from a backup. Wait until that ends.',
  backups_full: (details) =>
    `The branch has ${readDetailText(details, 'most') ?? '?'} backups already and there is no room for another. Delete those that you no longer need and try again.`,
  backup_unreadable: () =>
    'The backup cannot be read: the file is not whole, or is no backup of a branch. Nothing was changed, use another one.',
  backup_changed: () => 'The backup is damaged: its checksum does not agree with what is in it. Nothing was changed, use another one.',
  backup_newer: (details) =>
    `The backup was made by a newer version of the application (format ${readDetailText(details, 'version') ?? '?'}). Nothing was changed, update the application first.`,
  backup_other_store: (details) =>
    `The backup is of another branch${named(details)}. Nothing was changed, open it at the one that it belongs to.`,
  backup_other_installation: () => 'The backup is of another installation, its records would not fit here. Nothing was changed.',
  backup_invalid: () => 'What is in the backup does not agree with what the application keeps. Nothing was changed, use another one.',
  backup_collides: () =>
    'The branch cannot be restored whole, some records collide with others. Nothing was changed, look at the differences.',
  whole_backup_off: () => 'Backups of everything are switched off. Set BACKUP_DIR on the server to a folder for them and restart it.',
  person_expected: () => 'The client is still to come. Cancel their orders first.',
  erasure_not_noted: () =>
    'The erasure could not be written into the list beside the backups, so nothing was erased. Check the room and the rights of the folders DATA_DIR and BACKUP_DIR on the server.',
  whole_backup_underway: () => 'A backup of everything is being made. Wait until it is finished.',
  backup_seen_otherwise: () => 'The settings of the branch changed meanwhile. Look at the differences again and confirm.',
  in_flight: () => 'The same request is just being processed. Wait a moment and try again.',
  passkey_refused: () => 'The passkey could not be verified. Try again, or use another way.',
  too_many_passkeys: () => 'No more passkeys can be added. Remove one that you no longer use first.',
  message_not_failed: () => 'Only a message that could not be sent and still holds can be sent again. Reload it.',
  message_not_resendable: () =>
    'This message cannot be sent: the order has changed or is over, the client has no address, messages are switched off, or there is no active template. Reload the order.',
  message_not_written: () =>
    'The client is not written to about this change, so your message would not reach them. Save the change without it, or call the client.',
  message_cleared: () => 'The link or the code in this message holds no more, or there is none in it.',
  link_not_valid: () => 'The link no longer holds. Ask for a new one.',
  changed_meanwhile: () => 'Somebody else saved the record in the meantime. Compare both versions and choose what is to hold.',
  too_large: () => 'The data sent are too big. Make them smaller and try again.',
  unsupported_media_type: () => 'We do not accept this format of data here. Send JSON, or a file as application/octet-stream.',
  invalid: () => 'Some fields are not filled in correctly. Correct them and try again.',
  beyond_own_rights: () => 'This account has higher rights than you. Ask a super administrator to change it.',
  inactive_account: () => 'An inactive user cannot be invited. Activate them first.',
  too_many_preferences: () => 'You can keep no more preferences of your own. Set some back to the usual.',
  too_many_views: (details) => {
    const limit = readDetailNumber(details, 'limit');
    const most = limit === undefined ? 'No more views of this list can be kept.' : `You can keep at most ${limit} views of one list.`;
    return `${most} Delete one that you no longer need first.`;
  },
  too_many_rows: (details) => {
    const limit = readDetailNumber(details, 'limit');
    const fits = limit === undefined ? 'So many rows do not fit into the file.' : `The file holds at most ${grammar.number(limit)} rows.`;
    return `${fits} Narrow the filter, or choose CSV.`;
  },
  bulk_too_large: (details) => {
    const [count, max] = [readDetailNumber(details, 'count'), readDetailNumber(details, 'max')];
    if (count === undefined || max === undefined) return 'This is too much at once. Narrow the filter and go on in parts.';
    return `At most ${grammar.number(max)} records can be changed at once, ${grammar.number(count)} are chosen. Narrow the filter and go on in parts.`;
  },
  idempotency_key_reused: () =>
    'This request has already passed with other values. See in the list what was stored before you send it again with a new key.',
  version_required: () => 'The version of the record is missing. Open it again and repeat the change.',
  too_many_requests: (details) => `Too many attempts. Try again ${after(readDetailNumber(details, 'seconds'))}.`,
  code_too_soon: (details) => `Another code can be sent ${after(readDetailNumber(details, 'seconds'))}.`,
  too_many_exports: () => 'No more exports can run at once. Wait until one ends, or cancel it.',
  internal: () => 'Something went wrong on our side. Try again. If it does not help, tell the support the error number.',
  busy: () => 'Too many people are signing in just now. Try again in a moment.',
  disk_full: () =>
    'The disk of the server is full, so nothing is saved now; you can go on reading. Keep the form open, ask the administrator of the server to make room, and save again.',
  disk_low: () =>
    'The disk of the server is nearly full, so no files can be uploaded, imported or backed up now. Ask the administrator of the server to make room; other work goes on.',
  read_only: () =>
    'The database can only be read now, so nothing was saved. Keep the form open and try again in a while. If it lasts, tell the support the error number.',
  unavailable: () => 'The server does not answer now. Try again in a while. If it lasts, tell the support the error number.',
} satisfies Record<ErrorCode, (details: Details) => string>;
