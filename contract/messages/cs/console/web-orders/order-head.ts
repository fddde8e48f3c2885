/** Words of the head of an order. Fetched with it. */
export const orderHead = {
  consent: {
    given: 'Dal klient',
    noted: 'Dal klient, zapsal úřad',
    notAsked: 'Není potřeba, zadal úřad',
    none: 'Není',
  },
};
