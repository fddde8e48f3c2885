import type { ComponentType, JSX } from 'react';
import type { ServiceWords } from '../../../../contract/messages/cs/console/stores/services.ts';
import { ticketNumber } from '../../../../contract/rules/branch/office-rules.ts';
import type { Channel, ChannelText } from '../../../../contract/rules/services/channels.ts';
import { type Row, textOf } from '../../../crud/core/row.ts';

export type MockUpProps = { readonly draft: Row; readonly texts: readonly ChannelText[]; readonly said: ServiceWords['channels'] };

/** Small pictures of what a channel looks like, with the texts of the service in them. */
export const mockUps: Readonly<Record<Channel, ComponentType<MockUpProps>>> = {
  ticket: Ticket,
  touch_screen: TouchScreen,
  virtual_display: VirtualDisplay,
  desk: Desk,
  monitor: Monitor,
  statistics: Statistics,
  web_order: WebOrder,
  mobile: Mobile,
};

function Lines({ of: text, unnamed = '' }: { readonly of: ChannelText | undefined; readonly unnamed?: string }): JSX.Element | null {
  const shown = text === undefined || text.lines.length === 0 ? unnamed : text.lines.join('\n');
  return shown === '' ? null : <span className="mock__lines">{shown}</span>;
}

/** A number that is typed, or another one while there is none. */
function wholeOf(value: unknown, other: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : other;
}

/** The number of the first ticket, as it is printed. */
function numberOf(draft: Row): string {
  const from = wholeOf(draft['number_from'], 1);
  return ticketNumber(
    { ticket_prefix: textOf(draft['ticket_prefix']).toUpperCase(), number_from: from, number_to: wholeOf(draft['number_to'], from) },
    0,
  );
}

function Ticket({ draft, texts: [pre, name, post], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--ticket">
      <span className="mock__small">
        <Lines of={pre} />
      </span>
      <strong className="mock__wide">
        <Lines of={name} unnamed={said.unnamed} />
      </strong>
      <span className="mock__number">{numberOf(draft)}</span>
      <span className="mock__small">
        <Lines of={post} />
      </span>
    </div>
  );
}

function TouchScreen({ texts: [name], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--kiosk">
      <span className="mock__button">
        <Lines of={name} unnamed={said.unnamed} />
      </span>
    </div>
  );
}

function VirtualDisplay({ draft, texts: [name], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--display">
      <span>
        <Lines of={name} unnamed={said.unnamed} />
      </span>
      <span className="mock__called">
        {numberOf(draft)} → {said.desk} 3
      </span>
    </div>
  );
}

function Desk({ draft, texts: [name], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--desk">
      <span className="mock__small">{said.nowServed}</span>
      <span className="mock__number">{numberOf(draft)}</span>
      <span>
        <Lines of={name} unnamed={said.unnamed} />
      </span>
    </div>
  );
}

function Monitor({ texts: [name], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--row">
      <span>
        <Lines of={name} unnamed={said.unnamed} />
      </span>
      <span className="mock__small">{said.waiting}</span>
    </div>
  );
}

function Statistics({ texts: [name], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--chart">
      <span>
        <Lines of={name} unnamed={said.unnamed} />
      </span>
      <span className="mock__bar" aria-hidden="true" />
    </div>
  );
}

function WebOrder({ texts: [name], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--web">
      <span className="mock__small">{said.chooseService}</span>
      <span className="mock__choice">
        <span className="mock__radio" aria-hidden="true" />
        <span>
          <Lines of={name} unnamed={said.unnamed} />
        </span>
      </span>
    </div>
  );
}

function Mobile({ texts: [name], said }: MockUpProps): JSX.Element {
  return (
    <div className="mock mock--mobile">
      <strong>
        <Lines of={name} unnamed={said.unnamed} />
      </strong>
      <span className="mock__small">{said.waiting}</span>
    </div>
  );
}
