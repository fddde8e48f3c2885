import type { Actor, Proven } from '../../../../contract/basics/access.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Language } from '../../../../contract/messages/basics/catalogue.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import type { Database } from '../../database.ts';

/** Who is behind a change. */
export type Person = Actor & { readonly id: number; readonly name: string };

/** The same of a change behind which no account is: a client's, or one of the server itself. */
export type Author = Omit<Person, 'id'> & { readonly id: number | null };

/** How letters get out, and where their links lead. */
export type DeliveryContext = {
  /** Whether there is a way out for e-mails and for SMS; without one they are kept to be read. */
  readonly hasGateway: Readonly<Record<MessageChannel, boolean>>;
  /** Address that links in letters begin with: never what a request says of itself. */
  readonly linkOrigin: () => string;
  /** Whether clients come to their orders by the booking page: without it no letter leads there. */
  readonly hasBookingPage: boolean;
  /** Address that e-mails come from: the organizer of visits in calendars. */
  readonly mailFrom?: string | null;
};

/** Everything that a change knows in addition to its values. `db` is the transaction that all of it happens in. */
export type WriteContext = {
  readonly db: Database;
  readonly resource: AnyResource;
  readonly actor: Author;
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
  /** Secret that personal values are digested with for the audit. */
  readonly salt: string;
  readonly delivery: DeliveryContext;
  /** That refusals and letters to staff are written in; a letter to a client is in the language of the order. */
  readonly language: Language;
  /** Throws unless the user gave their password lately enough (decision 0049); absent where no session is behind it. */
  readonly demandProof?: (guarded: Proven) => void;
  /** Many changes make one: whether the licence has places for what comes of them is judged after the last. */
  readonly placesLater?: true;
  /** The same of numbers of tickets, which services may exchange. */
  readonly numbersLater?: true;
  /** The same of places that orders share: anyone who makes the changes counts them again after the last. */
  readonly sharedPlacesLater?: true;
  /** Values of a new row that only the server writes, over those that the entity completes it with. */
  readonly serverValues?: Values;
  /** The link by which a client comes to the order, for the letter about it: anyone who has the secret is let in. */
  readonly clientLink?: { readonly secret: string; readonly endsAt: Date };
  /** The time was held for the client: it is theirs, whatever the plan offers since. */
  readonly heldTime?: true;
  /** Clients are asked whether the time suits to which their orders are moved. */
  readonly asksAnswer?: true;
  /** A change is taken back: the order returns to where it was, if its time has room among so many places (decision 0147). */
  readonly takesBack?: { readonly places: number };
  /** The place on the network from which a client made an order that no one confirms. */
  readonly unprovenFrom?: string;
  /** Nothing is written to clients of what happens to their orders. */
  readonly isQuiet?: boolean;
  /** What the office writes to the clients about the change, in addition to what templates say. */
  readonly clientMessage?: string;
  /** What is written comes from a file. */
  readonly isImport?: true;
  /** The rows that one transaction writes one after the other: what the entity judges them by was asked, and held against all of them. */
  readonly batch?: object;
  /** What is written was once and comes back: what earlier versions let through is let through. */
  readonly wasValidOnce?: true;
};

export type Values = Readonly<Record<string, unknown>>;

/** Whom history names where no account is behind a change; it has no rights of its own. */
export function withoutAccount(name: string): Author {
  return { id: null, name, role: 'operator', level: 1000, maxLevelForSharingPrivileges: -1, resources: [], limitations: [] };
}
