import { bookingPage as czechBookingPage } from '../../contract/messages/cs/booking-page.ts';
import { kioskIconNames as czechKioskIconNames } from '../../contract/messages/cs/console/devices/kiosk-icons.ts';
import { preparedKiosk as czechPreparedKiosk } from '../../contract/messages/cs/console/devices/kiosk-start.ts';
import { kioskTrial as czechKioskTrial } from '../../contract/messages/cs/console/devices/kiosk-trial.ts';
import { ownedRows as czechOwnedRows } from '../../contract/messages/cs/console/forms/owned-rows.ts';
import { recordForm as czechRecordForm } from '../../contract/messages/cs/console/forms/record-form.ts';
import { importSteps as czechImportSteps } from '../../contract/messages/cs/console/lists/import-steps.ts';
import { printing as czechPrinting } from '../../contract/messages/cs/console/lists/printing.ts';
import { access as czechAccess } from '../../contract/messages/cs/console/settings/access.ts';
import { audit as czechAudit } from '../../contract/messages/cs/console/settings/audit.ts';
import { devices as czechDevices } from '../../contract/messages/cs/console/settings/devices.ts';
import { held as czechHeld } from '../../contract/messages/cs/console/settings/held.ts';
import { person as czechPerson } from '../../contract/messages/cs/console/settings/person.ts';
import { policy as czechPolicy } from '../../contract/messages/cs/console/settings/policy.ts';
import { system as czechSystem } from '../../contract/messages/cs/console/settings/system.ts';
import { secondFactor as czechSecondFactor } from '../../contract/messages/cs/console/sign-in/second-factor.ts';
import { backupsAndLicences as czechBackupsAndLicences } from '../../contract/messages/cs/console/stores/backups-and-licences.ts';
import { branchKeyDialogs as czechBranchKeyDialogs } from '../../contract/messages/cs/console/stores/branch-key-dialogs.ts';
import { home as czechHome } from '../../contract/messages/cs/console/stores/home.ts';
import { officeHours as czechOfficeHours } from '../../contract/messages/cs/console/stores/office-hours.ts';
import { overview as czechOverview } from '../../contract/messages/cs/console/stores/overview.ts';
import { services as czechServices } from '../../contract/messages/cs/console/stores/services.ts';
import { waitingChanges as czechWaitingChanges } from '../../contract/messages/cs/console/stores/waiting-changes.ts';
import { bookingPreview as czechBookingPreview } from '../../contract/messages/cs/console/web-orders/booking-preview.ts';
import { bookingWeek as czechBookingWeek } from '../../contract/messages/cs/console/web-orders/booking-week.ts';
import { ordering as czechOrdering } from '../../contract/messages/cs/console/web-orders/ordering.ts';
import { templateEditor as czechTemplateEditor } from '../../contract/messages/cs/console/web-orders/template-editor.ts';
import { drawnKiosk as czechDrawnKiosk } from '../../contract/messages/cs/drawn-kiosk.ts';
import { reportWords as czechReports } from '../../contract/messages/cs/statistics/reports.ts';
import { settingsEffects as czechEffects } from '../../contract/messages/cs/statistics/settings-effects.ts';
import { bookingPage as englishBookingPage } from '../../contract/messages/en/booking-page.ts';
import { kioskIconNames as englishKioskIconNames } from '../../contract/messages/en/console/devices/kiosk-icons.ts';
import { preparedKiosk as englishPreparedKiosk } from '../../contract/messages/en/console/devices/kiosk-start.ts';
import { kioskTrial as englishKioskTrial } from '../../contract/messages/en/console/devices/kiosk-trial.ts';
import { ownedRows as englishOwnedRows } from '../../contract/messages/en/console/forms/owned-rows.ts';
import { recordForm as englishRecordForm } from '../../contract/messages/en/console/forms/record-form.ts';
import { importSteps as englishImportSteps } from '../../contract/messages/en/console/lists/import-steps.ts';
import { printing as englishPrinting } from '../../contract/messages/en/console/lists/printing.ts';
import { access as englishAccess } from '../../contract/messages/en/console/settings/access.ts';
import { audit as englishAudit } from '../../contract/messages/en/console/settings/audit.ts';
import { devices as englishDevices } from '../../contract/messages/en/console/settings/devices.ts';
import { held as englishHeld } from '../../contract/messages/en/console/settings/held.ts';
import { person as englishPerson } from '../../contract/messages/en/console/settings/person.ts';
import { policy as englishPolicy } from '../../contract/messages/en/console/settings/policy.ts';
import { system as englishSystem } from '../../contract/messages/en/console/settings/system.ts';
import { secondFactor as englishSecondFactor } from '../../contract/messages/en/console/sign-in/second-factor.ts';
import { backupsAndLicences as englishBackupsAndLicences } from '../../contract/messages/en/console/stores/backups-and-licences.ts';
import { branchKeyDialogs as englishBranchKeyDialogs } from '../../contract/messages/en/console/stores/branch-key-dialogs.ts';
import { home as englishHome } from '../../contract/messages/en/console/stores/home.ts';
import { officeHours as englishOfficeHours } from '../../contract/messages/en/console/stores/office-hours.ts';
import { overview as englishOverview } from '../../contract/messages/en/console/stores/overview.ts';
import { services as englishServices } from '../../contract/messages/en/console/stores/services.ts';
import { waitingChanges as englishWaitingChanges } from '../../contract/messages/en/console/stores/waiting-changes.ts';
import { bookingPreview as englishBookingPreview } from '../../contract/messages/en/console/web-orders/booking-preview.ts';
import { bookingWeek as englishBookingWeek } from '../../contract/messages/en/console/web-orders/booking-week.ts';
import { ordering as englishOrdering } from '../../contract/messages/en/console/web-orders/ordering.ts';
import { templateEditor as englishTemplateEditor } from '../../contract/messages/en/console/web-orders/template-editor.ts';
import { drawnKiosk as englishDrawnKiosk } from '../../contract/messages/en/drawn-kiosk.ts';
import { reportWords as englishReports } from '../../contract/messages/en/statistics/reports.ts';
import { settingsEffects as englishEffects } from '../../contract/messages/en/statistics/settings-effects.ts';
import { messagesFor } from '../../contract/messages/index.ts';

