import { describe, expect, it } from 'vitest';
import { pageOfSettings } from '../../../../contract/rules/booking-page/page-of-settings.ts';
import { fileAddress } from '../../../../contract/rules/files/file-digest.ts';

const steps = ['service', 'time', 'form', 'confirmation'] as const;
const digest = 'a'.repeat(64);

describe('the booking page by its settings', () => {
  it('has nothing of its own without any', () => {
    const none = { title: null, title_en: null, text: null, text_en: null };
    const notAsked = { shown: false, required: false };
    expect(pageOfSettings({})).toEqual({
      office_name: null,
      office_name_en: null,
      texts: { service: none, time: none, form: none, confirmation: none, confirm_text: null, confirm_text_en: null },
      form: { name: notAsked, phone: notAsked, note: notAsked, checkbox: { ...notAsked, text: null, text_en: null } },
      show_map: false,
      confirmation_minutes: 60,
      logo_url: null,
      terms_url: null,
      terms_url_en: null,
    });
  });

  it('says each text where it belongs, and takes what is empty or no text for none', () => {
    const parts = ['title', 'title_en', 'text', 'text_en'] as const;
    const texts = Object.fromEntries(steps.flatMap((step) => parts.map((part) => [`${step}_${part}`, `the ${step}_${part}`])));
    const others = { office_name: 'Radnice', confirm_text: 'Potvrďte', checkbox_text: 'Souhlasím' };
    const english = { office_name_en: 'Town hall', confirm_text_en: 'Confirm', checkbox_text_en: 'I agree' };
    const page = pageOfSettings({ ...texts, ...others, ...english });
    for (const step of steps) expect(page.texts[step]).toEqual(Object.fromEntries(parts.map((part) => [part, `the ${step}_${part}`])));
    expect([page.office_name, page.texts.confirm_text, page.form.checkbox.text]).toEqual(Object.values(others));
    expect([page.office_name_en, page.texts.confirm_text_en, page.form.checkbox.text_en]).toEqual(Object.values(english));
    expect(pageOfSettings({ office_name: '', confirm_text: 7 })).toMatchObject({ office_name: null, texts: { confirm_text: null } });
  });

  it.each(['name', 'phone', 'note', 'checkbox'] as const)(
    'asks for %s by its own switches, and demands nothing that is not shown',
    (field) => {
      const asked = (shown: unknown, required: unknown) =>
        pageOfSettings({ [`${field}_shown`]: shown, [`${field}_required`]: required }).form;
      expect(asked(true, true)[field]).toMatchObject({ shown: true, required: true });
      expect(asked(true, false)[field]).toMatchObject({ shown: true, required: false });
      expect(asked(false, true)[field]).toMatchObject({ shown: false, required: false });
      expect(asked('yes', 'yes')[field]).toMatchObject({ shown: false, required: false });
      const { name, phone, note, checkbox } = asked(true, true);
      expect([name, phone, note, checkbox].filter(({ shown }) => shown)).toHaveLength(1);
    },
  );

  it('gives the map, the minutes and the addresses of files', () => {
    expect(pageOfSettings({ show_map: true, email_confirmation_timeout: 15, logo_file: digest, terms_file: null })).toMatchObject({
      show_map: true,
      confirmation_minutes: 15,
      logo_url: fileAddress(digest),
      terms_url: null,
    });
    expect(pageOfSettings({ terms_file: digest }).terms_url).toBe(fileAddress(digest));
    expect(pageOfSettings({ terms_file_en: digest })).toMatchObject({ terms_url: null, terms_url_en: fileAddress(digest) });
  });
});
