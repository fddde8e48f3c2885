import type { JSX } from 'preact';
import type { Offer } from '../client/booking-client.ts';
import { useLanguage } from '../words/language.ts';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';

type PageHeadProps = { readonly offer: Offer | undefined; readonly onOtherLanguage: () => void };

/** Whose page it is, and the other language. */
export function PageHead({ offer, onOtherLanguage }: PageHeadProps): JSX.Element {
  const { language, words } = useLanguage();
  const logo = offer?.logo_url ?? null;
  return (
    <header class="head" aria-label={words.title}>
      <div>
        {logo === null ? <Icon name="office" size={28} /> : <img src={logo} alt="" class="head__logo" />}
        <span class="head__name">
          <b>{words.title}</b>
          {offer === undefined ? null : <LocalizedText as="small" name={offer.office_name} english={offer.office_name_en} />}
        </span>
        <button type="button" class="as-link" lang={language === 'cs' ? 'en' : 'cs'} onClick={onOtherLanguage}>
          {words.otherLanguage}
        </button>
      </div>
    </header>
  );
}
