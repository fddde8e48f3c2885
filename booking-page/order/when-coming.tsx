import type { JSX } from 'preact';
import { formatPhone } from '../../contract/rules/text/contact.ts';
import type { ClientOrder, Offer } from '../client/booking-client.ts';
import { Address, formatPlaceAddress, MapLink } from '../parts/address.tsx';
import { Icon } from '../parts/icon.tsx';
import { LocalizedText } from '../parts/localized-text.tsx';
import { useLanguage } from '../words/language.ts';

/** What to know for the visit: what to do with the PIN, what the agenda says of what to bring, the way there, whom to call. */
export function WhenComing({ order, offer }: { readonly order: ClientOrder; readonly offer: Offer }): JSX.Element {
  const { words } = useLanguage();
  const { store } = order;
  const offered = offer.stores.find(({ id }) => id === store.id);
  const agendas = offer.services.find(({ id }) => id === order.service.id)?.group_ids ?? [];
  return (
    <aside class="summary">
      <h2>{words.order.comingTitle}</h2>
      <ul class="coming">
        <li>
          <Icon name="clock" />
          <span>{store.has_kiosk ? words.order.enterPin : words.order.sayPin}</span>
        </li>
        {offer.groups.map(({ id, text, text_en }) =>
          text === null || !agendas.includes(id) ? null : (
            <li key={id}>
              <Icon name="check" />
              <LocalizedText name={text} english={text_en} />
            </li>
          ),
        )}
        {formatPlaceAddress(store) === '' ? null : (
          <li>
            <Icon name="place" />
            <span>
              <LocalizedText name={store.name} english={store.name_en} />, <Address of={store} />
              {offered === undefined ? null : <LocalizedText as="small" name={offered.text} english={offered.text_en} />}
              {offer.show_map && offered !== undefined ? <MapLink store={offered} /> : null}
            </span>
          </li>
        )}
        {store.phone === null ? null : (
          <li>
            <Icon name="phone" />
            <a href={`tel:${store.phone.replaceAll(/\s/gu, '')}`}>{words.order.phone(formatPhone(store.phone))}</a>
          </li>
        )}
      </ul>
      <p class="quiet">{words.order.keepLink}</p>
    </aside>
  );
}
