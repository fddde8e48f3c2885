/** What live readers get when figures of stores were counted again: no entity, and sent to anyone who reads the stores. */
export const figures = 'figures';
