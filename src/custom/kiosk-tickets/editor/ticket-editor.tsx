import { useQuery } from '@tanstack/react-query';
import { type JSX, useId, useMemo, useState } from 'react';
import { newTickets } from '../../../../contract/rules/kiosk/ticket/default-design.ts';
import {
  designFor,
  type KioskTickets,
  type TicketDesign,
  withDesign,
  withoutOwnDesign,
} from '../../../../contract/rules/kiosk/ticket/tickets.ts';
import { useClock } from '../../../crud/vocabulary/clock.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { LineTable } from '../lines/line-table.tsx';
import { TicketPicture } from '../picture/ticket-picture.tsx';
import { readPixels } from '../preview/ticket-canvas.ts';
import { TicketPreview } from '../preview/ticket-preview.tsx';
import { TicketHeader } from '../saving/ticket-header.tsx';
import { sampleTicket } from '../state/sample-ticket.ts';
import { newTicketTexts, useTicketWords } from '../state/ticket-words.ts';
import type { TicketedKiosk } from '../state/use-ticketed-kiosk.ts';

/** The tickets of one kiosk: their lines and image at the left, the printed ticket at the right. */
export function TicketEditor({ kiosk }: { readonly kiosk: TicketedKiosk }): JSX.Element {
  const said = useTicketWords();
  const { language } = useWords();
  const now = useClock();
  const [opened] = useState(now);
  const [tickets, setTickets] = useState<KioskTickets>(() => kiosk.tickets ?? newTickets(newTicketTexts));
  const [serviceId, setServiceId] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const design = designFor(tickets, serviceId);
  const isShared = serviceId !== null && tickets.by_service[String(serviceId)] === undefined;
  const change = (changed: TicketDesign): void => setTickets(withDesign(tickets, serviceId, changed));
  const image = useImage(design);
  const service = kiosk.services.find(({ id }) => (serviceId === null ? tickets.by_service[String(id)] === undefined : id === serviceId));
  const ticket = useMemo(
    () => sampleTicket(said, { kiosk, service, now: opened, language: language === 'en' ? 'en' : 'cs' }),
    [said, kiosk, service, opened, language],
  );
  return (
    <div className="ticket-editor">
      <TicketHeader kiosk={kiosk} tickets={tickets} onReplace={setTickets} />
      <div className="ticket-editor__left">
        <ServiceChoice kiosk={kiosk} tickets={tickets} serviceId={serviceId} onChoose={setServiceId} />
        {isShared ? (
          <Notice tone="info" title={said.isUsual}>
            <Button onClick={() => change(tickets.usual)}>{said.makeOwn}</Button>
          </Notice>
        ) : (
          <>
            <LineTable
              lines={design.lines}
              open={open}
              onOpen={setOpen}
              onChange={(at, line) => change({ ...design, lines: design.lines.with(at, line) })}
            />
            <TicketPicture
              picture={design.image}
              pixels={image.data?.width ?? null}
              isUnreadable={image.error !== null}
              onChange={(picture) => change({ ...design, image: picture })}
            />
            {serviceId === null ? null : (
              <Button icon="trash" tone="plain" onClick={() => setTickets(withoutOwnDesign(tickets, serviceId))}>
                {said.dropOwn}
              </Button>
            )}
          </>
        )}
      </div>
      <TicketPreview
        design={design}
        ticket={ticket}
        image={design.image === null ? null : (image.data ?? null)}
        open={isShared ? null : open}
      />
    </div>
  );
}

function useImage({ image }: TicketDesign) {
  return useQuery({
    queryKey: ['ticket-image', image?.digest],
    queryFn: () => readPixels(image?.digest ?? ''),
    enabled: image !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
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
