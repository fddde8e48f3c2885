import { type JSX, useRef } from 'react';
import { fileAddress } from '../../../contract/rules/files/file-digest.ts';
import { imagePlaces, type TicketPicture as Picture, ticketLimits } from '../../../contract/rules/kiosk/ticket/tickets.ts';
import { FileUses } from '../../crud/fields/files/file-uses.tsx';
import { useImageUpload } from '../../kiosk-design/use-image-upload.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useTicketWords } from './state/ticket-words.ts';
import { BoundedNumber, Choice } from './ticket-fields.tsx';

type PictureProps = {
  readonly picture: Picture | null;
  /** Width of the stored image in pixels; null while it is unknown. */
  readonly pixels: number | null;
  readonly isUnreadable: boolean;
  readonly onChange: (picture: Picture | null) => void;
};

/** Millimetres that 300 pixels are printed on, a dot for each. */
const usualWidth = 37;

/** The image of a ticket: uploaded at once, used when the tickets are saved. */
export function TicketPicture({ picture, pixels, isUnreadable, onChange }: PictureProps): JSX.Element {
  const { image: said } = useTicketWords();
  const input = useRef<HTMLInputElement>(null);
  const { take, fault, isUploading, accept, limitText } = useImageUpload('tickets', (digest) =>
    onChange({ place: 'above', width_mm: usualWidth, ...picture, digest }),
  );
  const isNarrow = pixels !== null && pixels < ticketLimits.sharpPixels;
  return (
    <section className="ticket-picture" aria-label={picture === null ? said.none : said.title[picture.place]}>
      {picture === null || isUnreadable ? null : <img src={fileAddress(picture.digest)} alt="" />}
      <div className="ticket-picture__words">
        <p>{picture === null ? said.none : said.title[picture.place]}</p>
        {picture === null ? (
          <p className="quiet">
            {limitText}. {said.advice}
          </p>
        ) : (
          <p role="status" className={isNarrow || isUnreadable ? 'ticket-warning' : 'quiet'}>
            {isNarrow || isUnreadable ? <Icon name="alert" size={16} /> : null}
            {isUnreadable ? said.unreadable : pixels === null ? '' : isNarrow ? said.narrow(pixels) : said.wide(pixels)}
          </p>
        )}
        {fault === '' ? null : (
          <p className="file-input__refused" role="alert">
            {fault}
          </p>
        )}
      </div>
      {picture === null ? null : (
        <>
          <Choice
            label={said.place}
            value={picture.place}
            options={imagePlaces.map((place) => [place, said.places[place]])}
            onChange={(place) => onChange({ ...picture, place })}
          />
          <BoundedNumber
            label={said.width}
            value={picture.width_mm}
            {...ticketLimits.imageMillimetres}
            onChange={(millimetres) => onChange({ ...picture, width_mm: millimetres })}
          />
        </>
      )}
      <span className="ticket-picture__buttons">
        <Button busy={isUploading} icon="upload" onClick={() => input.current?.click()}>
          {isUploading ? said.uploading : picture === null ? said.add : said.replace}
        </Button>
        {picture === null ? null : <FileUses digest={picture.digest} of={said.title[picture.place]} />}
        {picture === null ? null : (
          <Button tone="plain" onClick={() => onChange(null)}>
            {said.remove}
          </Button>
        )}
      </span>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </section>
  );
}
