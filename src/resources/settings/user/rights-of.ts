/** In the address of the form of a new user: the user who has the rights it starts with. */
export const rightsOfParameter = 'rights_of';
