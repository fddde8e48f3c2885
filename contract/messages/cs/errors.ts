import type { Details, ErrorCode } from '../../basics/errors.ts';
import { filterGroups } from '../../basics/limits.ts';
import { formatInstant } from '../../rules/time/shown-time.ts';
import { readDetailNumber, readDetailText } from '../basics/details.ts';
import { literal } from '../basics/literal.ts';
import { plural } from '../basics/plural.ts';
import {
  after,
  describeForm,
  describePurpose,
  during,
  formatDetailDay,
  itemAt,
  keyNotChanged,
  licensedThings,
  listNumbers,
  named,
} from './basics/error-details.ts';
import { fileRefusals } from './basics/file-refusals.ts';
import { grammar } from './basics/grammar.ts';
import { orderRefusals } from './order-refusals.ts';

/** What the central answers when it refuses: what is wrong and what to do next. */
export const errors = {
  bad_request: () => 'Požadavku nerozumíme. Obnovte stránku a zkuste to znovu.',
  unknown_parameter: (details) => `Neznámý parametr${named(details)}. Zkontrolujte adresu.`,
  unknown_topic: (details) => `Neznámé téma${named(details)}. Zkontrolujte jeho název.`,
  unknown_field: (details) => `Neznámé pole${named(details)}. Zkontrolujte jeho název.`,
  unknown_sort: (details) => `Podle sloupce${named(details)} nejde řadit. Zvolte jiný.`,
  unknown_filter: (details) => `Filtr${named(details)} neznáme. Zvolte jiný.`,
  invalid_filter: (details) => `Hodnotě filtru${named(details)} nerozumíme. ${describeForm(details) ?? 'Upravte ji, nebo filtr zrušte.'}`,
  invalid_filter_group: (details) =>
    `Skupina podmínek${named(details)} musí být seznam a mít v sobě aspoň jednu podmínku. Doplňte ji, nebo filtr zrušte.`,
  filter_too_deep: (details) =>
    `Skupina podmínek${named(details)} je zanořená příliš hluboko. Skupin v sobě může být nejvýš ${filterGroups.deepest}, zjednodušte filtr.`,
  filter_too_long: (details) =>
    `Filtr má v části${named(details)} příliš mnoho podmínek. Ve skupinách jich může být nejvýš ${filterGroups.mostConditions}, některé odeberte.`,
  invalid_cursor: () => 'Místo, od kterého má seznam pokračovat, neznáme. Načtěte ho znovu od začátku.',
  invalid_range: () => 'Tak daleko seznam nesahá. Přejděte na první stránku, nebo zpřesněte filtr.',
  invalid_json: () => 'Odeslaná data nejdou přečíst. Obnovte stránku a zkuste to znovu.',
  invalid_identifier: () => 'Adresa záznamu není platná. Otevřete ho ze seznamu.',
  invalid_idempotency_key: () => 'Hlavička Idempotency-Key má mít 1 až 255 znaků bez diakritiky. Zvolte jiný klíč.',
  invalid_if_match: () =>
    'Hlavička If-Match má mít jednu verzi záznamu v uvozovkách, jak ji dala hlavička ETag. Pošlete třeba If-Match: "2".',
  precondition_not_taken: (details) => `Podmínku v hlavičce${named(details)} tato operace nevyhodnocuje. Pošlete požadavek bez ní.`,
  ids_or_filter: () => 'Pošlete buď ids, nebo filter, ne obojí.',
  Unauthorized: () => 'Nejste přihlášeni. Přihlaste se a zkuste to znovu.',
  invalid_credentials: () => literal.invalidCredentials,
  session_ended: () => literal.signedOut,
  forbidden: () => 'Nemáte dostatečná oprávnění. Požádejte o ně hlavního správce.',
  proof_needed: (details) => `Zadejte heslo, abyste mohli ${describePurpose(details)}.`,
  new_sign_in_needed: () => 'Potvrďte, že jste to vy: odhlaste se a přihlaste se znovu účtem úřadu. Pak to hned zopakujte.',
  stage_not_passed: () => 'Přihlášení ještě není u konce. Dokončete ho a zkuste to znovu.',
  foreign_origin: () => 'Požadavek přišel z cizí stránky, proto jsme ho odmítli. Otevřete aplikaci znovu a zopakujte ho.',
  not_found: () => 'Záznam neexistuje, nebo k němu nemáte přístup. Vraťte se do seznamu.',
  unknown_address: () => 'Tato adresa neexistuje. Zkontrolujte, zda je napsaná správně.',
  method_not_allowed: () => 'Tuto operaci tady provést nejde. Vraťte se do seznamu.',
  conflict: () => 'Změna se střetla s jinou. Obnovte stránku a zkuste to znovu.',
  duplicate: () => 'Takový záznam už existuje. Změňte hodnotu, která se opakuje.',
  referenced: (details) => {
    const by = readDetailText(details, 'by');
    const used = by === undefined ? 'Záznam se používá jinde.' : `Záznam se používá jinde: ${by}.`;
    const off = readDetailText(details, 'switch') === undefined ? '' : ' Má-li se jen přestat používat, zrušte u něj volbu Aktivní.';
    return `${used} Nejprve ho tam nahraďte jiným, pak ho půjde smazat.${off}`;
  },
  change_not_waiting: () => 'Změna už na stažení nečeká. Obnovte seznam.',
  change_downloading: () => 'Pobočka změnu právě stahuje, vzít zpět už nejde. Upravte záznam, pošle se jí nová změna.',
  change_not_applied: () => 'Pobočka změnu dostala a nepřijala. Opravte záznam, oprava se jí pošle.',
  change_overwritten: () => 'Stejné údaje už změnila pozdější změna. Vezměte zpět nejprve ji, nebo všechny změny záznamu najednou.',
  change_of_deleted: () => 'Záznam mezitím někdo smazal. Vezměte zpět nejprve jeho smazání.',
  change_by_action: () => 'Změna má i další následky, například zprávy klientům, proto vzít zpět nejde. Upravte záznam ručně.',
  change_forgotten: () => 'Předchozí hodnoty už se nedochovaly, proto změnu vzít zpět nejde. Upravte záznam ručně.',
  own_account: () => 'U vlastního účtu to udělat nejde. Požádejte o to jiného hlavního správce.',
  last_super_administrator: () => 'Toto je poslední aktivní hlavní správce. Nejprve určete jiného.',
  playlist_playing: (details) => {
    const more = readDetailNumber(details, 'more');
    const others = more === undefined ? '' : ` a dalších ${more}`;
    return `Playlist se právě přehrává: ${readDetailText(details, 'names') ?? ''}${others}. Nejprve u něj zrušte volbu Aktivní a počkejte, až ho displeje přestanou přehrávat. Pak ho půjde smazat.`;
  },
  service_on_kiosks: (details) => {
    const more = readDetailNumber(details, 'more');
    const others = more === undefined ? '' : ` a dalších ${more}`;
    return `Lístky na tuto činnost vydávají tlačítka kiosků: ${readDetailText(details, 'names') ?? ''}${others}. Nejprve je odeberte ze stránek těchto kiosků, pak ji půjde smazat.`;
  },
  store_code_taken: () => 'Tento kód už má jiná pobočka. Zvolte jiný.',
  store_label_taken: () => 'Tento název už má jiná pobočka. Zvolte jiný.',
  region_name_taken: () => 'Tento název už má jiný region. Zvolte jiný.',
  service_name_taken: () => 'Tento název už má jiná činnost pobočky. Zvolte jiný.',
  aggregate_group_name_taken: () => 'Agregační skupina s tímto názvem už existuje. Zvolte jiný název.',
  desk_number_taken: () => 'Toto číslo už má jiná přepážka pobočky. Zvolte jiné.',
  employee_code_taken: () => 'Tento kód už má jiný zaměstnanec pobočky. Zvolte jiný.',
  copy_seen_otherwise: () => 'Nastavení pobočky se od náhledu změnilo, proto jsme tu nic nezapsali. Zobrazte rozdíly znovu.',
  nothing_to_copy: () => 'Kopírovat není co, žádná činnost tu není. Nejprve nějakou vytvořte, nebo změňte výběr.',
  service_copied_twice: () => 'Vybrali jste dvě činnosti stejného názvu. Zkopíruje se jen první, druhou vynechte.',
  service_desks_missing: (details) =>
    `Pobočka nemá žádnou z přepážek, které činnost obsluhují${listNumbers(details)}. Založte je, nebo kopírujte bez přepážek.`,
  service_numbers_taken: (details) =>
    `${readDetailText(details, 'tickets') === undefined ? 'Stejné lístky' : `Lístky ${readDetailText(details, 'tickets')}`} už tu vydává${named(details) === '' ? ' jiná činnost' : ` činnost${named(details)}`}. Nechte přidělit volné písmeno, nebo změňte čísla.`,
  service_numbers_overlap: (details) => {
    const [tickets, taken, free] = ['tickets', 'taken', 'free'].map((name) => readDetailText(details, name));
    const other = `${named(details) === '' ? 'jinou činností' : `činností${named(details)}`}${taken === undefined ? '' : ` (${taken})`}`;
    const next =
      free === undefined ? 'Pod tímto písmenem už volná čísla nejsou, zvolte jiné' : `Nejblíž jsou volné ${free}, nebo zvolte jiné písmeno`;
    return `Lístky${tickets === undefined ? '' : ` ${tickets}`} se kryjí s ${other}. ${next}.`;
  },
  opening_plans_overlap: (details) =>
    `Platnost se kryje s plánem${named(details)}${during(details)}. V jednom dni může platit jen jeden plán, upravte data.`,
  opening_base_plan_taken: (details) =>
    `Základní plán už pobočka má${named(details) === '' ? '' : `:${named(details)}`}. Upravte ho, nebo tomuto plánu zadejte platnost od nebo do.`,
  default_week_missing: () => 'Výchozí týden je prázdný. Nejprve v něm zadejte úřední hodiny a uložte je.',
  opening_exception_taken: (details) => `Na ${formatDetailDay(details)} už výjimka je. Upravte ji, nebo zvolte jiný den.`,
  day_mark_taken: (details) => `Na ${formatDetailDay(details)} už označení v kalendáři je. Upravte ho, nebo zvolte jiný den.`,
  user_email_taken: () => 'Tento e-mail už má jiný uživatel. Zvolte jiný.',
  kiosk_design_taken: () => 'Tento kiosek už vzhled má. Otevřete ten.',
  playlist_items_invalid: ({ problem, place }) =>
    problem === 'length'
      ? `${itemAt(place)} má délku zobrazení mimo povolené meze. Zadejte 1 sekundu až 4 hodiny.`
      : 'Položky playlistu nemají správný tvar. Otevřete playlist v editoru a uložte ho odtud.',
  playlist_item_kind: ({ place }) =>
    `${itemAt(place)} je označena jako jiný druh souboru, než kterým je. Odeberte ji a přidejte soubor znovu.`,
  playlist_button_gone: () =>
    'Playlist míří na tlačítko, které na kioscích vybraných poboček není. Odeberte ho z cílů, nebo přidejte pobočku kiosku.',
  kiosk_pages_invalid: () => 'Stránky kiosku nemají správný tvar. Otevřete je v editoru stránek a uložte je odtud.',
  kiosk_tickets_invalid: () => 'Lístky kiosku nemají správný tvar. Otevřete je v editoru lístků a uložte je odtud.',
  display_design_invalid: () => 'Vzhled displeje nemá správný tvar. Nastavte ho na obrazovce Vyvolávání a zvuk a uložte odtud.',
  display_tag_unknown: (details) =>
    `Text hlášení má údaj, který neznáme: ${readDetailText(details, 'tag') ?? ''}. Použít jde {cislo} a {prepazka}.`,
  kiosk_pages_faulty: ({ count }) =>
    `Stránky kiosku mají ${count ?? 'několik'} chyb, které brání uložení. Ukáže je Kontrola v editoru stránek.`,
  booking_plan_taken: () => 'Tato činnost nebo skupina už na pobočce plán objednávání má. Upravte ten.',
  booking_plan_itself: () => 'Tohle je plán, ze kterého se kopíruje, proto se tu nic nemění.',
  booking_plan_seen_otherwise: () => 'Plán se od náhledu změnil, proto jsme tu nic nezapsali. Zobrazte rozdíly znovu.',
  web_group_name_taken: () => 'Skupina s tímto názvem už existuje. Zvolte jiný název.',
  web_store_taken: () => 'Tato pobočka už své nastavení má. Upravte to.',
  blacklist_recorded: () => 'Tento e-mail nebo doména už v seznamu je. Znovu přidávat nic nemusíte.',
  template_name_taken: () => 'Tento název už má jiná šablona. Zvolte jiný.',
  touch_screen_name_taken: () => 'Tento název už má jiný dotykový kiosek pobočky. Zvolte jiný.',
  virtual_display_name_taken: () => 'Tento název už má jiný virtuální displej pobočky. Zvolte jiný.',
  ...orderRefusals,
  ...fileRefusals,
  view_name_taken: () => 'Takto pojmenovaný pohled už u tohoto seznamu je. Zvolte jiný název.',
  import_unreadable: (details) => {
    const line = readDetailNumber(details, 'line');
    const where = line === undefined ? '' : ` Nerozumíme mu od řádku ${line}.`;
    return `Soubor nejde přečíst.${where} Uložte ho znovu jako CSV nebo XLSX bez hesla a zkuste to znovu.`;
  },
  import_empty: () => 'V souboru nejsou žádné řádky s údaji. Zkontrolujte, že jste vybrali správný soubor.',
  import_too_long: (details) => {
    const limit = readDetailNumber(details, 'limit');
    const most = limit === undefined ? '' : ` Najednou jde načíst nejvýš ${limit} ${details['columns'] === 1 ? 'sloupců' : 'řádků'}.`;
    return `Soubor je příliš velký.${most} Rozdělte ho na víc menších.`;
  },
  import_key_missing: (details) => `Přiřaďte sloupec k poli${named(details)}, podle něj se řádky poznají.`,
  import_busy: () => 'S tímto importem se právě pracuje. Počkejte, až úloha skončí, nebo ji zrušte.',
  import_not_checked: () => 'Řádky ještě nejsou zkontrolované. Spusťte nejprve kontrolu.',
  import_has_wrong_rows: () => 'Některé řádky jsou chybné. Opravte je v souboru, nebo uložte jen ty dobré.',
  import_rows_erased: () => 'Řádky tohoto souboru jsou den po uložení smazané, aby v něm nezůstaly osobní údaje. Nahrajte soubor znovu.',
  import_row_erased: () => 'Údaje v tomto řádku jsou vymazané na žádost klienta.',
  task_finished: () => 'Úloha už skončila, zrušit ji nejde. Obnovte stránku.',
  task_not_failed: () => 'Opakovat jde jen úlohu, která selhala nebo byla zrušena. Obnovte stránku.',
  task_interrupted: () => 'Server při této úloze opakovaně skončil. Spusťte ji znovu. Když to nepomůže, obraťte se na podporu.',
  task_owner_blocked: () => 'Účet, kterému úloha patří, je vypnutý. Zapněte ho a úlohu spusťte znovu.',
  taken_meanwhile: (details) => `Hodnotu${named(details)} mezitím dostal jiný záznam. Nejprve ji u něj změňte, pak půjde tento obnovit.`,
  too_early: (details) => {
    const from = readDetailText(details, 'from');
    return `Na to je ještě brzy. Provést to půjde ${from === undefined ? 'později' : `od ${formatInstant(from)}`}.`;
  },
  too_late: (details) => {
    const until = readDetailText(details, 'until');
    return `Na to už je pozdě. Provést to šlo ${until === undefined ? 'jen krátce' : `do ${formatInstant(until)}`}.`;
  },
  step_of_branch: () => 'Tento krok ohlásil kiosek nebo přepážka pobočky, odsud ho vrátit nejde. Řekněte si o to u přepážky.',
  wrong_state: (details) => {
    const [what, is] = [readDetailText(details, 'what'), readDetailText(details, 'is')];
    if (what === undefined || is === undefined)
      return 'V tomto stavu to už provést nejde. Obnovte stránku a podívejte se, co se mezitím stalo.';
    return readDetailNumber(details, 'idle') === undefined
      ? `${what}: ${is}. V tomto stavu to provést nejde.`
      : `${what}: ${is}. Není co dělat.`;
  },
  licence_full: (details) => {
    const licensed = readDetailNumber(details, 'licensed') ?? 0;
    return `Licence pobočky dovoluje ${licensedThings(readDetailText(details, 'kind'), licensed)} a víc jich přidat nejde. Nejprve něco vyřaďte z provozu, nebo si pořiďte větší licenci.`;
  },
  licence_ended: (details) =>
    `Licence pobočky skončila ${readDetailText(details, 'day') ?? 'dříve'}. Co běží, běží dál, ale nové přepážky, displeje a kiosky přidat nejde. Vložte nový licenční klíč na kartě Licence.`,
  licence_key_malformed: () => `${keyNotChanged} není celý, nebo to licenční klíč není. Zkopírujte ho znovu i se začátkem a koncem.`,
  licence_key_newer: () => `${keyNotChanged} je novější, než této verzi aplikace rozumíme. Nejprve aplikaci aktualizujte.`,
  licence_issuer_missing: () =>
    'Licenční klíč jsme nezměnili: server nezná vydavatele licencí. Požádejte správce serveru, ať nastaví jeho veřejný klíč v LICENCE_PUBLIC_KEY.',
  licence_key_signature: () => `${keyNotChanged} nemá platný podpis. Ověřte, že je od dodavatele a že ho nikdo neupravil.`,
  licence_key_serial: (details) =>
    `${keyNotChanged} patří k sériovému číslu ${readDetailText(details, 'given') ?? '?'}, pobočka má ${readDetailText(details, 'expected') ?? '?'}. Vyžádejte si klíč pro tuto pobočku.`,
  licence_key_expired: (details) => `${keyNotChanged} platil jen do ${readDetailText(details, 'day') ?? '?'}. Vyžádejte si nový.`,
  backup_not_complete: () => 'Záloha není dokončená. Počkejte, až se dokončí, nebo vytvořte jinou.',
  backup_busy: () => 'Pobočka se právě obnovuje ze zálohy. Počkejte, až obnova skončí.',
  backups_full: (details) =>
    `Pobočka už má ${readDetailText(details, 'most') ?? '?'} záloh, další se nevejde. Smažte ty, které už nepotřebujete, a zkuste to znovu.`,
  backup_unreadable: () => 'Zálohu nejde přečíst: soubor je neúplný, nebo to není záloha pobočky. Nic se nezměnilo, použijte jinou.',
  backup_changed: () => 'Záloha je poškozená: kontrolní součet nesouhlasí s obsahem. Nic se nezměnilo, použijte jinou.',
  backup_newer: (details) =>
    `Zálohu vytvořila novější verze aplikace (formát ${readDetailText(details, 'version') ?? '?'}). Nic se nezměnilo, nejprve aplikaci aktualizujte.`,
  backup_other_store: (details) => `Záloha je z jiné pobočky${named(details)}. Nic se nezměnilo, otevřete ji u té, ke které patří.`,
  backup_other_installation: () => 'Záloha je z jiné instalace aplikace, její záznamy by sem nepasovaly. Nic se nezměnilo.',
  backup_invalid: () => 'Obsah zálohy neodpovídá tomu, co aplikace ukládá. Nic se nezměnilo, použijte jinou.',
  backup_collides: () => 'Pobočku nejde celou obnovit, některé záznamy se střetávají s jinými. Nic se nezměnilo, podívejte se na rozdíly.',
  whole_backup_off: () =>
    'Zálohy celku nejsou zapnuté. Nastavte na serveru proměnnou BACKUP_DIR na složku pro zálohy a server restartujte.',
  person_expected: () => 'Klient teprve přijde. Nejdřív zrušte jeho objednávky.',
  erasure_not_noted: () =>
    'Výmaz se nepodařilo zapsat do seznamu vedle záloh, proto se nic nevymazalo. Zkontrolujte na serveru místo a práva ke složkám DATA_DIR a BACKUP_DIR.',
  whole_backup_underway: () => 'Jedna záloha celku se právě vytváří. Počkejte, až skončí.',
  backup_seen_otherwise: () => 'Nastavení pobočky se mezitím změnilo. Podívejte se na rozdíly znovu a obnovu potvrďte.',
  in_flight: () => 'Stejný požadavek se právě zpracovává. Počkejte chvíli a zkuste to znovu.',
  passkey_refused: () => 'Přístupový klíč se nepodařilo ověřit. Zkuste to znovu, nebo použijte jiný způsob.',
  too_many_passkeys: () => 'Víc přístupových klíčů přidat nejde. Některý, který už nepoužíváte, nejprve odeberte.',
  message_not_failed: () => 'Znovu poslat jde jen zprávu, která nešla odeslat a ještě platí. Načtěte ji znovu.',
  message_not_resendable: () =>
    'Tuto zprávu poslat nejde: objednávka se mezitím změnila nebo už proběhla, klient nemá adresu, zprávy jsou vypnuté, nebo chybí aktivní šablona. Načtěte objednávku znovu.',
  message_not_written: () =>
    'O této změně se klientovi nepíše, vaše zpráva by k němu nedošla. Uložte změnu bez zprávy, nebo klientovi zavolejte.',
  message_cleared: () => 'Odkaz nebo kód v této zprávě už neplatí nebo v ní žádný není.',
  link_not_valid: () => 'Odkaz už neplatí. Vyžádejte si nový.',
  changed_meanwhile: () => 'Záznam mezitím uložil někdo jiný. Porovnejte obě verze a vyberte, co má platit.',
  too_large: () => 'Odesílaná data jsou příliš velká. Zmenšete je a zkuste to znovu.',
  unsupported_media_type: () => 'Tento formát dat tady nepřijímáme. Pošlete JSON, soubor jako application/octet-stream.',
  invalid: () => 'Některá pole nejsou vyplněná správně. Opravte je a zkuste to znovu.',
  beyond_own_rights: () => 'Tento účet má vyšší oprávnění než vy. O změnu požádejte hlavního správce.',
  inactive_account: () => 'Neaktivnímu uživateli pozvánku poslat nejde. Nejprve ho zapněte.',
  too_many_preferences: () => 'Víc vlastních nastavení si uložit nejde. Některá vraťte na výchozí.',
  too_many_views: (details) => {
    const limit = readDetailNumber(details, 'limit');
    const most =
      limit === undefined
        ? 'Víc pohledů si u tohoto seznamu uložit nejde.'
        : `U jednoho seznamu si můžete uložit nejvýš ${limit} ${plural(limit, 'pohled', 'pohledy', 'pohledů')}.`;
    return `${most} Některý, který už nepotřebujete, nejprve smažte.`;
  },
  too_many_rows: (details) => {
    const limit = readDetailNumber(details, 'limit');
    const fits = limit === undefined ? 'Tolik řádků se do souboru nevejde.' : `Do souboru se vejde nejvýš ${grammar.number(limit)} řádků.`;
    return `${fits} Zpřesněte filtr, nebo zvolte CSV.`;
  },
  bulk_too_large: (details) => {
    const [count, max] = [readDetailNumber(details, 'count'), readDetailNumber(details, 'max')];
    if (count === undefined || max === undefined) return 'Najednou je toho příliš mnoho. Zpřesněte filtr a postupujte po částech.';
    return `Najednou jde změnit nejvýše ${grammar.number(max)} ${plural(max, 'záznam', 'záznamy', 'záznamů')}, vybráno je ${grammar.number(count)}. Zpřesněte filtr a postupujte po částech.`;
  },
  idempotency_key_reused: () =>
    'Tento požadavek už jednou prošel s jinými hodnotami. Podívejte se do seznamu, co se uložilo, a teprve pak ho pošlete znovu.',
  version_required: () => 'Chybí verze záznamu. Otevřete ho znovu a změnu zopakujte.',
  too_many_requests: (details) => `Příliš mnoho pokusů. Zkuste to znovu ${after(readDetailNumber(details, 'seconds'))}.`,
  code_too_soon: (details) => `Další kód vám můžeme poslat ${after(readDetailNumber(details, 'seconds'))}.`,
  too_many_exports: () => 'Víc exportů najednou spustit nejde. Počkejte, až některý skončí, nebo ho zrušte.',
  internal: () => 'Něco se u nás pokazilo. Zkuste to znovu. Když to nepomůže, sdělte podpoře číslo chyby.',
  busy: () => 'Právě se přihlašuje příliš mnoho lidí najednou. Zkuste to za chvíli znovu.',
  disk_full: () =>
    'Na disku serveru není místo, proto se teď nic neukládá; číst můžete dál. Nezavírejte rozepsaný formulář, požádejte správce serveru, ať místo uvolní, a uložte znovu.',
  disk_low: () =>
    'Na disku serveru zbývá málo místa, proto teď nejde nahrávat soubory, importovat ani zálohovat. Požádejte správce serveru, ať místo uvolní; ostatní práce pokračuje.',
  read_only: () =>
    'Databáze teď dovoluje jen čtení, proto se nic neuložilo. Nezavírejte rozepsaný formulář a zkuste to za chvíli znovu. Když to potrvá, sdělte podpoře číslo chyby.',
  unavailable: () => 'Server teď neodpovídá. Zkuste to za chvíli. Když to potrvá, sdělte podpoře číslo chyby.',
} satisfies Record<ErrorCode, (details: Details) => string>;
