import type { ComponentType } from 'react';
import type { Actor } from '../../../../contract/basics/access.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { IconName } from '../../../ui/icon/generated/icon-name.ts';
import type { Row } from '../row.ts';
import type { Words } from '../words.ts';
import type { FieldAdditions } from './field-addition.ts';
import type { ConfirmationSlots, FormSlots, ListSlots, RecordSlotProps, RecordSlots } from './slots.ts';

/** What the head of a record shows, where it is not what follows from the declaration. */
export type Head = {
  /** The field that people call the record by on its own page. Where it is a reference, its name is that of the record everywhere. */
  readonly title?: string;
  /** What distinguishes the record from all others, in the title of the document, of the drawer and of questions about it. */
  readonly name?: (record: Row, words: Words, now: Date) => string;
  /** Under the name, in one line. */
  readonly Line?: ComponentType<RecordSlotProps>;
  /** The field with its state, where that is not called so; and a mark that shows more than the field. */
  readonly state?: string;
  readonly State?: ComponentType<RecordSlotProps>;
  /** Fields that matter about it, above all others. */
  readonly facts?: readonly string[];
};

/** The actor is undefined until it is known who is signed in. */
export type AccessContext = { readonly record: Row; readonly actor: Actor | undefined; readonly words: Words };

/** What the signed-in user may do with one record, in addition to their rights. */
export type Access = {
  /** Why it is only read, although they write others; undefined where they write it too. */
  readonly readOnly?: string | undefined;
  /** Fields that the record keeps as they are: they are shown, and no longer written. */
  readonly settled?: readonly string[];
  /** Fields that another screen sets: the form shows them, cells of a list and the history write them. */
  readonly setElsewhere?: readonly string[];
  /** Fields that would mean nothing to the user: they are empty, and not theirs to fill in. */
  readonly unseen?: readonly string[];
};

/**
 * What an entity adds to what follows from its declaration. Slots name positions of the generated screens. Who uses what:
 *
 * - `icon`: aggregate-groups, backups, day-marks, opening-exceptions, opening-plans, orders, outages, playlists, service-blocks,
 *   services, statistics-settings, store-defaults, stores, tickets, touch-screens, users, virtual-displays, web-groups, web-stores
 * - `fields`: audit-log, backups, booking-plans, day-marks, desks, kiosk-designs, licences, notifications, opening-exceptions, opening-plans,
 *   orders, outages, outbox, playlists, services, store-defaults, stores, templates, tickets, touch-screens, users, virtual-displays,
 *   web-stores
 * - `head`: backups, orders, outages, stores, tickets, touch-screens, virtual-displays, web-stores
 * - `listedIn`: backups, day-marks, desks, employees, opening-exceptions, opening-plans, services
 * - `access`: kiosk-designs, orders, outbox, users, virtual-displays
 * - `listSlots`: backups, email-notifications, orders, outages, outbox, services, stores, web-groups, web-stores
 * - `recordSlots`: booking-plans, orders, outbox, playlists, services, stores, touch-screens, users, virtual-displays
 * - `formSlots`: backups, booking-plans, email-notifications, kiosk-designs, notifications, opening-exceptions, opening-plans, orders,
 *   password-policy, playlists, retention, service-blocks, services, statistics-settings, stores, users, virtual-displays,
 *   web-order-settings
 * - `confirmationSlots`: booking-plans, day-marks, opening-exceptions, opening-plans, orders, playlists
 */
export type Additions = {
  readonly icon?: IconName;
  readonly fields?: FieldAdditions;
  readonly head?: Head;
  /** The record that lists the entity in a tab, by its reference, and the tab if it is not the list alone: the way up leads there. */
  readonly listedIn?: { readonly by: string; readonly tab?: string };
  readonly access?: (context: AccessContext) => Access;
  readonly listSlots?: ListSlots & {
    /** At the end of each row of a wide list; not of deleted rows. */
    readonly RowTools?: ComponentType<RowToolProps>;
  };
  readonly recordSlots?: RecordSlots;
  readonly formSlots?: FormSlots;
  readonly confirmationSlots?: ConfirmationSlots;
};

export type RowToolProps = { readonly record: Row; readonly additions: Additions };

/** Fetches what an entity adds; nothing for most. */
export type LoadAdditions = (entity: string) => Promise<Additions>;

/** What each page of an entity receives. */
export type EntityPageProps = { readonly resource: AnyResource; readonly additions: Additions };
