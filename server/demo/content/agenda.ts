/** An agenda of Czech offices in the words of its channels. */
export type Agenda = {
  readonly name: string;
  /** For desks, monitors and displays, where there is little room. */
  readonly short: string;
  /** For the kiosk, where people look for what they came for. */
  readonly kiosk: string;
  /** For the web and the phone. */
  readonly web: string;
  /** The same in English, where the town has translated it. */
  readonly webEnglish?: string;
  /** What stands under the number on the ticket. */
  readonly bring: string | null;
  /** Agendas of one group are served at the same desks. */
  readonly group: 'documents' | 'certified' | 'money' | 'vehicles' | 'building' | 'trade' | 'social' | 'general';
  readonly handlingMinutes: number;
  readonly ordered: boolean;
  readonly priority?: number;
  readonly reserve?: true;
};

/** Length of a slot in which the agenda is handled, in minutes. */
export function slotMinutes(handlingMinutes: number): number {
  return [10, 15, 20, 30].find((length) => length >= handlingMinutes) ?? 30;
}
