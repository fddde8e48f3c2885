import type { TemplatePurpose } from '../../../contract/rules/text/template-tags.ts';

export type Wording = { readonly name: string; readonly subject: string; readonly email: string; readonly sms: string };

/** The same in English; what the town has not translated is built in. */
export const englishWordings: Readonly<Partial<Record<TemplatePurpose, Omit<Wording, 'name' | 'sms'>>>> = {
  created: {
    subject: 'Your appointment on {date} at {time}, {store}',
    email: `Hello,

your appointment is confirmed.

Branch: {store}
Address: {address}
Service: {service}
Time: {date} at {time}
PIN: {pin}

Enter the PIN at the kiosk by the entrance, from 15 minutes before the time until 10 minutes after it. The staff speak English at the information desk.

Municipal Office of Radovín nad Zlatavou`,
  },
  reminder: {
    subject: 'Tomorrow at {time} at {store}',
    email: `Hello,

we remind you of your appointment.

Branch: {store}, {address}
Service: {service}
Time: {date} at {time}
PIN: {pin}

If you cannot come, please cancel the appointment. Somebody else gets the time then.

Municipal Office of Radovín nad Zlatavou`,
  },
};

/** Messages to clients. SMS are without diacritics: 160 characters fit into one instead of 70. */
export const wordings: Readonly<Record<TemplatePurpose, Wording>> = {
  created: {
    name: 'Nová objednávka',
    subject: 'Objednávka na {date} v {time} – {store}',
    email: `Dobrý den,

potvrzujeme vaši objednávku.

Pobočka: {store}
Adresa: {address}
Činnost: {service}
Termín: {date} v {time}
PIN: {pin}

PIN zadejte na kiosku u vchodu 15 minut před termínem až 10 minut po něm. Bez něj prosím vezměte běžný lístek.

Nemůžete-li přijít, objednávku prosím zrušte, ať se na termín dostane někdo další.

Magistrát města Radovín nad Zlatavou`,
    sms: 'Objednano: {service}, {store}, {date} {time}. PIN {pin} zadejte na kiosku. Radovin nad Zlatavou',
  },
  confirm_request: {
    name: 'Žádost o potvrzení',
    subject: 'Potvrďte objednávku na {date} v {time}',
    email: `Dobrý den,

na pobočce {store} pro vás do potvrzení držíme termín na {date} v {time} ({service}).

Objednávka platí až po potvrzení odkazem v této zprávě.

Magistrát města Radovín nad Zlatavou`,
    sms: 'Potvrdte objednavku {store} {date} {time} odkazem v e-mailu, jinak propadne.',
  },
  changed: {
    name: 'Změna termínu',
    subject: 'Změna objednávky: {date} v {time}',
    email: `Dobrý den,

vaše objednávka byla přesunuta.

Pobočka: {store}
Adresa: {address}
Činnost: {service}
Nový termín: {date} v {time}
PIN: {pin}

Nevyhovuje-li vám, objednávku prosím přesuňte nebo zrušte.

Magistrát města Radovín nad Zlatavou`,
    sms: 'Zmena terminu: {service}, {store}, nove {date} {time}. PIN {pin}.',
  },
  cancelled: {
    name: 'Zrušení objednávky',
    subject: 'Objednávka na {date} v {time} je zrušena',
    email: `Dobrý den,

vaše objednávka na pobočce {store} na {date} v {time} ({service}) je zrušena.

{message}

Magistrát města Radovín nad Zlatavou`,
    sms: 'Vase objednavka {store} {date} {time} je zrusena. {message}',
  },
  reminder: {
    name: 'Připomenutí',
    subject: 'Zítra v {time} vás čekáme – {store}',
    email: `Dobrý den,

připomínáme vaši objednávku.

Pobočka: {store}, {address}
Činnost: {service}
Termín: {date} v {time}
PIN: {pin}

Nemůžete-li přijít, objednávku prosím zrušte. Termín tak dostane někdo jiný.

Magistrát města Radovín nad Zlatavou`,
    sms: 'Pripominame: {store}, {date} {time}, PIN {pin}. Nemuzete-li prijit, objednavku prosim zruste.',
  },
};