/** Details of a refusal, as the server gives them. */
export const details = { max: 5, min: 3, tags: '{pin}', missing: '{pin}', unknown: '{cas}', name: 'x', by: '3 přepážky', seconds: 90 };

/** A text and where it is in the catalogue. */
export type CatalogueText = readonly [path: string, text: string];

/** What a function of the catalogue says of numbers; one that reads a day or a time out of a text is given a day. */
function textOf(said: Function, given: readonly unknown[]): unknown {
  try {
    return Reflect.apply(said, undefined, given);
  } catch {
    return Reflect.apply(
      said,
      undefined,
      given.map(() => '2026-12-02'),
    );
  }
}

/** Every text below the value; a function is asked with numbers, and a message of a refusal with all details. */
function textsOf(value: unknown, path: string): readonly CatalogueText[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const isRefusal = /^(?:errors|problems)\./u.test(path);
    const asked = isRefusal
      ? [[details], [{}]]
      : [
          [0, 0, 0],
          [1, 1, 1],
          [2, 2, 2],
          [5, 5, 5],
        ];
    return asked.flatMap((given) => textsOf(textOf(value, given), path));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, path === '' ? key : `${path}.${key}`));
}

/** Words that are fetched with their screens. */
const fetchedLater = {
  cs: {
    backupsAndLicences: czechBackupsAndLicences,
    officeHours: czechOfficeHours,
    services: czechServices,
    importSteps: czechImportSteps(messagesFor('cs').grammar.number),
    printing: czechPrinting,
    ownedRows: czechOwnedRows,
    recordForm: czechRecordForm,
    reports: czechReports,
    settingsEffects: czechEffects,
    access: czechAccess,
    policy: czechPolicy,
    person: czechPerson,
    system: czechSystem,
    audit: czechAudit,
    held: czechHeld,
    devices: czechDevices,
    branchKeyDialogs: czechBranchKeyDialogs,
    home: czechHome,
    waitingChanges: czechWaitingChanges(messagesFor('cs').grammar.number),
    overview: czechOverview,
    preparedKiosk: czechPreparedKiosk,
    kioskIconNames: czechKioskIconNames,
    secondFactor: czechSecondFactor,
    bookingPage: czechBookingPage,
    bookingPreview: czechBookingPreview,
    bookingWeek: czechBookingWeek,
    templateEditor: czechTemplateEditor,
    ordering: czechOrdering,
    drawnKiosk: czechDrawnKiosk,
    kioskTrial: czechKioskTrial,
  },
  en: {
    backupsAndLicences: englishBackupsAndLicences,
    officeHours: englishOfficeHours,
    services: englishServices,
    importSteps: englishImportSteps(messagesFor('en').grammar.number),
    printing: englishPrinting,
    ownedRows: englishOwnedRows,
    recordForm: englishRecordForm,
    reports: englishReports,
    settingsEffects: englishEffects,
    access: englishAccess,
    policy: englishPolicy,
    person: englishPerson,
    system: englishSystem,
    audit: englishAudit,
    held: englishHeld,
    devices: englishDevices,
    branchKeyDialogs: englishBranchKeyDialogs,
    home: englishHome,
    waitingChanges: englishWaitingChanges(messagesFor('en').grammar.number),
    overview: englishOverview,
    preparedKiosk: englishPreparedKiosk,
    kioskIconNames: englishKioskIconNames,
    secondFactor: englishSecondFactor,
    bookingPage: englishBookingPage,
    bookingPreview: englishBookingPreview,
    bookingWeek: englishBookingWeek,
    templateEditor: englishTemplateEditor,
    ordering: englishOrdering,
    drawnKiosk: englishDrawnKiosk,
    kioskTrial: englishKioskTrial,
  },
} as const;

/** Every text of the catalogue with its path. Grammar is tested apart: it asks for nouns. */
export function everyText(language: 'cs' | 'en'): readonly CatalogueText[] {
  const { resources, system, errors, problems: reasons, console: words } = messagesFor(language);
  const labels = textsOf({ resources, system }, '').filter(([path]) => !/\.noun\.(?:gender|animate|pluralOnly)/u.test(path));
  return [...labels, ...textsOf({ errors, problems: reasons, console: words, later: fetchedLater[language] }, '')];
}
