import { type JSX, useId, useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  designFor,
  type KioskTickets,
  lineTypes,
  lostServices,
  newTickets,
  type TicketDesign,
  type TicketLine,
  withDesign,
  withoutOwnDesign,
} from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { useServiceFaults } from '../../branch-status/branch-faults.ts';
import { OpenedRecord } from '../../crud/record/opened-record.tsx';
import { KioskFrame } from '../../kiosk-design/kiosk-frame.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { LineTable } from './line-table.tsx';
import { TicketPreview } from './preview/ticket-preview.tsx';
import { useDrawnTicket } from './preview/use-drawn-ticket.ts';
import { newTicketTexts, useTicketWords } from './state/ticket-words.ts';
import { useTicketHistory } from './state/use-ticket-history.ts';
import { type TicketedKiosk, useTicketedKiosk } from './state/use-ticketed-kiosk.ts';
import { TicketCode } from './ticket-code.tsx';
import { TicketHeader } from './ticket-header.tsx';
import { TicketPicture } from './ticket-picture.tsx';
import './kiosk-tickets.css';

/** `/touch-screens/{storeId}/tickets/{touchScreenId}`: what a kiosk prints, written by an administrator. */
export function KioskTicketsScreen(): JSX.Element {
  return (
    <KioskFrame>
      <OfKiosk />
    </KioskFrame>
  );
}

function OfKiosk(): JSX.Element {
  const said = useTicketWords();
  const { storeId = '', touchScreenId = '' } = useParams();
  const found = useTicketedKiosk(Number(storeId), Number(touchScreenId));
  return (
    <OpenedRecord found={found} words={said} icon="touchScreen" list="/touch-screens">
      {(kiosk) => <TicketEditor key={`${storeId} ${touchScreenId}`} kiosk={kiosk} />}
    </OpenedRecord>
  );
}

/** The tickets of one kiosk: their lines, code and image at the left, the printed ticket at the right. */
function TicketEditor({ kiosk }: { readonly kiosk: TicketedKiosk }): JSX.Element {
  const said = useTicketWords();
  const edited = useTicketHistory(() => kiosk.tickets ?? newTickets(newTicketTexts));
  const tickets = edited.history.present;
  const [serviceId, setServiceId] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const design = designFor(tickets, serviceId);
  const isShared = serviceId !== null && tickets.by_service[String(serviceId)] === undefined;
  const change = (changed: TicketDesign, gesture?: string): void =>
    edited.change(withDesign(tickets, serviceId, changed), gesture === undefined ? null : `${serviceId} ${gesture}`);
  const service = kiosk.services.find(({ id }) => (serviceId === null ? tickets.by_service[String(id)] === undefined : id === serviceId));
  const { drawn, ticket, imageWidth, isImageUnreadable, isFailed } = useDrawnTicket({ kiosk, design, service });
  const faults = useServiceFaults(kiosk.storeId);
  const code = design.code ?? null;
  const lastLine = Math.max(
    0,
    design.lines.findLastIndex(({ type }) => type !== lineTypes.empty),
  );
  return (
    <div className="ticket-editor">
      <TicketHeader kiosk={kiosk} edited={edited} />
      <div className="ticket-editor__left">
        <ServiceChoice kiosk={kiosk} tickets={tickets} serviceId={serviceId} onChoose={setServiceId} />
        <LostServices kiosk={kiosk} tickets={tickets} onChange={(left) => edited.change(left)} />
        {faults.map(({ key, text, way }) => (
          <Notice key={key} tone="warning" title={text}>
            <Link to={way.to}>{way.label}</Link>
          </Notice>
        ))}
        {isShared ? (
          <Notice tone="info" title={said.isUsual}>
            <Button onClick={() => change(tickets.usual)}>{said.makeOwn}</Button>
          </Notice>
        ) : (
          <>
            <LineTable
              codeUnder={code?.under ?? null}
              lines={design.lines}
              open={open}
              onOpen={setOpen}
              onAdd={(at) => {
                setOpen(at);
                const line = design.lines[at];
                if (line !== undefined) change({ ...design, lines: design.lines.with(at, { ...line, type: lineTypes.ownText }) });
              }}
              onChange={(at, line) => change({ ...design, lines: design.lines.with(at, line) }, gestureOf(at, design.lines[at], line))}
            />
            <TicketCode
              code={code}
              last={lastLine}
              values={ticket.values}
              onChange={(changed) =>
                change({ ...design, code: changed }, code === null || changed === null || changed.under !== code.under ? undefined : 'code')
              }
            />
            <TicketPicture
              picture={design.image}
              pixels={imageWidth}
              isUnreadable={isImageUnreadable}
              onChange={(picture) => change({ ...design, image: picture })}
            />
            {serviceId === null ? null : (
              <Button icon="trash" tone="plain" onClick={() => edited.change(withoutOwnDesign(tickets, serviceId))}>
                {said.dropOwn}
              </Button>
            )}
          </>
        )}
      </div>
      <TicketPreview drawn={drawn} isFailed={isFailed} number={ticket.values.cislo ?? ''} open={isShared ? null : open} />
    </div>
  );
}

/** What is typed into a field of a line is undone in one step; undefined for what is chosen. */
function gestureOf(at: number, before: TicketLine | undefined, after: TicketLine): string | undefined {
  const typed = (['text', 'size', 'spacing'] as const).find((name) => before?.[name] !== after[name]);
  return typed === undefined ? undefined : `${at} ${typed}`;
}

type LostProps = {
  readonly kiosk: TicketedKiosk;
  readonly tickets: KioskTickets;
  readonly onChange: (tickets: KioskTickets) => void;
};

/** Tickets of services that were deleted: they stay until a person removes them, because a service may come back from the trash. */
function LostServices({ kiosk, tickets, onChange }: LostProps): JSX.Element | null {
  const { lost: said } = useTicketWords();
  const lost = lostServices(tickets, kiosk.services);
  if (lost.length === 0) return null;
  return (
    <Notice tone="warning" title={said.title(lost.length)}>
      <p>{said.text}</p>
      <Button onClick={() => onChange(lost.reduce(withoutOwnDesign, tickets))}>{said.remove}</Button>
    </Notice>
  );
}

type ServiceChoiceProps = {
  readonly kiosk: TicketedKiosk;
  readonly tickets: KioskTickets;
  readonly serviceId: number | null;
  readonly onChoose: (serviceId: number | null) => void;
};

/** Which ticket is edited: the usual one, or that of a service. */
function ServiceChoice({ kiosk, tickets, serviceId, onChoose }: ServiceChoiceProps): JSX.Element {
  const said = useTicketWords();
  const id = useId();
  const withOwn = kiosk.services.filter((service) => tickets.by_service[String(service.id)] !== undefined);
  return (
    <div className="ticket-of">
      <label htmlFor={id}>{said.of}</label>
      <select
        id={id}
        className="input"
        value={serviceId ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{said.usual(kiosk.services.length - withOwn.length)}</option>
        {kiosk.services.map((service) => (
          <option key={service.id} value={service.id}>
            {service.name}
          </option>
        ))}
      </select>
      <p className="quiet">{withOwn.length === 0 ? said.noOwn : said.withOwn(withOwn.map(({ name }) => name).join(', '))}</p>
    </div>
  );
}
