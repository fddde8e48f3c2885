/** What is around the preview of the booking page. */
export const bookingPreview = {
  title: 'Stránka objednávání',
  how: 'Tak ji uvidí klienti po uložení. Projděte si kroky jako klient, odsud se nic neobjedná.',
  open: 'Otevřít stránku, jak je teď',
};
