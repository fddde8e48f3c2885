import type { PreparedWords } from '../../../../rules/kiosk/prepared/layout-maker.ts';

/** Words that a prepared kiosk page begins with. */
export const preparedKiosk: PreparedWords = {
  question: 'Co potřebujete vyřídit?',
  areaQuestion: 'S čím přicházíte?',
  hint: 'Klepněte na svou záležitost a vezměte si lístek.',
  areaHint: 'Vyberte oblast, na další stránce pak činnost.',
  walkIn: 'Přicházím bez objednání',
  appointment: 'Mám termín',
  enterPin: 'Zadejte PIN ze zprávy',
  help: 'Nevíte si rady? Zeptejte se v informacích.',
  more: 'Další činnosti',
  others: 'Další činnosti',
  back: 'Zpět',
  language: 'English',
  startPage: 'Úvodní stránka',
};
