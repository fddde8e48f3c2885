import type { Pause } from '../../operations/report-answer.ts';
import { offerMinutes } from '../../rules/booking/waiting-list.ts';
import { spokenSpan } from '../../rules/orders/spoken-span.ts';
import type { BranchNews, ContactChange, FactorChange, Letters } from '../basics/letters.ts';
import { plural } from '../basics/plural.ts';
import { visitLength } from './basics/visit-length.ts';

const factorChanges: Readonly<Record<FactorChange, string>> = {
  totp_added: 'byla k vašemu účtu přidána ověřovací aplikace',
  totp_removed: 'byla z vašeho účtu odebrána ověřovací aplikace',
  passkey_added: 'byl k vašemu účtu přidán přístupový klíč',
  passkey_removed: 'byl z vašeho účtu odebrán přístupový klíč',
  recovery_codes_made: 'byly k vašemu účtu vytvořeny nové záložní kódy, dřívější už neplatí',
};

const contactChanges: Readonly<Record<ContactChange, string>> = {
  email: 'e-mail, kterým se přihlašujete. Na tuto adresu už vám zprávy chodit nebudou.',
  phone: 'telefon, na který chodí kódy pro přihlášení. Na nový začnou chodit, až ho potvrdíte.',
};

const newsSubjects: Readonly<Record<BranchNews['event'], (news: BranchNews) => string>> = {
  store_silent: ({ store }) => `Pobočka ${store} nekomunikuje`,
  outage: ({ store, what }) => `Výpadek na pobočce ${store}: ${what}`,
  paper_low: ({ store, what }) => `Kiosek na pobočce ${store} potřebuje papír: ${what}`,
};

const newsSentences: Readonly<Record<BranchNews['event'], (news: BranchNews) => string>> = {
  store_silent: ({ store, since }) => `pobočka ${store} nekomunikuje s centrálou. Naposledy se ozvala ${since}.`,
  outage: ({ store, what, since }) => `na pobočce ${store} trvá od ${since} výpadek: ${what}.`,
  paper_low: ({ store, what }) => `na pobočce ${store} došel nebo dochází papír. Kiosek: ${what}.`,
};

const whyNotSent: Readonly<Record<Pause | 'failed', string>> = {
  asked: 'Posílání je pozastavené.',
  owner: 'Účet, kterému patří, není aktivní. Posílání je pozastavené.',
  rights: 'Váš účet už nemá oprávnění k přehledům. Posílání je pozastavené, dokud oprávnění nezískáte a posílání znovu nezapnete.',
  stores:
    'Dotaz se ptá na pobočku, kterou už nemáte ve svém dosahu. Posílání je pozastavené: v dotazu vyberte jiné pobočky, šablonu přepište a posílání znovu zapněte.',
  query: 'Dotaz šablony už nic neznamená. Posílání je pozastavené: dotaz opravte, šablonu přepište a posílání znovu zapněte.',
  failed:
    'Soubor se ani napoprvé, ani při dalších pokusech nepodařilo vytvořit. Příště se odešle podle plánu. Pokud se to zopakuje, řekněte to správci systému.',
};

/** A length of time after „do“: `30 minut`. */
function spanOf(minutes: number): string {
  const { count, unit } = spokenSpan(minutes);
  const forms = { minutes: ['minuty', 'minut'], hours: ['hodiny', 'hodin'], days: ['dne', 'dnů'] } as const;
  const [one, more] = forms[unit];
  return `${count} ${count === 1 ? one : more}`;
}

