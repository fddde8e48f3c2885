import { englishPlural } from '../../../basics/plural.ts';
import type { ServiceWords } from '../../../cs/console/stores/services.ts';

const branches = (count: number): string => `${count} ${englishPlural(count, 'branch', 'branches')}`;

export const services: ServiceWords = {
  copying: {
    action: 'Copy to branches…',
    short: 'Copy…',
    all: 'Copy all to branches…',
    titleOne: (name) => `Copy the service “${name}” to branches`,
    title: (count) => `Copy ${count} ${englishPlural(count, 'service', 'services')} to branches`,
    titleAll: 'Copy all services to branches',
    help: 'A service of the same name is changed to be like this one, otherwise a new one is made. You see the differences of each branch before it is copied.',
    numbering: 'Letter and numbers of tickets',
    numberings: { own: 'Each branch its own', same: 'The same as here' },
    numberingHelps: {
      own: 'A service that is there keeps them. A new one takes those from here, or the first free letter where the branch gives them out already.',
      same: 'A service is refused where another one gives out the same tickets.',
    },
    desks: 'Let desks of the same numbers serve it too',
    desksHelp: 'A service is refused where the branch has none of them.',
    preview: 'Show the differences',
    back: 'Back to the choice',
    copy: (count) => `Copy to ${branches(count)}`,
    done: (count) => `Services were copied to ${branches(count)}.`,
    results: { created: 'Will be made', changed: 'Will change', unchanged: 'No change', left: 'Left out', refused: 'Cannot be' },
    resultsDone: { created: 'Made', changed: 'Changed', unchanged: 'No change', left: 'Left out', refused: 'Refused' },
    leaveOut: 'What to copy',
    inStores: (name, count, all) => `${name} (${count} of ${all} branches)`,
    chosen: (count, stores) =>
      `${count} ${englishPlural(count, 'service', 'services')} will be written at ${branches(stores)}. Untick what is not to be copied.`,
    nothing: 'Nothing will be written: all is unticked.',
    tickets: (prefix, from, last) => `Tickets ${prefix === '' ? '' : `${prefix} `}${from}–${last}`,
    addedDesks: (numbers) => `Desks no. ${numbers} will serve it`,
    missingDesks: (numbers) => `The branch has no desks no. ${numbers}`,
    same: (names) => `No change: ${names}`,
    unknown: 'The branch does not exist, or you have no access to it',
    failed: 'Services could not be copied',
    noneChosen: 'Choose at least one branch.',
  },
  desks: {
    title: 'Which desks serve it',
    none: 'None yet: nobody calls the clients of this service. Choose the service in the record of a desk.',
    inactive: '(inactive)',
  },
  channels: {
    title: 'How clients and staff see the service',
    help: 'The previews change as you type. Where a channel has no text of its own, the name of the service stands.',
    names: {
      ticket: 'Ticket',
      touch_screen: 'Button of a touch screen',
      virtual_display: 'Virtual display',
      desk: 'Desk',
      monitor: 'Monitoring',
      statistics: 'Statistics',
      web_order: 'Web ordering',
      mobile: 'Mobile application',
    },
    unnamed: 'Name of the service',
    fallback: 'The name of the service; it has no text of its own',
    hidden: 'By its visibility the service is not shown here.',
    cut: (field, lines, columns) =>
      `${field}: the text is not shown whole. There is room for ${lines} ${englishPlural(lines, 'line', 'lines')} of ${columns} letters.`,
    cutSomewhere: (names) => `The text is not shown whole here: ${names}. Make it shorter, or give this place a shorter one.`,
    desk: 'desk',
    nowServed: 'You are serving',
    waiting: '5 people wait',
    chooseService: 'Choose a service',
  },
};
