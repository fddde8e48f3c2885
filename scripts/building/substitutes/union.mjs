/** ra-core unites two lists of identifiers; what takes any number of nested ones brings cloning and matching along. */
export { union as default } from 'es-toolkit';
