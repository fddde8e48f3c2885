import type { Migration } from 'kysely';
import { czechOrderAndSearch } from './0001-czech-order-and-search.ts';
import { entities } from './0002-entities.ts';
import { history } from './0003-history.ts';
import { sessions } from './0004-sessions.ts';
import { changes } from './0005-changes.ts';
import { idempotency } from './0006-idempotency.ts';
import { tasks } from './0007-tasks.ts';
import { reading } from './0008-reading.ts';
import { auditedExports } from './0009-audited-exports.ts';
import { accounts } from './0010-accounts.ts';
import { outbox } from './0011-outbox.ts';
import { passwordHistory } from './0012-password-history.ts';
import { invitations } from './0013-invitations.ts';
import { secondFactor } from './0014-second-factor.ts';
import { superAdministratorPasswords } from './0015-super-administrator-passwords.ts';
import { identities } from './0016-identities.ts';
import { signInWays } from './0017-sign-in-ways.ts';
import { sessionLimits } from './0018-session-limits.ts';
import { preferences } from './0019-preferences.ts';
import { views } from './0020-views.ts';
import { branches } from './0021-branches.ts';
import { revisions } from './0022-revisions.ts';
import { backupsAndLicences } from './0023-backups-and-licences.ts';
import { aggregateGroups } from './0024-aggregate-groups.ts';
import { opening } from './0025-opening.ts';
import { statistics } from './0026-statistics.ts';
import { branchKey } from './0027-branch-key.ts';
import { storeDefaults } from './0028-store-defaults.ts';
import { mergedRevisions } from './0029-merged-revisions.ts';
import { reserveServices } from './0030-reserve-services.ts';
import { orderCourse } from './0031-order-course.ts';
import { demonstrationSafety } from './0032-demonstration-safety.ts';
import { safeAccounts } from './0033-safe-accounts.ts';
import { incarnation } from './0034-incarnation.ts';
import { keyFingerprint } from './0035-key-fingerprint.ts';
import { askedBackups } from './0036-asked-backups.ts';
import { triesApart } from './0037-tries-apart.ts';
import { toldStates } from './0038-told-states.ts';
import { viewsOfToldStates } from './0039-views-of-told-states.ts';
import { branchEndings } from './0040-branch-endings.ts';
import { relativeViews } from './0041-relative-views.ts';
import { matchedValues } from './0042-matched-values.ts';
import { booking } from './0043-booking.ts';
import { orderMessages } from './0044-order-messages.ts';
import { files } from './0045-files.ts';
import { orderLinks } from './0046-order-links.ts';
import { officeName } from './0047-office-name.ts';
import { retention } from './0048-retention.ts';
import { emailBlacklistHits } from './0049-email-blacklist-hits.ts';
import { waitingOrders } from './0050-waiting-orders.ts';
import { formattedMessages } from './0051-formatted-messages.ts';
import { unprovenPhones } from './0052-unproven-phones.ts';
import { placesByCount } from './0053-places-by-count.ts';
import { pinsOnce } from './0054-pins-once.ts';
import { placesOneByOne } from './0055-places-one-by-one.ts';
import { mailboxes } from './0056-mailboxes.ts';
import { unprovenLetters } from './0057-unproven-letters.ts';
import { requestCounts } from './0058-request-counts.ts';
import { undeliveredMail } from './0061-undelivered-mail.ts';
import { orderPromises } from './0063-order-promises.ts';
import { messagesOfChanges } from './0066-messages-of-changes.ts';
import { serviceBlocks } from './0067-service-blocks.ts';
import { keptOrders } from './0068-kept-orders.ts';
import { englishTexts } from './0069-english-texts.ts';
import { firstConnections } from './0071-first-connections.ts';
import { arrivalWindow } from './0072-arrival-window.ts';
import { privateFiles } from './0073-private-files.ts';
import { smsOfDay } from './0074-sms-of-day.ts';
import { mailboxesOfProviders } from './0075-mailboxes-of-providers.ts';
import { ordersWithPlaces } from './0076-orders-with-places.ts';
import { fewerIndexes } from './0077-fewer-indexes.ts';
import { daysOfOrders } from './0078-days-of-orders.ts';
import { identifyingTexts } from './0079-identifying-texts.ts';
import { kioskDesigns } from './0080-kiosk-designs.ts';
import { lighterAudit } from './0081-lighter-audit.ts';
import { shownDesigns } from './0082-shown-designs.ts';
import { deviceFiles } from './0083-device-files.ts';
import { kioskSounds } from './0084-kiosk-sounds.ts';
import { playlistsWithFiles } from './0088-playlists-with-files.ts';
import { playingVersions } from './0089-playing-versions.ts';
import { displayDesigns } from './0091-display-designs.ts';
import { deskSessions } from './0093-desk-sessions.ts';
import { widerStatistics } from './0094-wider-statistics.ts';
import { orderSteps } from './0097-order-steps.ts';
import { mediaFacts } from './0099-media-facts.ts';
import { statisticsSettings } from './0104-statistics-settings.ts';
import { reports } from './0105-reports.ts';
import { orderGraces } from './0106-order-graces.ts';
import { orderAnswers } from './0107-move-answers.ts';
import { reportedNothing } from './0108-reported-nothing.ts';
import { unsortedPlayDays } from './0109-unsorted-play-days.ts';
import { waitingClients } from './0110-waiting-clients.ts';
import { statisticsForecasts } from './0112-statistics-forecasts.ts';
import { reportSchedules } from './0114-report-schedules.ts';
import { workingHours } from './0117-working-hours.ts';
import { waitingHistory } from './0118-waiting-history.ts';
import { histogramsAsNumbers } from './0119-histograms-as-numbers.ts';
import { hoursAsNumbers } from './0120-hours-as-numbers.ts';
import { yearsOfStatistics } from './0121-years-of-statistics.ts';
import { weekdaysOfServices } from './0122-weekdays-of-services.ts';
import { leftOutServices } from './0123-left-out-services.ts';
import { rollUpsInOrder } from './0124-roll-ups-in-order.ts';
import { hoursApart } from './0125-hours-apart.ts';
import { channelsOfStores } from './0126-channels-of-stores.ts';
import type { CoveredStep } from './covered-steps.ts';

