import type { DrawnWords } from '../../contract/messages/drawn-words.ts';
import type { KioskButton, KioskLanguage, KioskLayout, KioskPage, LookState } from '../../contract/rules/kiosk/layout/layout.ts';

/** What is known of a service now; null is unknown. `closed` is the reason and until when, in the language of the page. */
export type ServiceFacts = { readonly people: number | null; readonly waitMinutes: number | null; readonly closed: string | null };

/** A page as it is drawn. */
export type PageView = {
  readonly layout: KioskLayout;
  readonly page: KioskPage;
  readonly language: KioskLanguage;
  readonly stateOf: (button: KioskButton) => LookState;
  readonly factsOf: (serviceId: number) => ServiceFacts | undefined;
  readonly header: { readonly title: string; readonly subtitle: string; readonly date: string; readonly time: string };
  readonly words: DrawnWords;
  /** Digits of the PIN that are typed so far. */
  readonly pin: string;
  readonly imageAddress: (digest: string) => string;
  /** The page of a kiosk has its own `h1`; a page drawn inside a screen of the console leaves that to the screen. */
  readonly headingTag: 'h1' | 'p';
};

/** What one button is drawn from. */
export type ButtonView = {
  readonly state: LookState;
  /** The chosen language; a bilingual button has all, in the order of the layout. */
  readonly languages: readonly KioskLanguage[];
  readonly language: KioskLanguage;
  readonly facts: ServiceFacts | undefined;
  readonly words: DrawnWords;
  readonly pin: string;
  /** Colour behind a button without a background. */
  readonly behind: string;
  readonly imageAddress: (digest: string) => string;
};
