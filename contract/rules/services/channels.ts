/** Where clients and staff meet the names of a service, with the room that there is for each text. */
export const channels = {
  ticket: {
    // A line of a ticket printer on 80 mm paper has 42 letters; the name is printed twice as wide.
    ticket_line_pre: { columns: 42, lines: 1 },
    ticket_line_name: { columns: 21, lines: 2 },
    ticket_line_pos: { columns: 42, lines: 2 },
  },
  touch_screen: { touch_screen_name: { columns: 26, lines: 2 } },
  virtual_display: { virtual_display_name: { columns: 22, lines: 1 } },
  desk: { desk_name: { columns: 28, lines: 1 } },
  monitor: { monitor_name: { columns: 28, lines: 1 } },
  statistics: { statistics_name: { columns: 40, lines: 1 } },
  web_order: { web_order_name: { columns: 40, lines: 2 } },
  mobile: { mobile_name: { columns: 30, lines: 2 } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Room>>>>;

export type Channel = keyof typeof channels;
export const channelNames = ['ticket', 'touch_screen', 'virtual_display', 'desk', 'monitor', 'statistics', 'web_order', 'mobile'] as const;

/** Texts that are on their own: an empty one is left out instead of falling back to the name. */
const withoutFallback: readonly string[] = ['ticket_line_pre', 'ticket_line_pos'];

export type ChannelText = Fitted & {
  readonly field: string;
  readonly text: string;
  readonly room: Room;
  /** Nothing was written for the channel: it shows the name of the service. */
  readonly isFallback: boolean;
};

/** What each text of a channel shows of the service. */
export function channelTexts(channel: Channel, service: Readonly<Record<string, unknown>>): readonly ChannelText[] {
  return Object.entries<Room>(channels[channel]).map(([field, room]) => {
    const own = textIn(service[field]);
    const isFallback = own === '' && !withoutFallback.includes(field);
    const text = isFallback ? textIn(service['name']) : own;
    return { field, text, room, isFallback, ...fitText(text, room) };
  });
}

/** Whether the service is hidden from the channel by its own settings. */
export function isHidden(channel: Channel, service: Readonly<Record<string, unknown>>): boolean {
  if (channel === 'web_order') return service['web_order'] !== true || service['show_in_web_ordering'] === false;
  return channel === 'mobile' && service['show_in_mobile_app'] === false;
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** How much text something shows: so many lines of so many letters. */
export type Room = { readonly columns: number; readonly lines: number };
export type Fitted = { readonly lines: readonly string[]; readonly isCut: boolean };

/** The text as it is broken into the lines that there are: between words, and within one that is longer than a line. What does not fit ends in three dots. */
export function fitText(text: string, { columns, lines }: Room): Fitted {
  const broken = brokenInto(text, columns);
  if (broken.length <= lines) return { lines: broken, isCut: false };
  const last = Array.from(broken.slice(lines - 1).join(' '))
    .slice(0, columns - 1)
    .join('');
  return { lines: [...broken.slice(0, lines - 1), `${last.trimEnd()}…`], isCut: true };
}

function brokenInto(text: string, columns: number): readonly string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (Array.from(longer).length <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') broken.push(line);
    const letters = Array.from(word);
    while (letters.length > columns) broken.push(letters.splice(0, columns).join(''));
    line = letters.join('');
  }
  return line === '' ? broken : [...broken, line];
}
