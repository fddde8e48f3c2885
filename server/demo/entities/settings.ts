import type { InputOf } from '../../../contract/kit/index.ts';
import type { mobileAppSettings } from '../../../contract/resources/settings/mobile-app-settings.ts';
import type { passwordPolicy } from '../../../contract/resources/settings/password-policy.ts';
import type { storeDefaults } from '../../../contract/resources/stores/store-defaults.ts';
import type { webOrderSettings } from '../../../contract/resources/web-orders/web-order-settings.ts';
import type { webkioskSettings } from '../../../contract/resources/web-orders/webkiosk-settings.ts';

import { weekIntervals } from '../content/opening-hours.ts';

/** No one owes a second factor: the demonstration must be signed in to without a phone. */
export const demoPasswordPolicy: InputOf<typeof passwordPolicy> = {
  minimal_password_length: 12,
  super_administrator_password_length: 17,
  special_characters_is_required: false,
  small_letter_is_required: true,
  capital_letter_is_required: true,
  number_is_required: true,
  second_factor_is_required: false,
  block_after_count_of_failed_attempt: 5,
  password_expired_after_count_days: 0,
  second_factor_code_validity: 300,
  second_factor_code_length: 6,
  session_idle_minutes: 30,
  session_absolute_hours: 12,
  duplicate_last_password_count: 12,
};

export const demoWebOrderSettings: InputOf<typeof webOrderSettings> = {
  office_name: 'Město Radovín nad Zlatavou',
  office_name_en: 'Town of Radovín nad Zlatavou',
  service_title: 'S čím k nám jdete?',
  service_title_en: 'What do you need?',
  service_text: 'Na každou věc je potřeba samostatný termín.',
  service_text_en: 'Each matter needs an appointment of its own.',
  time_title: 'Kdy se vám to hodí?',
  time_title_en: null,
  time_text: 'Termíny vypisujeme na 30 dnů dopředu, nový den se otevírá o půlnoci.',
  time_text_en: 'Appointments open 30 days ahead, a new day opens at midnight.',
  form_title: 'Kdo přijde?',
  form_title_en: null,
  form_text: 'Údaje potřebujeme jen k této objednávce.',
  form_text_en: null,
  confirmation_title: 'Ještě to potvrďte',
  confirmation_title_en: null,
  confirmation_text: 'Objednávku potvrdíte odkazem z e-mailu. Bez potvrzení termín za hodinu propadne.',
  confirmation_text_en: null,
  confirm_text: 'PIN zadejte na kiosku 15 minut před termínem až 10 minut po něm.',
  confirm_text_en: 'Enter the PIN at the kiosk from 15 minutes before the time until 10 minutes after it.',
  logo_file: null,
  terms_file: null,
  terms_file_en: null,
  name_shown: true,
  name_required: true,
  phone_shown: true,
  phone_required: false,
  checkbox_shown: true,
  checkbox_required: true,
  checkbox_text: 'Souhlasím s podmínkami objednávání města Radovín nad Zlatavou.',
  checkbox_text_en: 'I agree with the booking terms of the town of Radovín nad Zlatavou.',
  note_shown: true,
  note_required: false,
  show_stats: true,
  show_map: true,
  email_notification: true,
  sms_notification: true,
  email_confirmation_timeout: 60,
};

/** Postponing by 20 or 40 minutes is what Plzeň offers on its tickets. */
export const demoWebkioskSettings: InputOf<typeof webkioskSettings> = {
  print_ticket: false,
  intro_heading: 'Lístek do fronty v telefonu',
  intro_text: 'Uvidíte, kolik lidí je před vámi. Nestíháte-li, pořadí si jednou odložte.',
  ticket_text: 'Sledujte frontu na telefonu',
  postpone_options: ['10', '20', '40'],
  delay_limit_before_end: 30,
  arrival_minutes_before: 15,
  arrival_minutes_after: 10,
};

export const demoMobileAppSettings: InputOf<typeof mobileAppSettings> = {
  enabled: true,
  store_ids: [1, 2, 3, 7, 8, 9],
  print_distance_metres: 200,
  message_of_the_day: 'Ve středu máme otevřeno do 17 hodin.',
};

/** A new branch begins with the week of the usual office. */
export const demoStoreDefaults: InputOf<typeof storeDefaults> = {
  intervals: weekIntervals('usual'),
  silence_minutes: 10,
  unusual_times: 1.5,
  unusual_minutes: 5,
  long_wait_minutes: 60,
  many_waiting: 40,
  licence_days: 30,
};
