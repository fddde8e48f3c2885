import { plural } from '../../../basics/plural.ts';

const orders = (count: number): string => `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávek')}`;

/** The first screen of web orders. Fetched with it. */
export const bookingOverview = {
  loading: 'Načítá se přehled objednávek',
  failed: 'Přehled objednávek se nepodařilo načíst',
  retry: 'Načíst znovu',
  waitingList: (count: number | undefined) => `Kdo čeká na uvolněný čas${count === undefined ? '' : ` (${count})`}`,
  summary: (today: number, tomorrow: number) => `Dnes ${orders(today)}, zítra ${orders(tomorrow)}, bez zrušených a propadlých.`,
  today: (day: string) => `Dnes, ${day}`,
  tomorrow: (day: string) => `Zítra, ${day}`,
  noOrders: 'Žádná objednávka.',
  coming: 'Kdo přijde další',
  allToday: 'Všechny dnešní',
  nobodyComes: 'Dnes už nikdo objednaný nepřijde.',
  comingFailed: 'Kdo přijde další, se nepodařilo načíst.',
  attention: 'Co potřebuje pozornost',
  nothing: 'Na nic se nečeká a všechny zprávy klientům šlo odeslat.',
  affected: (count: number) => `Vyřešit ${count} ${plural(count, 'objednávku', 'objednávky', 'objednávek')} v zablokované době`,
  affectedHelp: 'Jejich termín je zablokovaný nebo mimo úřední hodiny a klienti o tom nevědí.',
  unconfirmed: (count: number) =>
    `${count} ${plural(count, 'objednávka čeká', 'objednávky čekají', 'objednávek čeká')} na potvrzení klientem`,
  undelivered: (count: number) =>
    `${count} ${plural(count, 'objednávka má', 'objednávky mají', 'objednávek má')} e-mail, na který zprávy nedocházejí`,
  undeliveredHelp:
    'E-mail se vrátil, nebo ho poštovní server odmítl. Klient se o změnách nedozví: ověřte s ním adresu a opravte ji v objednávce.',
  unsent: (count: number) => `${count} ${plural(count, 'zprávu klientovi', 'zprávy klientům', 'zpráv klientům')} se nepodařilo odeslat`,
  unsentHelp: 'Zprávy k objednávce znovu pošlete v jejím záznamu.',
  withheld: (count: number) =>
    `${count} ${plural(count, 'zpráva klientovi čeká', 'zprávy klientům čekají', 'zpráv klientům čeká')} na vaše rozhodnutí`,
  withheldHelp:
    'Přišlo příliš mnoho nepotvrzených objednávek z jednoho připojení nebo na jeden e-mail. Pokud klienta znáte, pošlete zprávu v záznamu objednávky.',
  nearlyFull: 'Skoro plné dny',
  nearlyFullHelp: 'Dny z nejbližších dvou týdnů, na které zbývá nejvýš pětina míst.',
  noneNearlyFull: 'V nejbližších dvou týdnech není žádný den skoro plný.',
  free: (free: number, capacity: number) => (free === 0 ? `Plno z ${capacity}` : `Volno ${free} z ${capacity}`),
  more: (count: number) => `A ještě ${count} ${plural(count, 'další', 'další', 'dalších')}.`,
  web: 'Objednávání přes web',
  open: (count: number) => `Klienti si přes web mohou objednat ${count} ${plural(count, 'činnost', 'činnosti', 'činností')}.`,
  nothingOffered: 'Klienti si přes web nemohou objednat žádnou činnost.',
  closed: 'Stránka pro objednávání je na serveru vypnutá. Zapne ji správce serveru.',
  noServer: 'Není nastaven odesílací server, e-maily klientům neodcházejí. Nastaví ho správce serveru.',
  emailsOff: 'E-maily klientům jsou vypnuté v nastavení objednávání.',
  withoutPlan: 'Nabízí se na webu, ale nemají zapnutý plán s intervaly:',
  makePlan: 'Vytvořit plán',
  next: 'Kam dál',
};
