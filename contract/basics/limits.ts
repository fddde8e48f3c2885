/** Numbers of the business: specification sections 5, 8 and 9. One test compares them with the specification. */
export const limits = {
  minimalPasswordLength: 6,
  maximalPasswordLength: 256,
  temporarilySilentAfterMinutes: 10,
  silentAfterMinutes: 60,
  notificationSeconds: 5,
  ticketImageMinimalWidthPixels: 300,
  touchScreenWidthPixels: 1280,
  touchScreenHeightPixels: 1024,
  touchScreenBackgroundMegabytes: 10,
  logoMaximalHeightPixels: 35,
  notificationMaximalWidthPercent: 50,
  notificationOffsetPixels: 50,
  sidebarAnimationMilliseconds: 100,
  screenFadeMilliseconds: 500,
  resizeDelayMilliseconds: 300,
  footerLogoWidthPixels: 150,
  helpMinimalWidthPixels: 500,
} as const;

/** Specification section 9: the weights of type. No other one is used on a screen. */
export const fontWeights = { regular: 400, strong: 700, heavy: 900 } as const;

/** Specification section 9: widths from which a layout holds, in CSS pixels. */
export const breakpoints = { mobile: 480, tablet: 768, desktop: 992, desktopLarge: 1200 } as const;

/** Specification section 9: the given theme colours. */
export const themeColours = {
  primary: '#5d9cec',
  success: '#27c24c',
  info: '#23b7e5',
  warning: '#ff902b',
  danger: '#f05050',
} as const;

/** Specification section 9: weekdays as the wire numbers them, 0 is Sunday. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The one time zone of the whole system (page 03). */
export const timeZone = 'Europe/Prague';

/** Paging of lists: what a page may hold, how deep an offset may reach, and where counting ends for those who ask for nothing more. */
export const paging = { defaultSize: 25, maximalSize: 1000, maximalOffset: 100_000, countedAtOnce: 200_000 } as const;

/** What a list may be asked in addition to its rows in one call: so many counts by value, so many kinds of referenced rows. */
export const listMeta = { maximalFacets: 10, maximalPrefetch: 10 } as const;

/** To how many stores one call copies: it is one transaction. */
export const storesAtOnce = 1000;

/** The most services or agendas that one call copies a booking plan to: the places of the store are counted again after each. */
export const bookingPlansAtOnce = 200;

/** How many of the orders that lose their time a copy of a booking plan lists, with client and time, for each target. */
export const lostOrdersShown = 20;

/** Groups of a filter: so many in one another, and so many conditions in all of them. */
export const filterGroups = { deepest: 3, mostConditions: 50 } as const;

/** How many rows one bulk call may touch: it is one transaction, and other writers of these rows wait for it. */
export const bulkRows = 1000;

/** Keys that make a repeated request harmless: Stripe's length, kept for a day. */
export const idempotency = { longestKey: 255, keptHours: 24 } as const;

/** Words that are searched for: how many signs they have in all, and how many rows of an entity the search of everything shows. */
export const searching = { shortest: 2, longest: 200, rowsOfEntity: 5 } as const;

/** How many days of free times one request may ask for. */
export const mostBookableDays = 62;
