import { fileAddress } from '../files/file-digest.ts';

/** Texts in Czech, and in English where the office wrote them. */
type Heading = {
  readonly title: string | null;
  readonly title_en: string | null;
  readonly text: string | null;
  readonly text_en: string | null;
};
type Asked = { readonly shown: boolean; readonly required: boolean };

/** What the settings of web orders say of the booking page. */
export type SetPage = {
  readonly office_name: string | null;
  readonly office_name_en: string | null;
  readonly texts: {
    readonly service: Heading;
    readonly time: Heading;
    readonly form: Heading;
    readonly confirmation: Heading;
    readonly confirm_text: string | null;
    readonly confirm_text_en: string | null;
  };
  readonly form: {
    readonly name: Asked;
    readonly phone: Asked;
    readonly note: Asked;
    readonly checkbox: Asked & Pick<Heading, 'text' | 'text_en'>;
  };
  readonly show_map: boolean;
  readonly confirmation_minutes: number;
  readonly logo_url: string | null;
  readonly terms_url: string | null;
  readonly terms_url_en: string | null;
};

/** Reads the settings, stored ones or those of a form that is being filled in. What is not shown is not required either. */
export function pageOfSettings(settings: Readonly<Record<string, unknown>>): SetPage {
  const words = (name: string): string | null => {
    const value = settings[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const heading = (step: string): Heading => ({
    title: words(`${step}_title`),
    title_en: words(`${step}_title_en`),
    text: words(`${step}_text`),
    text_en: words(`${step}_text_en`),
  });
  const asked = (name: string): Asked => {
    const isShown = settings[`${name}_shown`] === true;
    return { shown: isShown, required: isShown && settings[`${name}_required`] === true };
  };
  return {
    office_name: words('office_name'),
    office_name_en: words('office_name_en'),
    texts: {
      service: heading('service'),
      time: heading('time'),
      form: heading('form'),
      confirmation: heading('confirmation'),
      confirm_text: words('confirm_text'),
      confirm_text_en: words('confirm_text_en'),
    },
    form: {
      name: asked('name'),
      phone: asked('phone'),
      note: asked('note'),
      checkbox: { ...asked('checkbox'), text: words('checkbox_text'), text_en: words('checkbox_text_en') },
    },
    show_map: settings['show_map'] === true,
    confirmation_minutes: Number(settings['email_confirmation_timeout'] ?? 60),
    logo_url: addressOf(words('logo_file')),
    terms_url: addressOf(words('terms_file')),
    terms_url_en: addressOf(words('terms_file_en')),
  };
}

function addressOf(digest: string | null): string | null {
  return digest === null ? null : fileAddress(digest);
}
