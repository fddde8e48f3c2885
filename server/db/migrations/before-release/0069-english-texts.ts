import { migrationOf, splitStatements } from '../step/migration.ts';

const statements = `
alter table services add column web_order_name_en text;

alter table orders add column language text not null default 'cs';

alter table orders alter column language drop default;

alter table web_groups add column name_en text;

alter table web_groups add column text_en text;

alter table web_stores add column heading_en text;

alter table web_stores add column text_en text;

alter table templates add column subject_en text;

alter table templates add column content_en text;

alter table notifications add column subject_en text;

alter table notifications add column content_en text;

alter table web_order_settings add column office_name_en text;

alter table web_order_settings add column service_title_en text;

alter table web_order_settings add column service_text_en text;

alter table web_order_settings add column time_title_en text;

alter table web_order_settings add column time_text_en text;

alter table web_order_settings add column form_title_en text;

alter table web_order_settings add column form_text_en text;

alter table web_order_settings add column confirmation_title_en text;

alter table web_order_settings add column confirmation_text_en text;

alter table web_order_settings add column confirm_text_en text;

alter table web_order_settings add column terms_file_en text;

alter table web_order_settings add column checkbox_text_en text;

alter table services add constraint services_web_order_name_en_check CHECK ((char_length(web_order_name_en) <= 80));

alter table orders add constraint orders_language_check CHECK ((language = ANY (ARRAY['cs'::text, 'en'::text])));

alter table web_groups add constraint web_groups_name_en_check CHECK ((char_length(name_en) <= 80));

alter table web_groups add constraint web_groups_text_en_check CHECK ((char_length(text_en) <= 500));

alter table web_stores add constraint web_stores_heading_en_check CHECK ((char_length(heading_en) <= 120));

alter table web_stores add constraint web_stores_text_en_check CHECK ((char_length(text_en) <= 2000));

alter table templates add constraint templates_subject_en_check CHECK ((char_length(subject_en) <= 200));

alter table templates add constraint templates_content_en_check CHECK ((char_length(content_en) <= 20000));

alter table notifications add constraint notifications_subject_en_check CHECK ((char_length(subject_en) <= 200));

alter table notifications add constraint notifications_content_en_check CHECK ((char_length(content_en) <= 20000));

alter table web_order_settings add constraint web_order_settings_office_name_en_check CHECK ((char_length(office_name_en) <= 120));

alter table web_order_settings add constraint web_order_settings_service_title_en_check CHECK ((char_length(service_title_en) <= 120));

alter table web_order_settings add constraint web_order_settings_service_text_en_check CHECK ((char_length(service_text_en) <= 2000));

alter table web_order_settings add constraint web_order_settings_time_title_en_check CHECK ((char_length(time_title_en) <= 120));

alter table web_order_settings add constraint web_order_settings_time_text_en_check CHECK ((char_length(time_text_en) <= 2000));

alter table web_order_settings add constraint web_order_settings_form_title_en_check CHECK ((char_length(form_title_en) <= 120));

alter table web_order_settings add constraint web_order_settings_form_text_en_check CHECK ((char_length(form_text_en) <= 2000));

alter table web_order_settings add constraint web_order_settings_confirmation_title_en_check CHECK ((char_length(confirmation_title_en) <= 120));

alter table web_order_settings add constraint web_order_settings_confirmation_text_en_check CHECK ((char_length(confirmation_text_en) <= 2000));

alter table web_order_settings add constraint web_order_settings_confirm_text_en_check CHECK ((char_length(confirm_text_en) <= 2000));

alter table web_order_settings add constraint web_order_settings_terms_file_en_check CHECK ((char_length(terms_file_en) <= 64));

alter table web_order_settings add constraint web_order_settings_checkbox_text_en_check CHECK ((char_length(checkbox_text_en) <= 2000));
`;

/** English variants of the texts that clients read, and the language in which an order was made. */
export const englishTexts = migrationOf(() => splitStatements(statements));
