/** What react-admin's English says otherwise than the rest of the console; merged over it. */
export const reactAdmin = {
  auth: { email: 'E-mail', sign_in_error: 'Wrong user name or password' },
  message: { unsaved_changes: 'Some changes are not saved. Do you really want to leave without saving?' },
  navigation: { page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}' },
  notification: { logged_out: 'We signed you out for security reasons.' },
  page: { edit: '%{name}: %{recordRepresentation}', show: '%{name}: %{recordRepresentation}' },
  validation: { required: 'Please fill in this field', email: 'Please enter a valid e-mail address' },
};
