/** In the address of the form of a new user: whose rights it starts with. */
export const rightsOfParameter = 'rights_of';
