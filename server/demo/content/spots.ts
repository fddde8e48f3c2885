/** What the town plays on its displays: title and seconds on the screen. */
export type Spot = readonly [title: string, seconds: number];

export const spots = {
  office: [
    ['Úřední hodiny magistrátu', 12],
    ['Objednejte se z domova na konkrétní čas', 15],
    ['Poplatky lze platit kartou', 8],
    ['Portál občana: vyřiďte to bez čekání', 15],
  ],
  documents: [
    ['Doklady k žádosti o občanský průkaz', 14],
    ['Cestovní pas do 24 hodin – ceny a místa', 14],
    ['Jak správně vyfotit dítě do pasu', 20],
  ],
  transport: [
    ['Přepis vozidla krok za krokem', 20],
    ['Výměna řidičského průkazu je zdarma', 12],
    ['Registrační značka na přání', 10],
    ['Bezpečně na silnici: reflexní prvky', 25],
  ],
  culture: [
    ['Zlatavské slavnosti na náměstí', 20],
    ['Městské divadlo: program na tento měsíc', 20],
    ['Výstava v muzeu: Radovín na starých fotografiích', 15],
    ['Knihovna: nové knihy a čtení pro děti', 15],
    ['Farmářské trhy každou sobotu', 10],
  ],
  environment: [
    ['Svoz bioodpadu: kalendář', 12],
    ['Sběrné dvory a jejich otevírací doba', 12],
    ['Třídíme správně: co kam patří', 25],
  ],
  social: [
    ['Linka pomoci pro seniory', 15],
    ['Dávky a příspěvky: kde se poradit', 15],
    ['Senior taxi: jak si jízdu objednat', 12],
  ],
  winter: [
    ['Zimní údržba chodníků: kam hlásit závady', 12],
    ['Vánoční trhy na náměstí', 20],
    ['Provoz úřadu mezi svátky', 20],
  ],
  parking: [
    ['Nové zóny parkování v centru', 20],
    ['Rezidentní oprávnění po internetu', 14],
    ['Záchytné parkoviště u nádraží zdarma', 10],
  ],
} as const satisfies Record<string, readonly Spot[]>;
