/** ra-core picks plain names; what picks by any path as well brings cloning and matching of everything along. */
export { pick as default } from 'es-toolkit';