/**
 * The steps that the baseline covers, one by one: for a database and for a backup that are older than it, and loaded for these alone.
 * They are never changed, and none is added: a new step is in the folder above.
 */
export const singleSteps = {
  '0001-czech-order-and-search': czechOrderAndSearch,
  '0002-entities': entities,
  '0003-history': history,
  '0004-sessions': sessions,
  '0005-changes': changes,
  '0006-idempotency': idempotency,
  '0007-tasks': tasks,
  '0008-reading': reading,
  '0009-audited-exports': auditedExports,
  '0010-accounts': accounts,
  '0011-outbox': outbox,
  '0012-password-history': passwordHistory,
  '0013-invitations': invitations,
  '0014-second-factor': secondFactor,
  '0015-super-administrator-passwords': superAdministratorPasswords,
  '0016-identities': identities,
  '0017-sign-in-ways': signInWays,
  '0018-session-limits': sessionLimits,
  '0019-preferences': preferences,
  '0020-views': views,
  '0021-branches': branches,
  '0022-revisions': revisions,
  '0023-backups-and-licences': backupsAndLicences,
  '0024-aggregate-groups': aggregateGroups,
  '0025-opening': opening,
  '0026-statistics': statistics,
  '0027-branch-key': branchKey,
  '0028-store-defaults': storeDefaults,
  '0029-merged-revisions': mergedRevisions,
  '0030-reserve-services': reserveServices,
  '0031-order-course': orderCourse,
  '0032-demonstration-safety': demonstrationSafety,
  '0033-safe-accounts': safeAccounts,
  '0034-incarnation': incarnation,
  '0035-key-fingerprint': keyFingerprint,
  '0036-asked-backups': askedBackups,
  '0037-tries-apart': triesApart,
  '0038-told-states': toldStates,
  '0039-views-of-told-states': viewsOfToldStates,
  '0040-branch-endings': branchEndings,
  '0041-relative-views': relativeViews,
  '0042-matched-values': matchedValues,
  '0043-booking': booking,
  '0044-order-messages': orderMessages,
  '0045-files': files,
  '0046-order-links': orderLinks,
  '0047-office-name': officeName,
  '0048-retention': retention,
  '0049-email-blacklist-hits': emailBlacklistHits,
  '0050-waiting-orders': waitingOrders,
  '0051-formatted-messages': formattedMessages,
  '0052-unproven-phones': unprovenPhones,
  '0053-places-by-count': placesByCount,
  '0054-pins-once': pinsOnce,
  '0055-places-one-by-one': placesOneByOne,
  '0056-mailboxes': mailboxes,
  '0057-unproven-letters': unprovenLetters,
  '0058-request-counts': requestCounts,
  '0061-undelivered-mail': undeliveredMail,
  '0063-order-promises': orderPromises,
  '0066-messages-of-changes': messagesOfChanges,
  '0067-service-blocks': serviceBlocks,
  '0068-kept-orders': keptOrders,
  '0069-english-texts': englishTexts,
  '0071-first-connections': firstConnections,
  '0072-arrival-window': arrivalWindow,
  '0073-private-files': privateFiles,
  '0074-sms-of-day': smsOfDay,
  '0075-mailboxes-of-providers': mailboxesOfProviders,
  '0076-orders-with-places': ordersWithPlaces,
  '0077-fewer-indexes': fewerIndexes,
  '0078-days-of-orders': daysOfOrders,
  '0079-identifying-texts': identifyingTexts,
  '0080-kiosk-designs': kioskDesigns,
  '0081-lighter-audit': lighterAudit,
  '0082-shown-designs': shownDesigns,
  '0083-device-files': deviceFiles,
  '0084-kiosk-sounds': kioskSounds,
  '0088-playlists-with-files': playlistsWithFiles,
  '0089-playing-versions': playingVersions,
  '0091-display-designs': displayDesigns,
  '0093-desk-sessions': deskSessions,
  '0094-wider-statistics': widerStatistics,
  '0097-order-steps': orderSteps,
  '0099-media-facts': mediaFacts,
  '0104-statistics-settings': statisticsSettings,
  '0105-reports': reports,
  '0106-order-graces': orderGraces,
  '0107-move-answers': orderAnswers,
  '0108-reported-nothing': reportedNothing,
  '0109-unsorted-play-days': unsortedPlayDays,
  '0110-waiting-clients': waitingClients,
  '0112-statistics-forecasts': statisticsForecasts,
  '0114-report-schedules': reportSchedules,
  '0117-working-hours': workingHours,
  '0118-waiting-history': waitingHistory,
  '0119-histograms-as-numbers': histogramsAsNumbers,
  '0120-hours-as-numbers': hoursAsNumbers,
  '0121-years-of-statistics': yearsOfStatistics,
  '0122-weekdays-of-services': weekdaysOfServices,
  '0123-left-out-services': leftOutServices,
  '0124-roll-ups-in-order': rollUpsInOrder,
  '0125-hours-apart': hoursApart,
  '0126-channels-of-stores': channelsOfStores,
} as const satisfies Readonly<Record<CoveredStep, Migration>>;