/** What goes to users by e-mail, in Czech. */
export const letters: Letters = {
  lostPassword: ({ link, minutes }) => ({
    subject: 'Nové heslo do Centrální aplikace',
    body: `Dobrý den,

někdo, nejspíš vy, požádal o nové heslo do Centrální aplikace. Nastavíte ho na adrese:

${link}

Odkaz platí ${minutes} minut a jde použít jen jednou. Pokud jste o nové heslo nežádali, zprávu smažte: vaše heslo platí dál.`,
  }),
  invitation: ({ link, by, hours, until }) => ({
    subject: 'Pozvánka do Centrální aplikace',
    body: `Dobrý den,

máte nový účet v Centrální aplikaci. Pozvánku posílá ${by}. Heslo si nastavíte na adrese:

${link}

Pak se přihlásíte tímto e-mailem a svým heslem. Odkaz platí ${hours} ${plural(hours, 'hodinu', 'hodiny', 'hodin')}, do ${until}, a jde použít jen jednou. Když nestihnete lhůtu, požádejte o nový odkazem „Zapomněli jste heslo?“ nebo o novou pozvánku.

Pokud nevíte, o co jde, zprávu smažte.`,
  }),
  accountBegun: ({ when, address }) => ({
    subject: 'Heslo do Centrální aplikace je nastavené',
    body: `Dobrý den,

${when} bylo z adresy ${address} nastaveno první heslo k vašemu účtu v Centrální aplikaci. Můžete se přihlásit.

Pokud jste to nebyli vy, požádejte hned o nové heslo odkazem „Zapomněli jste heslo?“ a dejte vědět hlavnímu správci.`,
  }),
  passwordChanged: ({ when, address }) => ({
    subject: 'Vaše heslo do Centrální aplikace bylo změněno',
    body: `Dobrý den,

${when} bylo z adresy ${address} změněno vaše heslo do Centrální aplikace. Na ostatních zařízeních jsme vás odhlásili.

Pokud jste to nebyli vy, požádejte hned o nové heslo odkazem „Zapomněli jste heslo?“ a dejte vědět hlavnímu správci.`,
  }),
  tooManyTries: ({ when, address }) => ({
    subject: 'Opakované chybné přihlášení do Centrální aplikace',
    body: `Dobrý den,

${when} se z adresy ${address} někdo opakovaně přihlašoval pod vaším jménem špatným heslem. Na další pokus se teď čeká, pokaždé déle, i se správným heslem.

Pokud jste to byli vy a heslo si nepamatujete, požádejte o nové odkazem „Zapomněli jste heslo?“. Pokud ne, dejte vědět hlavnímu správci.`,
  }),
  accountBlocked: ({ when, address, mayKnownEnter }) => ({
    subject: 'Váš účet v Centrální aplikaci je zablokován',
    body: `Dobrý den,

${when} jsme po příliš mnoha chybných pokusech zablokovali přihlášení k vašemu účtu. Poslední pokus přišel z adresy ${address}.

${mayKnownEnter ? 'V prohlížeči, ve kterém jste se už dříve přihlásili, se přihlásíte i teď. Jinde přístup' : 'Přístup'} obnovíte novým heslem přes odkaz „Zapomněli jste heslo?“, nebo vás odblokuje hlavní správce.`,
  }),
  signedInAfterFailures: ({ when, address, failed }) => ({
    subject: 'Přihlášení do Centrální aplikace po chybných pokusech',
    body: `Dobrý den,

${when} se z adresy ${address} podařilo přihlásit k vašemu účtu, předtím bylo ${failed} chybných pokusů za sebou.

Pokud jste to nebyli vy, požádejte hned o nové heslo odkazem „Zapomněli jste heslo?“ a dejte vědět hlavnímu správci.`,
  }),
  phoneConfirmed: ({ when, address, phone }) => ({
    subject: 'Nový telefon pro přihlášení do Centrální aplikace',
    body: `Dobrý den,

${when} bylo z adresy ${address} k vašemu účtu potvrzeno telefonní číslo ${phone}. Budou na něj chodit kódy pro přihlášení.

Pokud jste to nebyli vy, změňte si hned heslo a dejte vědět hlavnímu správci.`,
  }),
  factorsChanged: ({ when, address, change }) => ({
    subject: 'Změna dvoufázového ověření v Centrální aplikaci',
    body: `Dobrý den,

${when} ${factorChanges[change]} (z adresy ${address}). Na ostatních zařízeních jsme vás odhlásili.

Pokud jste to nebyli vy, změňte si hned heslo a dejte vědět hlavnímu správci.`,
  }),
  recoveryCodeUsed: ({ when, address, left }) => ({
    subject: 'Přihlášení záložním kódem do Centrální aplikace',
    body: `Dobrý den,

${when} se z adresy ${address} někdo přihlásil k vašemu účtu záložním kódem. Nepoužitých kódů zbývá: ${left}.

Pokud jste to nebyli vy, změňte si hned heslo a dejte vědět hlavnímu správci.`,
  }),
  secondFactorReset: ({ when, by }) => ({
    subject: 'Vaše dvoufázové ověření v Centrální aplikaci bylo zrušeno',
    body: `Dobrý den,

${when} vám ${by} zrušil(a) dvoufázové ověření a na všech zařízeních jsme vás odhlásili. Způsoby ověření si po přihlášení nastavíte znovu.

Pokud jste o to nežádali, dejte vědět hlavnímu správci.`,
  }),
  contactChanged: ({ when, by, change }) => ({
    subject: 'Změna údajů k vašemu účtu v Centrální aplikaci',
    body: `Dobrý den,

${when} ${by} změnil(a) u vašeho účtu v Centrální aplikaci ${contactChanges[change]}

Pokud o změně nevíte, dejte hned vědět hlavnímu správci.`,
  }),
  scheduledReport: ({ name, period, by, notes, file, link }) => ({
    subject: `${name}: ${period}`,
    body: `Dobrý den,

${file === 'attached' ? `v příloze je přehled ${name} za období ${period}.` : `přehled ${name} za období ${period} je připravený.`}${file === 'too_large' ? ' Soubor je pro e-mail příliš velký, stáhnete si ho v Pořadníku.' : ''}
${notes.length === 0 ? '' : `\n${notes.join('\n')}\n`}
V Pořadníku ho po přihlášení najdete zde:

${link}

Pravidelné posílání nastavil(a) ${by} a může ho u šablony přehledu upravit nebo zrušit.`,
  }),
  reportNotSent: ({ name, why, link }) => ({
    subject: `Přehled ${name} nebyl odeslán`,
    body: `Dobrý den,

přehled ${name}, který si necháváte posílat e-mailem, nebyl odeslán. ${whyNotSent[why]}

Šablona a její posílání:

${link}`,
  }),
  licenceEnding: ({ store, day, left, link }) => ({
    subject: left < 0 ? `Licence pobočky ${store} skončila` : `Licence pobočky ${store} brzy skončí`,
    body: `Dobrý den,

licence pobočky ${store} ${left < 0 ? 'skončila' : 'platí jen do'} ${day}${left < 0 ? '' : `, ${plural(left, 'zbývá', 'zbývají', 'zbývá')} ${left} ${plural(left, 'den', 'dny', 'dní')}`}. Co běží, poběží dál, ale po konci licence nepůjde přidat nové přepážky, displeje ani kiosky.

Nový licenční klíč vložíte zde:

${link}`,
  }),
  backupFailed: ({ store, when, link }) => ({
    subject: `Záloha pobočky ${store} se nepodařila`,
    body: `Dobrý den,

${when} se nepodařilo vytvořit zálohu pobočky ${store}. Zkuste ji vytvořit znovu, a pokud se to nepodaří, dejte vědět správci serveru:

${link}`,
  }),
  wholeBackupFailed: ({ when, server, reason }) => ({
    subject: 'Záloha celku se nepodařila',
    body: `Dobrý den,

${when} se na serveru ${server} nepodařilo vytvořit a ověřit zálohu celého Pořadníku. Předejte prosím tuto zprávu správci serveru:

${reason}`,
  }),
  wholeBackupNotErased: ({ when, server, reason }) => ({
    subject: 'Ze starších záloh se nepodařilo odstranit osobní údaje',
    body: `Dobrý den,

${when} se na serveru ${server} nepodařilo přepsat starší zálohy Pořadníku bez osobních údajů klientů. Zálohy, kterých se to týká, zůstaly, jak byly; server to zkusí znovu příští noc. Předejte prosím tuto zprávu správci serveru:

${reason}`,
  }),
  branchNews: (news) => ({
    subject: newsSubjects[news.event](news),
    body: `Dobrý den,

${newsSentences[news.event](news)}

Podrobnosti najdete na adrese:

${news.link}`,
  }),
  newPin: 'Pro nový termín platí nový PIN: {pin}',
  visitTakes: (minutes, until) => `Délka návštěvy: asi ${visitLength(minutes)}, do ${until}.`,
  bookAgain: (link) => `Znovu se objednáte zde: ${link}`,
  answerLink: (link) => `Vyhovuje vám nový čas? Potvrďte ho, nebo vyberte jiný: ${link}`,
  orderLink: ({ link, purpose, minutes }) =>
    purpose === 'confirm_request'
      ? `Objednávku potvrďte do ${spanOf(minutes)} od odeslání této zprávy, jinak propadne: ${link}`
      : `Vaše objednávka: ${link}`,
  visitNote: ({ pin, link }) =>
    [
      `PIN ${pin}`,
      ...(link === null ? [] : [`Termín přesunete nebo zrušíte zde: ${link}`, 'Odpověď v kalendáři objednávku nezruší.']),
    ].join('\n'),
  confirmRequest: {
    subject: 'Potvrďte objednávku na {date} v {time}',
    body: `Dobrý den,

na pobočce {store} pro vás držíme termín na {date} v {time} ({service}). Objednávka platí až po potvrzení odkazem v této zprávě.`,
  },
  waiting: ({ service, store, days, part, link }) => ({
    subject: 'Čekáte na uvolněný termín',
    body: `Dobrý den,

zařadili jsme vás mezi čekající na uvolněný termín.

Činnost: ${service}
Pobočka: ${store}
Hodí se: ${days}${{ any: '', morning: ', dopoledne', afternoon: ', odpoledne' }[part]}

Když se místo uvolní, napíšeme vám a ${offerMinutes} minut vám ho podržíme. Nabídky posíláme mezi 7. a 20. hodinou. Čekání skončí posledním dnem, který jste zadali, a údaje o vás pak smažeme.

Pořadí uvidíte a z čekání se odhlásíte zde: ${link}`,
    sms: `Cekate na uvolneny termin: ${service}, ${days}. Odhlaseni: ${link}`,
  }),
  freed: ({ service, store, when, until, untilDay, link }) => ({
    subject: `Uvolnil se termín: ${when}`,
    body: `Dobrý den,

uvolnil se termín, na který čekáte. Držíme vám ho ${untilDay} do ${until}.

Termín: ${when}
Činnost: ${service}
Pobočka: ${store}

Otevřete odkaz a zvolte, jestli ho berete. Když do ${until} neodpovíte, nabídneme ho dalšímu v pořadí a vaše čekání skončí: ${link}`,
    sms: `Uvolnil se termin ${when}, ${service}. Drzime ho do ${until}: ${link}`,
  }),
  smsCode: ({ code, minutes }) => `${code} je váš kód pro přihlášení. Platí ${minutes} min. Nikomu ho neříkejte.`,
};
