/** Every name has its label in the catalogue; react-admin would guess an English one, with tables of English grammar. */
const asItIs = (name) => name;

export { asItIs as humanize, asItIs as inflect, asItIs as pluralize, asItIs as transform };
