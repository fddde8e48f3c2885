import { czechNumber as number } from '../../../basics/numbers.ts';
import { plural } from '../../../basics/plural.ts';

const messages = (count: number) => `${number(count)} ${plural(count, 'zpráva', 'zprávy', 'zpráv')}`;

/** Messages that are held back since a backup of the whole was restored. */
export const held = {
  count: (count: number) => `Zadržené zprávy: ${number(count)}`,
  title: 'Zprávy zadržené po obnově ze zálohy',
  text: (count: number) =>
    `V záloze ${plural(count, 'čekala', 'čekaly', 'čekalo')} na odeslání ${messages(count)}. Některé už mohly odejít před obnovou a některé mohou být zastaralé. Projděte je v seznamu a rozhodněte. Nové zprávy odcházejí hned.`,
  release: 'Odeslat všechny',
  discard: 'Neodesílat',
  done: {
    release: (count: number) => `K odeslání: ${messages(count)}`,
    discard: (count: number) => `Ponecháno v seznamu bez odeslání: ${messages(count)}`,
  },
  failed: 'Rozhodnutí se nepodařilo uložit. Zkuste to znovu.',
};

export type HeldWords = typeof held;
