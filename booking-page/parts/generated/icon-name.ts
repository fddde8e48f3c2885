// Made by npm run generate of @mui/icons-material 7.3.11; the rest of this file has 1f0bd849bcf750cf.
/** Names of the icons that are in the image beside this file. */
export type IconName =
  | 'alert'
  | 'back'
  | 'blocked'
  | 'calendar'
  | 'check'
  | 'clock'
  | 'forward'
  | 'free'
  | 'holiday'
  | 'mail'
  | 'move'
  | 'notAvailable'
  | 'occupied'
  | 'office'
  | 'phone'
  | 'place';
