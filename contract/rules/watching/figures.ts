/** What live readers are told when figures of stores were counted anew: no entity, and told to whoever reads the stores. */
export const figures = 'figures';
