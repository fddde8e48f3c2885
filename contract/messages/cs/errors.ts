import type { Details, ErrorCode } from '../../errors.ts';
import { numberOf, textOf } from '../details.ts';
import { literal } from '../literal.ts';
import { plural } from '../plural.ts';

/** The name in Czech quotation marks with a space before it, or nothing. */
function named(details: Details): string {
  const name = textOf(details, 'name');
  return name === undefined ? '' : ` „${name}“`;
}

/** How long to wait; from two minutes on in whole minutes. */
function after(seconds: number | undefined): string {
  if (seconds === undefined) return 'za chvíli';
  if (seconds < 120) return `za ${seconds} ${plural(seconds, 'sekundu', 'sekundy', 'sekund')}`;
  const minutes = Math.ceil(seconds / 60);
  return `za ${minutes} ${plural(minutes, 'minutu', 'minuty', 'minut')}`;
}

/** What the central answers when it refuses: what is wrong and what to do next. */
export const errors = {
  bad_request: () => 'Požadavku nerozumíme. Obnovte stránku a zkuste to znovu.',
  unknown_parameter: (details) => `Neznámý parametr${named(details)}. Zkontrolujte adresu.`,
  unknown_field: (details) => `Neznámé pole${named(details)}. Zkontrolujte jeho název.`,
  unknown_sort: (details) => `Podle sloupce${named(details)} nejde řadit. Zvolte jiný.`,
  unknown_filter: (details) => `Filtr${named(details)} neznáme. Zvolte jiný.`,
  invalid_filter: (details) => `Hodnotě filtru${named(details)} nerozumíme. Upravte ji, nebo filtr zrušte.`,
  invalid_range: () => 'Tak daleko seznam nesahá. Přejděte na první stránku, nebo zpřesněte filtr.',
  invalid_json: () => 'Odeslaná data nejdou přečíst. Obnovte stránku a zkuste to znovu.',
  invalid_identifier: () => 'Adresa záznamu není platná. Otevřete ho ze seznamu.',
  Unauthorized: () => 'Nejste přihlášeni. Přihlaste se a zkuste to znovu.',
  invalid_credentials: () => literal.invalidCredentials,
  session_ended: () => literal.signedOut,
  forbidden: () => 'Nemáte dostatečná oprávnění. Požádejte o ně hlavního správce.',
  stage_not_passed: () => 'Přihlášení ještě není u konce. Dokončete ho a zkuste to znovu.',
  foreign_origin: () => 'Požadavek přišel z cizí stránky, proto jsme ho odmítli. Otevřete aplikaci znovu a zopakujte ho.',
  not_found: () => 'Záznam neexistuje, nebo k němu nemáte přístup. Vraťte se do seznamu.',
  unknown_address: () => 'Tato adresa neexistuje. Zkontrolujte, zda je napsaná správně.',
  method_not_allowed: () => 'Tuto operaci tady provést nejde. Vraťte se do seznamu.',
  not_acceptable: () => 'V tomto formátu odpovědět neumíme. Vyžádejte si JSON.',
  conflict: () => 'Změna se střetla s jinou. Obnovte stránku a zkuste to znovu.',
  duplicate: () => 'Takový záznam už existuje. Změňte hodnotu, která se opakuje.',
  referenced: (details) => {
    const by = textOf(details, 'by');
    return by === undefined
      ? 'Záznam se používá jinde. Nejprve ho tam nahraďte jiným, pak ho půjde smazat.'
      : `Záznam se používá jinde: ${by}. Nejprve ho tam nahraďte jiným, pak ho půjde smazat.`;
  },
  own_account: () => 'Vlastní účet nejde smazat ani vypnout. Požádejte o to jiného hlavního správce.',
  last_super_administrator: () => 'Toto je poslední aktivní hlavní správce. Nejprve určete jiného.',
  store_code_taken: () => 'Tento kód už má jiná pobočka. Zvolte jiný.',
  store_label_taken: () => 'Tento název už má jiná pobočka. Zvolte jiný.',
  region_name_taken: () => 'Tento název už má jiný region. Zvolte jiný.',
  service_name_taken: () => 'Tento název už má jiná činnost pobočky. Zvolte jiný.',
  desk_number_taken: () => 'Toto číslo už má jiná přepážka pobočky. Zvolte jiné.',
  employee_code_taken: () => 'Tento kód už má jiný zaměstnanec pobočky. Zvolte jiný.',
  user_email_taken: () => 'Tento e-mail už má jiný uživatel. Zvolte jiný.',
  blacklist_recorded: () => 'Tento e-mail nebo doména už v seznamu je. Znovu přidávat nic nemusíte.',
  template_name_taken: () => 'Tento název už má jiná šablona. Zvolte jiný.',
  touch_screen_name_taken: () => 'Tento název už má jiný dotykový kiosek pobočky. Zvolte jiný.',
  virtual_display_name_taken: () => 'Tento název už má jiný virtuální displej pobočky. Zvolte jiný.',
  order_pin_taken: () => 'PIN kód mezitím dostala jiná objednávka. Uložte ji znovu, dostane nový.',
  help_path_taken: () => 'Tuto adresu už má jiné téma nápovědy. Upravte ho, nebo zvolte jinou adresu.',
  link_not_valid: () => 'Odkaz už neplatí. Vyžádejte si nový.',
  changed_meanwhile: () => 'Záznam mezitím uložil někdo jiný. Porovnejte obě verze a vyberte, co má platit.',
  too_large: () => 'Odesílaná data jsou příliš velká. Zmenšete je a zkuste to znovu.',
  unsupported_media_type: () => 'Tento formát dat nepřijímáme. Pošlete JSON.',
  invalid: () => 'Některá pole nejsou vyplněná správně. Opravte je a zkuste to znovu.',
  beyond_own_rights: () => 'Nemůžete udělit víc, než máte sami. Zvolte nižší oprávnění.',
  version_required: () => 'Chybí verze záznamu. Otevřete ho znovu a změnu zopakujte.',
  too_many_requests: (details) => `Příliš mnoho pokusů. Zkuste to znovu ${after(numberOf(details, 'seconds'))}.`,
  internal: () => 'Něco se u nás pokazilo. Zkuste to znovu. Když to nepomůže, sdělte podpoře číslo chyby.',
  unavailable: () => 'Server teď neodpovídá. Zkuste to za chvíli. Když to potrvá, sdělte podpoře číslo chyby.',
} satisfies Record<ErrorCode, (details: Details) => string>;
