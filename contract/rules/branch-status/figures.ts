/** What live readers are notified when figures of stores were counted again: no entity, and reported to anyone who reads the stores. */
export const figures = 'figures';
