import type { PreparedWords } from '../../../../rules/kiosk/prepared/layout-maker.ts';

/** Words that a prepared kiosk page begins with. */
export const preparedKiosk: PreparedWords = {
  question: 'How can we help you?',
  areaQuestion: 'What is it about?',
  hint: 'Touch your topic and take a ticket.',
  areaHint: 'Choose an area, then a service on the next page.',
  walkIn: 'I have no appointment',
  appointment: 'My appointment',
  enterPin: 'Enter the PIN from the message',
  help: 'Not sure? Ask at the information desk.',
  more: 'Further services',
  others: 'Further services',
  back: 'Back',
  language: 'Česky',
  startPage: 'Start page',
};
