import type { Details, ErrorCode } from '../../errors.ts';
import { numberOf, textOf } from '../details.ts';
import { englishPlural } from '../plural.ts';

function named(details: Details): string {
  const name = textOf(details, 'name');
  return name === undefined ? '' : ` “${name}”`;
}

function after(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a while';
  if (seconds < 120) return `in ${seconds} ${englishPlural(seconds, 'second', 'seconds')}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** What the central answers when it refuses: what is wrong and what to do next. */
export const errors = {
  bad_request: () => 'We do not understand the request. Reload the page and try again.',
  unknown_parameter: (details) => `Unknown parameter${named(details)}. Check the address.`,
  unknown_field: (details) => `Unknown field${named(details)}. Check its name.`,
  unknown_sort: (details) => `The column${named(details)} cannot be sorted by. Choose another one.`,
  unknown_filter: (details) => `Unknown filter${named(details)}. Choose another one.`,
  invalid_filter: (details) => `We do not understand the value of the filter${named(details)}. Change it or remove the filter.`,
  invalid_range: () => 'The list does not reach that far. Go to the first page or narrow the filter.',
  invalid_json: () => 'The data sent cannot be read. Reload the page and try again.',
  invalid_identifier: () => 'The address of the record is not valid. Open it from the list.',
  Unauthorized: () => 'You are not signed in. Sign in and try again.',
  invalid_credentials: () => 'Wrong user name or password',
  session_ended: () => 'We signed you out for security reasons.',
  forbidden: () => 'You lack sufficient rights. Ask a super administrator for them.',
  stage_not_passed: () => 'Signing in is not finished yet. Finish it and try again.',
  foreign_origin: () => 'The request came from a foreign page, so we refused it. Open the application again and repeat it.',
  not_found: () => 'The record does not exist, or you have no access to it. Go back to the list.',
  unknown_address: () => 'This address does not exist. Check that it is written correctly.',
  method_not_allowed: () => 'This cannot be done here. Go back to the list.',
  not_acceptable: () => 'We cannot answer in this format. Ask for JSON.',
  conflict: () => 'The change collided with another one. Reload the page and try again.',
  duplicate: () => 'Such a record already exists. Change the value that is repeated.',
  referenced: (details) => {
    const by = textOf(details, 'by');
    return by === undefined
      ? 'The record is used elsewhere. Replace it there first, then it can be deleted.'
      : `The record is used elsewhere: ${by}. Replace it there first, then it can be deleted.`;
  },
  own_account: () => 'Your own account cannot be deleted or switched off. Ask another super administrator to do it.',
  last_super_administrator: () => 'This is the last active super administrator. Appoint another one first.',
  store_code_taken: () => 'Another branch already has this code. Choose another one.',
  store_label_taken: () => 'Another branch already has this name. Choose another one.',
  region_name_taken: () => 'Another region already has this name. Choose another one.',
  service_name_taken: () => 'Another service of the branch already has this name. Choose another one.',
  desk_number_taken: () => 'Another desk of the branch already has this number. Choose another one.',
  employee_code_taken: () => 'Another employee of the branch already has this code. Choose another one.',
  user_email_taken: () => 'Another user already has this e-mail. Choose another one.',
  blacklist_recorded: () => 'This e-mail or domain is already on the list. There is nothing to add.',
  template_name_taken: () => 'Another template already has this name. Choose another one.',
  touch_screen_name_taken: () => 'Another touch screen of the branch already has this name. Choose another one.',
  virtual_display_name_taken: () => 'Another virtual display of the branch already has this name. Choose another one.',
  order_pin_taken: () => 'Another order got the PIN in the meantime. Save it again to get a new one.',
  help_path_taken: () => 'Another help topic already has this address. Edit that one or choose another address.',
  link_not_valid: () => 'The link no longer holds. Ask for a new one.',
  changed_meanwhile: () => 'Somebody else saved the record in the meantime. Compare both versions and choose what is to hold.',
  too_large: () => 'The data sent are too big. Make them smaller and try again.',
  unsupported_media_type: () => 'We do not accept this format of data. Send JSON.',
  invalid: () => 'Some fields are not filled in correctly. Correct them and try again.',
  beyond_own_rights: () => 'You cannot grant more than you have. Choose lower rights.',
  version_required: () => 'The version of the record is missing. Open it again and repeat the change.',
  too_many_requests: (details) => `Too many attempts. Try again ${after(numberOf(details, 'seconds'))}.`,
  internal: () => 'Something went wrong on our side. Try again. If it does not help, tell the support the error number.',
  unavailable: () => 'The server does not answer now. Try again in a while. If it lasts, tell the support the error number.',
} satisfies Record<ErrorCode, (details: Details) => string>;
